"""Pages under their policy: what the site needs works everywhere, and nothing else does.

A violation is an error in the console, which fails every test that opens a page; here stand the
ways between pages and windows, and what has to be refused. That the policy of a page is enough for
the lab, when it is swapped in, is tested with Python.
"""

from typing import Any

import pytest
from playwright.sync_api import Page, expect
from watched import watch

from chromdocs.papers import DECKS

pytestmark = pytest.mark.browser

DECK = next(f"talks/{paper}/" for paper, deck in DECKS.items() if deck.slides)
ELSEWHERE = "https://elsewhere.example/"
ATTEMPTS = """elsewhere => {
  window.refused = [];
  addEventListener("securitypolicyviolation", (event) => refused.push(event.effectiveDirective));
  const put = (tag, given) => {
    const element = Object.assign(document.createElement(tag), given);
    document.body.append(element);
    return element;
  };
  const tries = [
    () => put("script", { textContent: "window.reached = 'script'" }),
    () => put("div", { innerHTML: `<img src="data:," onerror="window.reached = 'handler'">` }),
    () => put("a", { href: "javascript:window.reached = 'link'" }).click(),
    () => { window.reached = eval("'eval'"); },
    () => put("script", { src: `${elsewhere}x.js` }),
    () => put("script", { src: "data:text/javascript,window.reached = 'data'" }),
    () => put("img", { src: `${elsewhere}x.png` }),
    () => put("iframe", { src: elsewhere }),
    () => put("object", { data: elsewhere }),
    () => put("link", { rel: "stylesheet", href: `${elsewhere}x.css` }),
    () => put("base", { href: elsewhere }),
    () => { fetch(elsewhere).catch(() => {}); },
    () => new Worker(URL.createObjectURL(new Blob(["postMessage(1)"]))),
    () => put("form", { action: elsewhere }).submit(),
  ];
  setTimeout(() => { // as code of the page: that of a tool may do more
    for (const attempt of tries) {
      try { attempt(); } catch (error) { /* some are refused so */ }
    }
  });
  return tries.length;
}"""


@pytest.mark.parametrize("place", ["", "404.html", "embed/evil-plane/", "embed/play/nim/", DECK])
def test_what_others_would_do_is_refused(bare_page: Page, address: str, place: str) -> None:
    page = bare_page
    left: list[str] = []
    page.route(f"{ELSEWHERE}**", lambda route: (left.append(route.request.url), route.abort()))
    page.goto(address + place)
    tries = page.evaluate(ATTEMPTS, ELSEWHERE)
    page.wait_for_function("tries => refused.length === tries", arg=tries)
    assert page.evaluate("window.reached") is None
    assert left == []


def test_notes_open_in_a_window_of_their_own(open_page: Any) -> None:
    page = open_page(DECK, fresh=True)
    page.wait_for_function("() => Reveal.isReady()")
    with page.expect_popup() as opened:
        page.keyboard.press("s")
    notes = opened.value
    current, coming = (
        notes.frame_locator(f"#{name}-slide iframe").locator("section.present :is(h1, h2)")
        for name in ("current", "upcoming")
    )
    deck = DECKS[DECK.split("/")[1]]
    titles = [slide.title for slide in deck.slides]
    expect(current).to_have_text(deck.title)
    page.keyboard.press("ArrowRight")
    expect(current).to_have_text(titles[0])
    expect(coming).to_have_text(titles[1])
    notes.keyboard.press("ArrowRight")
    expect(current).to_have_text(titles[1])
    expect(page.locator("section.present h2")).to_have_text(titles[1])


MESSAGES = [
    {"chromdocsKey": "__proto__"},
    {"chromdocsKey": "constructor"},
    {"chromdocsKey": "toString"},
    {"chromdocsKey": {"toString": 1}},
    {"chromdocsKey": ["t"]},
    {"__proto__": {"chromdocsKey": "t"}},
    None,
    "",
    "{x}",
    "null",
    '{"method": "__proto__", "args": [{}]}',
    '{"method": "constructor", "args": [{}]}',
    '{"method": "configure", "args": [{"__proto__": {"controls": false}, "rtl": true}]}',
    '{"method": "destroy", "args": []}',
    '{"namespace": "reveal-notes", "type": "call", "methodName": "__proto__", "arguments": []}',
    '{"namespace": "reveal-notes", "type": "connect", "__proto__": {"a": 1}}',
]


def test_slides_ignore_messages_that_are_not_theirs(open_page: Any) -> None:
    page = open_page(DECK, fresh=True)
    page.wait_for_function("() => Reveal.isReady()")
    state = """() => JSON.stringify([Reveal.getState(), Reveal.getConfig().rtl, Reveal.isReady(),
      Object.getPrototypeOf(Reveal.getConfig()) === Object.prototype, Object.keys(Object.prototype),
      document.documentElement.dataset.mdColorScheme])"""
    before = page.evaluate(state)
    page.evaluate("all => all.forEach((one) => postMessage(one))", MESSAGES)
    page.evaluate("new Promise((heard) => { onmessage = heard; postMessage({}); })")
    assert page.evaluate(state) == before
    page.evaluate("postMessage({ chromdocsKey: 'PageDown' })")
    expect(page.locator("section.present h2")).to_be_visible()


def of_others(page: Page, address: str, place: str) -> None:
    """Make it a page of another site that shows a page of ours in a frame."""
    page.set_content(f"<iframe src='{address}{place}' width=800 height=600></iframe>")


def test_slides_in_a_page_of_others_do_not_obey_it(bare_page: Page, address: str) -> None:
    page = bare_page
    of_others(page, address, DECK)
    slides = page.frame_locator("iframe")
    expect(slides.locator("section.present h1")).to_be_attached()
    page.evaluate("""() => {
      frames[0].postMessage({ chromdocsKey: "PageDown" }, "*");
      frames[0].postMessage('{"method": "next", "args": []}', "*");
    }""")
    page.wait_for_timeout(200)
    expect(slides.locator("section.present h1")).to_be_attached()


@pytest.mark.parametrize("place", ["embed/evil-plane/", "embed/play/nim/"])
def test_an_embed_in_a_page_of_others_hands_on_keys(
    bare_page: Page, address: str, place: str
) -> None:
    page = bare_page
    of_others(page, address, place)
    wrong: list[str] = []
    watch(page.context, wrong)
    page.evaluate(
        "window.keys = []; addEventListener('message', ({ data }) => keys.push(data.chromdocsKey))"
    )
    embed = page.frame_locator("iframe")
    embed.locator(".chart, .board").first.click()
    page.keyboard.press("PageDown")
    page.wait_for_function("keys.length")
    page.evaluate("all => all.forEach((one) => frames[0].postMessage(one, '*'))", MESSAGES)
    expect(embed.locator(".chart, .board").first).to_be_visible()
    assert page.evaluate("keys") == ["PageDown"]
    assert wrong == []
