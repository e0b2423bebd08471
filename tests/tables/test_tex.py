"""Tables in LaTeX: formulas in heads and cells, blocks side by side, and every value comes back."""

from dataclasses import replace

import pytest

from chromdocs.citations import citable
from chromdocs.papers import TABLES
from chromdocs.tables.symbols import escape, formula, to_latex, unformula
from chromdocs.tables.table import Column, Table
from chromdocs.tables.tex import LONG, parse, write

CELLS = {
    "2n−1": "$2n - 1$",
    "⌊(3n+1)/2⌋": r"$\lfloor (3n+1)/2 \rfloor$",
    "−1/3": "$- 1/3$",
    "-19+sqrt(401)": r"$-19+\sqrt{401}$",
    "[1; 2, (8, 3, 1)]": r"$[1; 2, \overline{8, 3, 1}]$",
    "(1,3) (2, 5)": r"$(1,3)\ (2, 5)$",
    "-1 6 -4 ...": r"$-1\ 6\ {-4}\ \dots$",
    "M_0": "$M_0$",
    "pi": r"${\pi}$",
}


@pytest.mark.parametrize(("text", "tex"), CELLS.items(), ids=str)
def test_a_formula_is_set_and_read_back(text: str, tex: str) -> None:
    assert formula(text) == tex
    assert unformula(tex) == text


@pytest.mark.parametrize("text", ["none", "P", "automaton in base 2", "no: (2,5)", "(i)", "τ", ""])
def test_words_are_no_formula(text: str) -> None:
    assert formula(text) == ""


def test_a_letter_and_its_name_stay_apart() -> None:
    assert unformula(escape("π")) == "π"
    assert unformula(formula("pi")) == "pi"


@pytest.mark.parametrize(
    ("title", "tex"),
    [
        ("black & white nim with β = φ²", r"black \& white nim with $\beta$ = $\varphi^2$"),
        ("Γₖ for k = 2, ..., 5", r"$\Gamma_k$ for $k = 2, \dots, 5$"),
        ("the constrained k-Mouse", "the constrained $k$-Mouse"),
        ("Nim's table", "Nim's table"),
        ("k = 0 to 12", "k = 0 to 12"),
        ("MARK-k, p/q", "MARK-$k$, $p$/$q$"),
        ("x₁₂, aₙ₊₁ and a₁", "x$_{12}$, a$_{n+1}$ and a$_1$"),
    ],
)
def test_formulas_in_titles(title: str, tex: str) -> None:
    assert to_latex(title) == tex


def test_an_id_is_no_formula() -> None:
    told = {f"{id}{end}" for id in citable() for end in ("", ".", ", ")}
    assert [text for text in told if to_latex(text) != text] == []
    (caption,) = (line for line in lines("evil-p-positions", 2) if line.startswith(r"\caption"))
    assert "table evil-p-positions, " in caption


def lines(id: str, rows: int | None = None) -> list[str]:
    return write(TABLES[id].rows(rows)).splitlines()


def test_head_and_cells_of_a_table() -> None:
    found = lines("ornament-list", 2)
    assert found[-6].startswith(r"1 & 2 & 1 & 1 & $1/2$ & $0\phantom{/0}$ & $2n - 1$ & $2n$ & ")
    assert any("$a(n)$ & $b(n)$ & P-positions & vectors" in line for line in found)
    assert any(r"ornament-list" in line and line.startswith("% cite: ") for line in found)
    assert r"\label{tab:ornament-list}" in "\n".join(found)
    assert r"4 & \texttt{100} & green & 1 & 2" in "\n".join(lines("evil-tau-chi", 8))


def test_a_long_table_stands_in_blocks_on_one_page() -> None:
    found = lines("evil-tau-chi")
    assert r"\begin{tabular}{rrlrr@{\qquad}rrlrr}" in found
    (first,) = (line for line in found if line.startswith("0 & "))
    assert r" & 32 & \texttt{100000} & " in first
    assert r"$0 \le k \le 63$" in "\n".join(found)
    assert r"\begin{longtable}{rrlrr}" in lines("evil-tau-chi", 5 * LONG)


@pytest.mark.parametrize("rows", [1, LONG, LONG + 1, 2 * LONG + 1, 2 * LONG + 2, 5 * LONG])
@pytest.mark.parametrize("id", ["evil-p-positions", "mark-3-values", "star-diagonal-outcomes"])
def test_every_number_of_rows_comes_back(id: str, rows: int) -> None:
    extract = TABLES[id].rows(rows)
    assert parse(write(extract)) == list(extract.rows)


def test_a_table_of_words_of_somebodys_own() -> None:
    table = Table(
        id="own",
        title="Own",
        columns=(Column("word"), Column("empty"), Column("sum", "a+b")),
        source=lambda: [("\\a", "", "1/2"), ("AB", "x & y", "-3"), ("\\toprule", "", "")],
    )
    assert parse(write(table.rows())) == list(table.rows().rows)
    coded = replace(table, columns=table.columns[:1], source=lambda: [("AB",), ("C",)])
    assert parse(write(coded.rows())) == [("AB",), ("C",)]
