"""Addresses that nobody would write: nothing in them runs, nothing throws, the page still works.

The same in every run, a few for each kind of page; many where CHROMDOCS_LONG is set.
"""

from collections.abc import Iterator
from random import Random
from string import punctuation
from typing import Any
from urllib.parse import quote

import pytest
from bounds import bound
from playwright.sync_api import Dialog, Page, Route
from watched import SETTLED

from chromdocs.papers import DECKS

pytestmark = pytest.mark.browser

SEED = 22
CHANCE = Random(SEED)
LOADING = 90_000  # milliseconds until Python is there, on a busy machine
DECK = next(f"talks/{paper}/" for paper, deck in DECKS.items() if deck.slides)
BOARD = ["game", "at", "misere", "first", "level", "people", "side", "moves"]
LOOK = ["theme", "title", "ground"]
LEDGER = ["paper", "part", "kind", "status", "proof", "decided", "severity", "find", "q"]
LAB = ["game", "red", "beta", "moves", "code", "to", "at", "others", "view", "claim", "bound"]
SLIDES = ["theme", "receiver", "print-pdf", "notes", "view", "slideNumber", "plugins", "url"]
REVEAL = ["dependencies", "keyboard", "width", "parallaxBackgroundImage", "autoSlideMethod"]
PLACES = {  # the names that the address of each may have, and what shows that it works
    "": (["q"], ".board button"),
    "404.html": (["q"], ".doors a"),
    "play/": (BOARD, ".board button"),
    "play/chromatic/": (BOARD, ".board button"),
    "embed/play/": (BOARD + LOOK, ".board button"),
    "lab/": (LAB, "[data-lab] .lab-paint button"),
    "decide/": (["formula"], "textarea"),
    "embed/beta-plane/": (["beta", "to", *LOOK], ".chart"),
    "figures/beta-plane/": (["beta", "to"], ".own"),
    "figures/evil-plane/": (["game", "to"], ".own"),
    "gallery/": (["paper", "tag", "find"], "[data-gallery]"),
    "ledger/": (LEDGER, ".ledger-tools"),
    "cite/": (["id"], "input[role=combobox]"),
    "talks/": (["figure", "shape", "ground", "live", "beta", "to", "game"], ".talk-seen"),
    DECK: (SLIDES + REVEAL, "section.present"),
}
MARK = "<b class=injected>"  # an element that no page has
RUN = "window.injected=1"
HOSTILE = [
    f"<script>{RUN}</script>{MARK}",
    f"</script><script>{RUN}</script>",
    f'"><img src=x onerror={RUN}>{MARK}',
    f"'><svg onload={RUN}>{MARK}",
    f"<iframe srcdoc='<script>top.{RUN}</script>'></iframe>",
    f"javascript:{RUN}",
    f"data:text/html,<script>{RUN}</script>",
    f"{{{{constructor.constructor('{RUN}')()}}}}",
    f"${{{RUN}}}",
    f"';{RUN};'",
    "__proto__",
    "constructor",
    "constructor.prototype",
    "__proto__[injected]",
    '{"__proto__": {"injected": 1}}',
    "//elsewhere.example/x.js",
    "https://elsewhere.example/",
    "../../../../etc/passwd",
    "",
    " ",
    "0",
    "-1",
    "NaN",
    "1e999",
    "9" * 400,
    "0,0",
    "1,2;3,4!5,6",
    "(5, 7)",
    "99999999999999999999,1",
    "nim",
    "chromatic",
    "beta-plane",
    "evil-plane",
    "chromatic/thm-14",
    "star(" * 40 + "wythoff" + ")" * 40,
    " + ".join(["nim"] * 60),
    "invariant:moves=" + "(1,2)," * 300,
    "chromatic:red=" + "<b>" * 30,
    "(" * 900,
    "[id=\\",
    '"]',
    "\\",
    "a:is(",
    "%",
    "\0",
    "\u202e\ufeff\u2028",
    "\U0001f600" * 20,
    "ﷺ" * 50,
    "x" * 15_000,
]
RAW = [
    "%",
    "%zz",
    "%E0%A4%A",
    "%00",
    "%ff%fe",
    "%u0041",
    "%C0%AF",
    "%ED%A0%80",
    "+",
    "&&=",
    "=",
    "?",
]
SAFE = "".join(sorted({*punctuation} - {*"#%&"}))
NAMES = ["__proto__", "constructor", "toString", "hasOwnProperty", "then", "x", "", MARK]
STUB = """onmessage = ({ data: { number, question } }) => {
  postMessage({ ready: true });
  postMessage({ number, answer: JSON.stringify({ wrong: question }) });
};"""
LEFT = """() => ({
  ran: window.injected, polluted: ({}).injected, listed: Object.keys(Object.prototype).length,
  elements: document.querySelectorAll(".injected").length,
  links: [...document.links].filter((a) => a.href.startsWith("javascript:")).length,
})"""
CLEAN = {"listed": 0, "elements": 0, "links": 0}


