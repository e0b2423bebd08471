"""Numbers are written one way on all pages: 5,000, with a comma every three digits, never a space.

A space would let a line end within a number. Where commas stand between numbers, in a position or
a list, there are none inside them. Digits of a number in another base, years, pages and labels of
cases, such as i = 45743, are as they are; code and the cells of tables are data.
"""

import re
from html import unescape
from pathlib import Path

import pytest

from chromdocs.site.markup import value

SITE = Path(__file__).parents[2] / "site"
DATA = r"script|style|svg|math|pre|code|td|option|textarea|button|nav|title"
NOT_READ = re.compile(  # what is data, the digits of a formula, tags
    rf'<({DATA})\b.*?</\1>|<(?:span class="mord|div class="clip)[^>]*>([^<]*)(?=<)|<[^>]*>',
    re.DOTALL,
)
SPACED = re.compile(r"(?<![\d.,])[1-9]\d{0,2}(?:[ \u00a0\u2009\u202f]\d{3})+(?!\d|\.\d)")
BARE = re.compile(
    r"(?<![\w.,/^#:=·−-])(?<!= )(?<!\d, )(?<!\d and )(?<!, …, )(?<!\()"  # in a list or label
    r"(?!1[5-9]\d\d\b|20[0-4]\d\b)"  # a year
    r"(?=\d*[3-9])[1-9]\d{3,}"  # with a digit that bases 2 and 3 lack
    r"(?!\w|\.\d|, \d| and \d|\^|[⁰¹²³⁴-⁹]|–\d| is coded)"
)
JOURNALS = "literature"  # a page that names the pages of journals


def text(page: str) -> str:
    """Return what a page says, without code, formulas and the cells of tables."""
    body = page.partition("<article")[2].partition("</article>")[0]
    said = NOT_READ.sub(lambda tag: " ¦ " if tag[1] or tag[2] else "", body)
    whole = re.sub(r"(?<=\d,)\u00a0", " ", unescape(said))  # in brackets no line ends
    return re.sub(r"[ \n]+", " ", whole)


def strays(said: str) -> list[str]:
    """Return the numbers that are written another way, with the words before them."""
    found = [*SPACED.finditer(said), *BARE.finditer(said)]
    return [said[max(0, m.start() - 30) : m.end() + 12] for m in found]


@pytest.mark.parametrize("said", ["up to 5000, and", "about 10 000.", "at 45\u202f743", "1234567"])
def test_a_stray_number_is_found(said: str) -> None:
    assert strays(said)


@pytest.mark.parametrize(
    "said",
    [
        "up to 5,000, and",
        "from (45743, 45518)",
        "961, 1491, 2169 and 2819",
        "in 2009 or 1987",
        "is coded 10100",
        "i = 45743",
        "17509^17509",
        "2009.13, A003849",
    ],
)
def test_what_is_no_quantity_is_left_alone(said: str) -> None:
    assert strays(said) == []


def test_a_value_has_commas() -> None:
    assert value(20000) == "20,000"
    assert strays(f"up to {value(45743)} and {value((45743, 45743))}.") == []


def test_every_page_writes_numbers_one_way() -> None:
    wrong = [
        f"{file.parent.relative_to(SITE)}: {stray}"
        for file in sorted(SITE.rglob("index.html"))
        if file.parent.name != JOURNALS
        for stray in strays(text(file.read_text("utf-8")))
    ]
    assert wrong == []
