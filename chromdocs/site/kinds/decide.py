"""Where a formula is decided: a field for it, examples, the words of the language."""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from hashlib import sha256
from typing import Any
from urllib.parse import urlencode

from chromdocs.decide.decision import decide
from chromdocs.decide.known import KNOWN
from chromdocs.decide.words import WORDS
from chromdocs.lab.decided import LONG, machines, shown, verdict
from chromdocs.site.blocks import Blocks
from chromdocs.site.data import as_script
from chromdocs.site.kept import Content
from chromdocs.site.page import Page, written
from chromdocs.site.world import World

ORDER = 8

MARK = "let move(n, m) = m + 1 = n or n >= 1 and m = n // 2;"
VALUES = """let g(n, v) = dopey(n) and v = 0
  or vile(n) and (odious(n) and v = 1 or evil(n) and v = 2);"""


@dataclass(frozen=True)
class Example:
    """A formula to begin with."""

    title: str  # what it is called
    about: str  # what it says
    formula: str  # the same in the language
    true: bool = True  # whether it is

    @property
    def query(self) -> str:
        """The part of an address that asks it."""
        return urlencode({"formula": self.formula})


EXAMPLES = (
    Example(
        "No three odious numbers in a row",
        "An odious number has an odd number of ones in binary.",
        "forall n: not (odious(n) and odious(n + 1) and odious(n + 2))",
    ),
    Example(
        "No two evil numbers in a row",
        "This is false, and the automaton of all numbers that fail gives the first of them.",
        "forall n: not (evil(n) and evil(n + 1))",
        False,
    ),
    Example(
        "Sums of two odious numbers",
        "Is every number from 2 on such a sum? Look at the automaton of those that are not.",
        "forall n: n >= 2 implies exists x, y: odious(x) and odious(y) and n = x + y",
        False,
    ),
    Example(
        "Sums of three odious numbers",
        "Every number from 3 on is one.",
        """forall n: n >= 3 implies
  exists x, y, z: odious(x) and odious(y) and odious(z) and n = x + y + z""",
    ),
    Example(
        "Four letters twice",
        "Somewhere in the word of evil and odious, a block of at least 4 letters is repeated at "
        "once. Where first?",
        """exists i, l: l >= 4 and
  forall j: j < l implies (evil(i + j) iff evil(i + j + l))""",
    ),
    Example(
        "No overlap",
        "But no block is ever followed by itself and its own first letter (Thue, 1912).",
        """forall i, l: l >= 1 implies
  exists j: j <= l and not (evil(i + j) iff evil(i + j + l))""",
    ),
    Example(
        "MARK, solved",
        "Take one token, or halve the heap and round down: the dopey numbers are the P-positions.",
        f"let p(n) = dopey(n);\n{MARK}\nsolves(p, move)",
    ),
    Example(
        "MARK in misère play",
        "Whoever cannot move wins: vile and dopey change places at the powers of 2.",
        f"let p(n) = n >= 1 and (power(n) iff vile(n));\n{MARK}\nmisere(p, move)",
    ),
    Example(
        "MARK-7",
        "Take one to six tokens, or divide by 7: the dopey numbers again, now in base 7.",
        """in base 7:
let p(n) = dopey(n);
let move(n, m) = m < n <= m + 6 or n >= 1 and m = n // 7;
solves(p, move)""",
    ),
    Example(
        "The Grundy values of MARK",
        "0 if dopey, 1 if vile and odious, 2 if vile and evil.",
        f"{VALUES}\n{MARK}\nvalues(g, move)",
    ),
    Example(
        "They are square-free",
        "No block of these values is ever repeated at once.",
        f"""{VALUES}
forall i, l: l >= 1 implies exists j: j < l and g(i + j) != g(i + j + l)""",
    ),
    Example(
        "Wythoff nim, solved",
        "With the golden ratio, for all heaps. Numbers are written as sums of Fibonacci numbers.",
        """let p(x, y) = exists n: x = floor(phi * n) and y = x + n
  or y = floor(phi * n) and x = y + n;
let move(x, y, u, v) = u = x and v < y or v = y and u < x
  or (exists t: t >= 1 and u + t = x and v + t = y);
solves(p, move)""",
    ),
    Example(
        "Wythoff nim with a ban",
        "Who takes from both heaps must not leave 1 in the first: the same pairs do not solve it. "
        "Where does that show first?",
        """let p(x, y) = exists n: x = floor(phi * n) and y = x + n
  or y = floor(phi * n) and x = y + n;
let move(x, y, u, v) = u = x and v < y or v = y and u < x
  or (exists t: t >= 1 and u + t = x and v + t = y and u != 1);
solves(p, move)""",
        False,
    ),
    Example(
        "2-Wythoff nim",
        "Take from both heaps, almost as many from one as from the other: the square root of 2.",
        """let p(x, y) = exists n: x = floor(sqrt(2) * n) and y = x + 2 * n
  or y = floor(sqrt(2) * n) and x = y + 2 * n;
let move(x, y, u, v) = u = x and v < y or v = y and u < x
  or u < x and v < y and x + v < y + u + 2 and y + u < x + v + 2;
solves(p, move)""",
    ),
    Example(
        "Theorem 14 of the chromatic paper",
        "The closed form of the P-positions of evil-chromatic nim, from the rules of the game.",
        """let b(n, m) = evil(n) and m = 2 * n or odious(n) and m = 2 * n + 1;
let a(n, m) = vile(n) and m + 2 = b(n)
  or dopey(n) and (evil(n) and m + 1 = b(n) or odious(n) and m + 3 = b(n));
let p(x, y) = x = 0 and y = 0
  or exists n: n >= 1 and (x = a(n) and y = b(n) or x = b(n) and y = a(n));
let move(x, y, u, v) = u < x and v = y or u = x and v < y
  or odious(x) and odious(y) and u < x and v < y;
solves(p, move)""",
    ),
)


def pages() -> dict[str, Page]:
    """Return the one page."""
    about = "Type a statement about digits or a game: true for all numbers, or a counterexample."
    return {"decide.md": Page("Decide", about, _write, hide=("toc", "navigation"))}


def nav() -> dict[str, list[Any]]:
    """Return the page."""
    return {"decide/": ["decide.md"]}


def files(world: World, made: dict[str, Content]) -> Iterator[tuple[str, bytes]]:
    """Yield nothing: the scripts are assets."""
    yield from ()


def _write(blocks: Blocks) -> str:
    first = decide(EXAMPLES[0].formula)
    data = {**shown(first), "seconds": None}  # every build gives the same
    data["automata"][0]["pictures"] = machines(first)[0].pictures()
    key = sha256(json.dumps(data).encode()).hexdigest()[:16]
    script = f"assets/decided/{key}.js"
    blocks.files[script] = as_script(key, data)
    return written(
        "decide.md",
        blocks,
        examples=EXAMPLES,
        first=EXAMPLES[0],
        verdict=verdict(first),
        script=blocks.link(script),
        words=WORDS,
        names=KNOWN,
        long=LONG,
    )
