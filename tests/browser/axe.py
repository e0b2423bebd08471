"""What axe, a program that knows the rules of accessible pages, finds on a page."""

from pathlib import Path

from playwright.sync_api import Page

AXE = Path(__file__).parents[2] / "node_modules/axe-core/axe.min.js"
COLOURS = ("color-contrast",)
BY_WIDTH = ("scrollable-region-focusable", "target-size")  # what a phone may break
OFF = {  # of all the rules of axe these are not asked for
    "color-contrast-enhanced": "more than AA, which is 4.5 to 1",
    "focus-order-semantics": "another rule wants what it forbids, a focus on what scrolls",
}
RUN = """async ([part, only, off]) => {
  const rules = only ?? axe.getRules().map(({ ruleId }) => ruleId);
  const whole = new CSSStyleSheet();  // what is skipped has too little room, and its parts overlap
  whole.replaceSync(".md-content :not([hidden]) { content-visibility: visible !important; }");
  document.adoptedStyleSheets.push(whole);
  const frame = () => new Promise(requestAnimationFrame);
  await frame().then(frame).then(frame);  // in which scripts look what scrolls
  return axe.run(part ?? document, {
    runOnly: { type: "rule", values: rules.filter((rule) => !off.includes(rule)) },
    resultTypes: ["violations"],  // the others are not told in full, which takes longest
  }).then((found) => found.violations).finally(() => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== whole);
  });
}"""


def problems(
    page: Page,
    rules: tuple[str, ...] | None = None,
    part: str | None = None,
    contrast: bool = True,
) -> list[str]:
    """Return what breaks the *rules*, or any rule, on a page, or in a *part* of it, a selector.

    Without *contrast* colours are not looked at, which takes two thirds of the time.
    """
    page.evaluate(AXE.read_text("utf-8"))  # as a tool: the policy of a page lets in no script
    off = [*OFF, *(() if contrast else COLOURS)]
    return [
        f"{v['id']}: {v['nodes'][0]['html'][:160]} {v['nodes'][0]['failureSummary']}"
        for v in page.evaluate(RUN, [part, rules, off])
    ]
