"""How the five papers hang together: a drawing whose boxes are the chapters."""

from html import escape

from chromdocs.games.family import Family
from chromdocs.papers import PAPERS
from chromdocs.site.blocks import Blocks
from chromdocs.site.markup import prose

WIDTH, HEIGHT = 684, 500
BOX, LINE = 204, 19
CHAPTERS = {  # chapter: its paper, its title, its middle
    "foundations": ("", "1 Games", (224, 20)),
    "numbers": ("", "1 Numbers", (466, 20)),
    "chromatic-nim": ("chromatic", "2 Chromatic nim", (342, 120)),
    "black-and-white-nim": ("blackwhite", "3 Black & white nim", (103, 245)),
    "mark": ("vile", "4 Vile, dopey, evil, odious", (581, 245)),
    "continued-fractions": ("fractions", "5 Continued fractions", (342, 245)),
    "star": ("star", "6 The ⋆-operator", (342, 370)),
    "what-we-found": ("", "7 What we found", (342, 470)),
}
CONNECTIONS = (
    (
        "black-and-white-nim",
        "chromatic-nim",
        "Fraenkel asked in 2011 for games with short rules whose P-positions are a given pair of "
        "Beatty sequences. Here are two answers, and both colour the tokens: black & white nim "
        "forbids some moves of nim, chromatic nim adds some.",
    ),
    (
        "chromatic-nim",
        "continued-fractions",
        "A third answer to the question. No colours this time: the moves are the same from "
        "every position, and they come out of a continued fraction.",
    ),
    (
        "chromatic-nim",
        "mark",
        "The evil and odious numbers colour the tokens, the vile and dopey ones tell how far apart "
        "the stacks of a P-position are. MARK is a game about all four.",
    ),
    (
        "black-and-white-nim",
        "star",
        "When does a move not depend on where you are? The one paper weighs two meanings of "
        "*invariant*, the other plays with games that have the strictest one.",
    ),
    (
        "continued-fractions",
        "star",
        "P-positions can be moves. The ⋆-operator makes them so, and done twice it finds "
        "a game for many a pair of sequences, though seldom one with rules as short as those of "
        "the fractions.",
    ),
    (
        "mark",
        "star",
        "Digits decide. In MARK they are binary, in the ⋆ of Wythoff nim the digits of Zeckendorf.",
    ),
)

ELSEWHERE = {  # games that are explained in another chapter than the first of their paper
    **dict.fromkeys(("nim", "wythoff", "subtraction"), "foundations"),
    **dict.fromkeys(("mouse", "mousetrap", "constrained-mouse"), "ornaments"),
    **dict.fromkeys(("pair", "rational-pair", "ornament", "subsided"), "ornaments"),
    "subsided-dual": "ornaments",
}


def chapter_of(family: Family) -> str:
    """Return the address of the chapter that explains a game, empty if there is none.

    >>> from chromdocs.games.catalogue import FAMILIES
    >>> chapter_of(FAMILIES["mouse"]), chapter_of(FAMILIES["mark"])
    ('learn/ornaments/', 'learn/mark/')
    """
    first = (name for name, (paper, *_) in CHAPTERS.items() if paper == family.paper)
    chapter = ELSEWHERE.get(family.name) or next(first, "")
    return f"learn/{chapter}/" if chapter else ""


def papermap(blocks: Blocks) -> str:
    """Return the drawing, and below it each connection in words."""
    lines, marks, items = "", "", ""
    for number, (a, b, words) in enumerate(CONNECTIONS, 1):
        (_, one, (x, y)), (_, other, (u, v)) = CHAPTERS[a], CHAPTERS[b]
        lines += f'<path d="M{x} {y}L{u} {v}"/>'
        marks += (
            f'<a xlink:href="#connection-{number}" aria-label="Connection {number}">'
            f'<circle cx="{(x + u) // 2}" cy="{(y + v) // 2}" r="11"/>'
            f'<text x="{(x + u) // 2}" y="{(y + v) // 2 + 5}">{number}</text></a>'
        )
        items += (
            f'<li id="connection-{number}">{blocks.to(f"learn/{a}/", one[2:])} and '
            f"{blocks.to(f'learn/{b}/', other[2:])}. {prose(words)}</li>"
        )
    boxes = "".join(_box(blocks, chapter) for chapter in CHAPTERS)
    return (
        '<div class="scroll graph map" tabindex="0" role="region" aria-label="Map of the papers">'
        f'<svg width="{WIDTH}" height="{HEIGHT}" viewBox="0 0 {WIDTH} {HEIGHT}">'
        f"{lines}{boxes}{marks}</svg></div><ol>{items}</ol>"
    )


def _box(blocks: Blocks, chapter: str) -> str:
    paper, title, (x, y) = CHAPTERS[chapter]
    lines = [title]
    if paper:
        entries = blocks.world.entries_of(paper)
        failed = sum(entry.failed is not None for entry in entries)
        fail = "fails" if failed == 1 else "fail"
        lines += [PAPERS[paper].short, f"{len(entries)} statements, {failed} {fail} as printed"]
    height = LINE * len(lines) + 16
    top = y - height / 2
    words = "".join(
        f'<text x="{x}" y="{top + LINE * (i + 1) + 2:.0f}">{escape(text)}</text>'
        for i, text in enumerate(lines)
    )
    return (
        f'<a xlink:href="{blocks.link(f"learn/{chapter}/")}">'
        f'<rect x="{x - BOX / 2:.0f}" y="{top:.0f}" width="{BOX}" height="{height}" rx="6"/>'
        f"{words}</a>"
    )
