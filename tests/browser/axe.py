"""What axe, a program that knows the rules of accessible pages, finds on a page."""

from pathlib import Path

from playwright.sync_api import Page

AXE = Path(__file__).parents[2] / "node_modules/axe-core/axe.min.js"
RULES = ("wcag2a", "wcag2aa", "wcag21aa")
RUN = """([part, rules, contrast]) => axe.run(part ?? document, {
  runOnly: rules,
  rules: contrast ? {} : { "color-contrast": { enabled: false } },
  resultTypes: ["violations"],  // the others are not told in full, which takes longest
}).then((found) => found.violations)"""


def problems(
    page: Page, rules: tuple[str, ...] = RULES, part: str | None = None, contrast: bool = True
) -> list[str]:
    """Return what breaks the *rules* on a page, or in a *part* of it, a selector.

    Without *contrast* colours are not looked at, which takes two thirds of the time.
    """
    page.evaluate(AXE.read_text("utf-8"))  # as a tool: the policy of a page lets in no script
    return [
        f"{v['id']}: {v['nodes'][0]['html'][:160]} {v['nodes'][0]['failureSummary']}"
        for v in page.evaluate(RUN, [part, [*rules], contrast])
    ]
