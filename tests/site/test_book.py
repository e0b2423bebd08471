"""The book: no value is typed, every statement is explained, every chapter has its parts."""

import ast
import re
from html import unescape
from pathlib import Path

import pytest

from chromdocs.games import catalogue
from chromdocs.lab.board import board
from chromdocs.papers import LEDGER
from chromdocs.site import book, glossary
from chromdocs.site.blocks import Blocks
from chromdocs.site.chapters import explained
from chromdocs.site.world import World

ROOT = Path(__file__).parent.parent.parent
SITE = ROOT / "site"
DOCS = sorted((ROOT / "docs").rglob("*.md"))
ARTICLE = ROOT / "chromdocs/papers/beyond/article.md"
CHAPTERS = [
    file for file in DOCS if file.parent.name == "learn" and file.stem not in ("index", "sieve")
]


_COMPUTED = re.compile(  # calls, and blocks that run when the site is built or the tests are run
    r"\{\{.*?\}\}|^[ \t]*(```+)(?:python run|python quiet|pycon)\n.*?^[ \t]*\1[ \t]*$",
    re.DOTALL | re.MULTILINE,
)
_ROW = re.compile(r"^[ \t]*\|[^\n]*\|[ \t]*$|<tr>.*?</tr>", re.MULTILINE | re.DOTALL)
_CELL = re.compile(r"(?:(?<=\|)|(?<=<td>))[\s$*`(]*[-−]?\d[\d\s,.()−-]*[\s$*`)]*(?=\||</td>)")
_RUN = re.compile(r"(?<![\[\d])(?:[-−]?\d+(?:,\\?;?\s*|\\,\s*|;\s*|\s+)){4,}[-−]?\d+")
_PAIRS = re.compile(r"(?:\(\d+,\s*\d+\),?\s+(?:and\s+)?){3,}\(\d+,\s*\d+\)")


def typed(text: str) -> list[str]:
    """Return rows of tables with two typed values, and runs of typed values."""
    prose = _COMPUTED.sub("", text)
    rows = [row[0] for row in _ROW.finditer(prose) if len(_CELL.findall(row[0])) >= 2]
    return rows + [run[0] for pattern in (_RUN, _PAIRS) for run in pattern.finditer(prose)]


@pytest.mark.parametrize("file", [*DOCS, ARTICLE], ids=lambda f: f.stem)
def test_no_table_of_values_is_typed(file: Path) -> None:
    assert typed(file.read_text("utf-8")) == []


@pytest.mark.parametrize(
    "text",
    [
        "| n | a |\n| --- | --- |\n| 1 | 2 |",
        "| $n$ | kind | $a$ |\n| --- | --- | --- |\n| $1$ | evil | $-2$ |",
        "The evil numbers are 0, 3, 5, 6, 9.",
        r"They are $0, 3, 5,\; 6, 9, \dots$",
        "The pairs (0, 0), (1, 3), (2, 5) and (4, 6).",
        "```text\n0 3 5 6 9\n```",
        "<table><tr><td>1</td><td>12</td></tr></table>",
    ],
)
def test_a_typed_table_is_found(text: str) -> None:
    assert typed(text)


@pytest.mark.parametrize(
    "text",
    [
        "| n | a |\n| --- | --- |\n| $n$ is evil | $2n$ |",
        "{{ listed([0, 3, 5, 6, 9]) }}",
        "```pycon\n>>> [0, 3, 5, 6, 9]\n[0, 3, 5, 6, 9]\n\n```",
        "The continued fraction [1; 2, 1, 2, 1, ...]",
        "From (4, 5) you move to (2, 5). The numbers $0, 1, 2, \\dots$",
    ],
)
def test_what_is_computed_or_no_table_passes(text: str) -> None:
    assert typed(text) == []


