"""The article: its LaTeX says what the ledger says, and TeX makes a PDF of it."""

import re
import zipfile
from pathlib import Path

import pytest

from chromdocs.papers import LEDGER, proof_of, text_of
from chromdocs.site.article import NAME, compiled, has_tex
from chromdocs.site.errors import SiteError
from chromdocs.site.latex import latex

FOLDER = Path(__file__).parents[2] / "site" / "article"
TEXT = text_of("beyond", "article.md")
SHOWN = re.findall(r'\{\{ result\("([\w/-]+)"\) \}\}', TEXT)


@pytest.mark.parametrize(
    ("markdown", "said"),
    [
        ("A & B: 5 % of $a_n^2$", r"A \& B: 5 \% of $a_n^2$"),
        ("*all* of **it**", r"\emph{all} of \textbf{it}"),
        ("seen before [@guo,star].", r"seen before~\cite{guo,star}."),
        ("by [it](beyond/x) and [](beyond/y)", "by it (no. beyond/x) and no. beyond/y"),
        ("- one\n- two", "\\begin{itemize}\\tight\n\\item one\n\n\\item two\n\n\\end{itemize}"),
        ("## Here\n\ntext", "\\section{Here}\n\ntext"),
        ("$$\nx < y\n$$", "\\[\nx < y\n\\]"),
        ("Γₖ and ⌊φ⌋. ∎", r"$\Gamma_k$ and $\lfloor\varphi\rfloor$. "),
        ("```latex\n\\hfill & $\n```", "\\hfill & $"),
    ],
)
def test_markdown_becomes_latex(markdown: str, said: str) -> None:
    assert latex(markdown, lambda id: f"no. {id}") == said.strip()


@pytest.mark.parametrize("markdown", ["<b>no</b>", "![a](b.png)", "```\ncode\n```", "---"])
def test_what_has_no_latex_is_refused(markdown: str) -> None:
    with pytest.raises(ValueError, match="no LaTeX for"):
        latex(markdown)


def test_every_result_but_a_conjecture_is_proved_in_it() -> None:
    proved = re.findall(r'\{\{ proof\("([\w/-]+)"\) \}\}', TEXT)
    assert len({*SHOWN}) == len(SHOWN)
    assert {*proved} == {id for id in SHOWN if LEDGER[id].kind != "conjecture"}


def test_every_proof_and_statement_can_be_said_in_latex() -> None:
    for claim in LEDGER.values():
        if claim.paper == "beyond":
            latex(claim.printed.statement, str)
            latex(proof_of(claim), str)


def test_the_latex_states_each_result_and_how_far_it_goes() -> None:
    tex = (FOLDER / f"{NAME}.tex").read_text("utf-8")
    for id in SHOWN:
        kind = LEDGER[id].kind
        stated = tex[tex.index(f"\\label{{{id}}}") :]
        assert re.match(rf".*?\\end{{{kind}}}\n\\ledger{{[A-Z].+?}}", stated, re.DOTALL), id
    assert "{{" not in tex


def test_the_archive_has_all_that_tex_reads() -> None:
    tex = (FOLDER / f"{NAME}.tex").read_text("utf-8")
    with zipfile.ZipFile(FOLDER / f"{NAME}.zip") as archive:
        names = {Path(name).name for name in archive.namelist()}
        assert {*re.findall(r"\]\{([\w-]+\.pdf)\}", tex), "references.bib"} < names
        bib = archive.read(f"{NAME}/references.bib").decode()
    cited = {
        key for keys in re.findall(r"\\cite(?:\[.*?\])?\{(.+?)\}", tex) for key in keys.split(",")
    }
    assert cited == {*re.findall(r"^@\w+\{([\w-]+),", bib, re.MULTILINE)}


@pytest.mark.skipif(not has_tex(), reason="there is no TeX, and none could be installed")
def test_the_pdf_has_the_length_of_an_article() -> None:
    pdf = (FOLDER / f"{NAME}.pdf").read_bytes()
    assert pdf.startswith(b"%PDF")
    assert 10 <= len(re.findall(rb"/Type /Page\b", pdf)) <= 15


@pytest.mark.skipif(not has_tex(), reason="there is no TeX, and none could be installed")
def test_tex_that_fails_says_why(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    broken = {f"{NAME}.tex": rb"\documentclass{article}\begin{document}\nosuch\end{document}"}
    with pytest.raises(SiteError, match="Undefined control sequence"):
        compiled(broken)
