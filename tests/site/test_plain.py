"""Formulas in plain text: no word of them is lost, on any page."""

import re
from pathlib import Path

import pytest

from chromdocs.papers import LEDGER
from chromdocs.site import plain as module
from chromdocs.site.plain import described, plain, words

ROOT = Path(__file__).parents[2]
FORMULA = re.compile(r"\$\$(.+?)\$\$|\$([^$]+?)\$", re.DOTALL)
KNOWN = {*module.SIGNS, *module.SPACED, *module.AROUND, *module.LAYOUT}
NAMES = {"gcd", "lim", "log", "max", "min"}  # any command without a meaning is one


def sources() -> list[Path]:
    """Return every file whose formulas stand on pages."""
    book = [*(ROOT / "docs").rglob("*.md"), *(ROOT / "docs").rglob("*.py")]
    papers = ROOT / "chromdocs/papers"
    site = ROOT / "chromdocs/site"
    own = [site / "terms.md", *(site / "templates").glob("*.md")]
    return [*book, *papers.rglob("*.py"), *papers.rglob("*.md"), *own]


def test_every_command_of_our_formulas_has_a_meaning() -> None:
    formulas = [
        one or other
        for file in sources()
        for one, other in FORMULA.findall(file.read_text("utf-8"))
    ]
    used = {name for tex in formulas for name in re.findall(r"\\([A-Za-z]+)", tex)}
    assert len(formulas) > 5000
    assert used - KNOWN == NAMES
    assert [tex for tex in formulas if "\\" in plain(tex) or "$" in plain(tex)] == []


def test_the_description_of_a_claim_has_every_word() -> None:
    for claim in LEDGER.values():
        text = described(claim.printed.statement)
        assert not re.search(r"[\\$`\n]|[_^]\{|  ", text), claim.id
        prose = re.sub(r"\$.*?\$", " ", claim.printed.statement, flags=re.DOTALL)
        assert {*re.findall(r"[a-z]{2,}", prose)} <= {*re.findall(r"[a-z]{2,}", text)}, claim.id


@pytest.mark.parametrize(
    ("tex", "said"),
    [
        (r"\alpha_k\ne\lceil x\rceil", "α_k ≠ ⌈x⌉"),
        (r"\frac12(\sqrt{k^2+4k}-k)", "1/2 (√(k^2+4k)-k)"),
        (r"\frac{1}{\frac ab+1}", "1/(a/b+1)"),
        (r"G^{\star\star}=\mathcal M(G)", "G⋆⋆ = M(G)"),
        (r"a_n=\operatorname{mex}\{a_i : i<n\}", "a_n = mex{a_i : i < n}"),
        (r"X \not\equiv Y \pmod 3", "X ≢ Y (mod 3)"),
        (r"n \in \mathbb{N},\; \bar s_n", "n ∈ ℕ, s\u0304_n"),
        (r"\max(x, y) \bmod 2", "max(x, y) mod 2"),
        (r"20\,000 \text{ if } m", "20,000 if m"),
        (r"0^{2k}1", "0^(2k)1"),
        (r"\sqrt[n]{c(n)} \to \sqrt[3]2", "c(n)^(1/n) → 2^(1/3)"),
        (r"\lim_k 2\binom{n}{2}", "lim_k 2 binom(n, 2)"),
        (r"\begin{aligned} p &= q, \\ r &= s. \end{aligned} \tag{3}", "p = q, r = s. (3)"),
        (r"\unheard{x}", "unheard x"),
    ],
)
def test_a_formula_in_plain_text(tex: str, said: str) -> None:
    assert plain(tex) == said


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("It costs $5 and $6.", "It costs $5 and $6."),
        (r"Or \$5, for $n\ge 1$, and $6.", r"Or \$5, for n ≥ 1, and $6."),
        ("A line: $$x = 1$$ and $a +\nb$.", "A line: x = 1 and a + b."),
    ],
)
def test_a_price_is_no_formula(text: str, said: str) -> None:
    assert described(text) == said


def test_words_of_html_stand_as_a_browser_shows_them() -> None:
    html = '<h1>MARK</h1><p>Take <a href="x">one</a>,\n<em>or</em> &gt; <code>n/2</code>.</p>'
    assert words(html) == "MARK Take one, or > n/2."