def set_up(text: str) -> list[tuple[str, str, tuple[int, ...], bool]]:
    """Return the words of each exercise that sets up a position, and the game, heaps, play."""
    found = []
    for words in re.findall(r'^!!! question.*?\?\?\? success "Solution"', text, re.DOTALL | re.M):
        for call in re.findall(r"\{\{ set_up\((.*?)\) \}\}", words):
            game, at, *misere = ast.literal_eval(f"({call.replace('misere=', '')},)")
            found.append((_COMPUTED.sub("", words), game, at, bool(misere)))
    return found


@pytest.mark.parametrize("file", CHAPTERS, ids=lambda file: file.stem)
def test_an_exercise_sets_up_the_position_that_it_asks_about(file: Path) -> None:
    text = file.read_text("utf-8")
    found = set_up(text)
    assert len(found) == text.count("{{ set_up(") > 0
    for words, game, at, misere in found:
        assert [heap for heap in at if not re.search(rf"\b{heap}\b", words)] == []
        assert misere == bool(re.search(r"misère|last move loses", words))
        assert "moves" in board(catalogue.game(game), at, misere)


@pytest.mark.parametrize("file", CHAPTERS, ids=lambda file: file.stem)
def test_a_chapter_has_its_parts(file: Path) -> None:
    text = file.read_text("utf-8")
    assert re.search(r"\{\{ (play|figure)\(", text.split("\n## ")[1]), "an example to touch"
    few = "\nresults: true\n" in text  # a page on one result of our own, not a whole paper
    assert text.count('!!! tip "Try it"') >= (1 if few else 3)
    assert text.count("{{ answer(") >= (2 if few else 3)
    assert text.count('??? success "Solution"') == text.count('!!! question "')
    assert text.count('!!! question "') >= (2 if few else 5)
    assert text.count("{{ figure(") + text.count("{{ table(") >= 2
    assert "{{ summary(" in text
    assert len(set(re.findall(r"glossary\.md#([\w-]+)", text))) >= 6
    assert "\n## Next" in text


@pytest.mark.parametrize(
    "file", [*CHAPTERS, ROOT / "docs/learn/sieve.md"], ids=lambda file: file.stem
)
def test_a_chapter_opens_with_a_picture(file: Path) -> None:
    assert re.search(r'^# .+\n\n\{\{ opening\("[\w-]+"\) \}\}\n', file.read_text("utf-8"), re.M)


def test_every_statement_is_explained_in_a_chapter() -> None:
    link = re.compile(r'href="(?:\.\./){3,4}(learn/[\w-]+/)#([\w-]+)">the chapter</a>')
    places = [f"learn/{file.stem}/" for file in CHAPTERS]
    pages = {place: (SITE / place / "index.html").read_text("utf-8") for place in places}
    missing = []
    for id in LEDGER:
        found = link.search((SITE / f"claims/{id}/index.html").read_text("utf-8"))
        if not found or f'id="{found[2]}"' not in pages[found[1]]:
            missing.append(id)
    assert missing == []


def test_a_statement_is_explained_where_a_chapter_on_its_paper_first_names_it(
    tmp_path: Path,
) -> None:
    (tmp_path / "learn").mkdir()
    chapters = {  # the paper that it is on, and its text
        "a": ("", '{{ badge("vile/sums") }}'),
        "b": ("star", '{{ badge("vile/sums") }} {{ claim("star/thm-1-i") }}'),
        "c": ("vile", "```python\nx = '{{ badge(\"vile/left-shift\") }}'\n```"),
        "d": ("vile", '{{ summary(("x", "", ""), "vile/sums", "vile/no-such") }}'),
        "e": ("vile", '{{ claim("vile/sums") }} {{ finding("vile/mark-k") }} {{ )( }}'),
    }
    for name, (paper, text) in chapters.items():
        about = f"title: A\npaper: {paper}" if paper else "title: A"
        (tmp_path / f"learn/{name}.md").write_text(f"---\n{about}\n---\n\n{text}\n", "utf-8")
    assert explained(tmp_path) == {
        "star/thm-1-i": ("learn/b/", "star-thm-1-i"),
        "vile/sums": ("learn/d/", "vile-sums"),
        "vile/mark-k": ("learn/e/", "vile-mark-k"),
    }