def addresses(random: Random, names: list[str], number: int) -> Iterator[str]:
    """Yield what may follow a place: queries and hashes, odd and hostile."""

    def value() -> str:
        kind = random.random()
        if kind < 0.15:
            return random.choice(RAW)
        text = random.choice(HOSTILE)
        if kind < 0.35:
            text += random.choice(HOSTILE)
        elif kind < 0.45:
            text = text[: random.randrange(len(text) + 1)] + chr(random.randrange(0x3000))
        return quote(text, safe=random.choice(["", "/:,;()'<>=", SAFE]))

    def key() -> str:
        return quote(random.choice(names if random.random() < 0.8 else NAMES))

    yield "?" + "&".join(f"{name}={quote(HOSTILE[0])}" for name in names)
    if "claim" in names:  # beside which the lab runs no code
        others = (name for name in names if name != "claim")
        yield "?" + "&".join(f"{name}={quote(HOSTILE[0])}" for name in others)
    for _ in range(number):
        pairs = [f"{key()}={value()}" for _ in range(random.choice([0, 1, 1, 2, 3]))]
        mark = f"#{value()}" if not pairs or random.random() < 0.3 else ""
        yield ("?" + "&".join(pairs) if pairs else "") + mark


def worker(route: Route) -> None:
    """Say back what was asked, as an error; in a long run the library itself answers some."""
    if CHANCE.random() < bound(0, 0.1):
        route.continue_()
    else:
        route.fulfill(body=STUB, content_type="text/javascript")


@pytest.mark.timeout(bound(180, 1200))
@pytest.mark.parametrize("place", PLACES)
def test_odd_addresses(open_page: Any, desk: Any, place: str) -> None:
    names, works = PLACES[place]
    page: Page = open_page("embed/evil-plane/", fresh=True)  # a small one

    def refuse(dialog: Dialog) -> None:
        desk.wrong.append(f"dialog: {dialog.message}")
        dialog.dismiss()

    page.on("dialog", refuse)
    page.context.route("**/assets/worker.js", worker)
    failed = []
    come = "load" if place == "lab/" else "networkidle"  # a worker stopped early is waited for ever
    odd = [*addresses(Random(f"{SEED} {place}"), names, bound(2, 100))]
    for number, asked in enumerate(odd):
        page.goto("about:blank")
        page.goto(desk.address + place + asked, wait_until=come)
        page.locator(SETTLED).wait_for(state="attached")
        page.locator(works).first.wait_for(state="attached")
        page.locator(".engine").first.wait_for(state="detached", timeout=LOADING)
        page.evaluate("text => { location.hash = text; }", HOSTILE[number % len(HOSTILE)])
        page.evaluate("() => new Promise((rest) => requestIdleCallback(rest, { timeout: 2000 }))")
        left = {key: found for key, found in page.evaluate(LEFT).items() if found is not None}
        if left != CLEAN or desk.wrong:
            failed.append((place + asked[:300], left, [*desk.wrong]))
        desk.wrong.clear()
    assert failed == []
