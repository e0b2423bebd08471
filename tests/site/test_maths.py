"""Formulas as the site is built: what KaTeX leaves to be mended in MathML."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from chromdocs.site.maths import Katex, hold

ROOT = Path(__file__).parents[2]
THIN = '<mspace width="0.1667em"></mspace>'


@pytest.fixture(scope="module")
def katex() -> Iterator[Katex]:
    made = Katex()
    yield made
    made.close()


def name(letters: str) -> str:
    return f'<mi mathvariant="normal">{letters}</mi><mo>\u2061</mo>'


@pytest.mark.parametrize(
    ("tex", "said"),
    [
        (r"n\log n", f"<mi>n</mi>{THIN}{name('log')}{THIN}<mi>n</mi>"),
        (r"\gcd(a)", f'{name("gcd")}<mo stretchy="false">(</mo>'),
        (r"\lim_k G", f"<msub><mrow>{name('lim')}</mrow><mi>k</mi></msub>{THIN}<mi>G</mi>"),
        (r"a_{\max}", '<msub><mi>a</mi><mi mathvariant="normal">max</mi></msub>'),
        (r"ab", "<mrow><mi>a</mi><mi>b</mi></mrow>"),
    ],
)
def test_names_of_functions_are_upright(
    katex: Katex, monkeypatch: pytest.MonkeyPatch, tex: str, said: str
) -> None:
    monkeypatch.chdir(ROOT)
    assert said in katex._render(tex, "0", "mathml", "here")


def test_a_formula_in_a_name_is_said_in_words(
    katex: Katex, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of MathML nothing gets into the name of a link or of a column."""
    monkeypatch.chdir(ROOT)
    formula = r'<span class="arithmatex">\(a_n\)</span>'
    for tag, named in (("a", True), ("th", True), ("h2", True), ("td", False)):
        page = hold(f"<{tag}>{formula}</{tag}>")
        assert ('<math aria-label="a_n" ' in katex.typeset(page, "here")) == named