def test_the_glossary_has_every_word_once_with_all_its_parts() -> None:
    terms = glossary.terms()
    assert len(terms) > 60
    page = (SITE / "glossary/index.html").read_text("utf-8")
    for term in terms.values():
        assert page.count(f'id="{term.id}"') == 1
    used = " ".join(file.read_text("utf-8") for file in DOCS)
    assert {term.id for term in terms.values() if not term.is_symbol} <= {
        *re.findall(r"glossary\.md#([\w-]+)", used)
    }, "a word that no page uses"


def test_a_term_says_what_else_it_is_called() -> None:
    odious = glossary.terms()["odious"]
    assert odious.also == ("A000069",)
    page = unescape((SITE / "glossary/index.html").read_text("utf-8"))
    assert "Also: A000069 in the OEIS." in page
    assert "Also: nimber, nim-value, Sprague–Grundy value." in page


@pytest.mark.parametrize(
    ("text", "paper", "names"),
    [
        ("The P-positions of evil-chromatic nim.", "chromatic", "evil-chromatic nim, P-position"),
        ("Chromatic nim and nim on\ntwo piles.", "chromatic", "chromatic nim, nim"),
        ("In $S$-chromatic nim", "chromatic", "$S$, chromatic nim"),
        (r"In $\frac32$-chromatic nim", "beyond", "β-chromatic nim"),
        ("$k$-Wythoff nim and 2-Wythoff nim", "", "k-Wythoff nim"),
        ("Wythoff nim, MARK-3, a mark", "", "MARK-k, Wythoff nim"),
        (r"$a_n=\operatorname{mex}\{a_i\}$", "", "mex"),
        ("The sum of a game, its option, its floor", "", ""),
        ("Two nim-sums", "", "nim-sum"),
    ],
)
def test_the_terms_of_a_text_are_those_that_are_meant(text: str, paper: str, names: str) -> None:
    assert sorted(t.name for t in glossary.explained(text, paper)) == sorted(
        filter(None, names.split(", "))
    )


def test_a_statement_has_few_terms_beside_it_the_rarest_first() -> None:
    text = "An evil, odious, vile, dopey P-position of evil-chromatic nim, its mex and its spite"
    line = glossary.beside(Blocks(World(), "claims/a/b/", {}), text, "chromatic")
    assert line.startswith('<p class="terms">Terms: <a href="../../../glossary/#')
    links = re.findall(r'#([\w-]+)">', line)
    assert len(links) == glossary.FEW
    assert links[:3] == ["spite", "evil-chromatic-nim", "mex"]
    assert glossary.beside(Blocks(World(), "", {}), "a game") == ""
    symbol = glossary.beside(Blocks(World(), "", {}), r"$\chi(k)$", "chromatic")
    assert 'glossary/#symbol-chi">' in symbol


@pytest.mark.parametrize(
    "text",
    [
        "### mex { #mex }\n\nThe least.\n\n[More](a.md)",  # no example
        "### mex { #mex }\n\nThe least.\n\nExample: 2.",  # no link
        "### mex\n\nThe least.\n\nExample: 2.\n\n[More](a.md)",  # no anchor
        "### mex { #mex .physics }\n\nThe least.\n\nExample: 2.\n\n[More](a.md)",
        "### mex { #mex }\n\nThe {{ 1 }}.\n\nExample: 2.\n\n[More](a.md)",
        "### mex { #mex }\n\nA.\n\nExample: 2.\n\n[More](a.md)\n\n" * 2,
    ],
)
def test_an_entry_that_is_not_whole_ends_the_build(text: str) -> None:
    with pytest.raises(ValueError, match="glossary"):
        glossary.read(text)


def test_an_answer_that_cannot_be_given_ends_the_build() -> None:
    with pytest.raises(ValueError, match="cannot be given"):
        book.answer("Q", choices=["P", "N"])
    with pytest.raises(ValueError, match="cannot be given"):
        book.answer(set())
    assert "&quot;3,5&quot;" in book.answer((5, 3), any_order=True)
