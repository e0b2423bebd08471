r"""The results of our own as one article in LaTeX, from the same texts as the book.

``article.md`` in the folder of our results is its text. Statements come from the ledger, proofs
from ``proofs/``, tables and figures from the catalogues, numbers from calls in double braces:

    {{ result("beyond/matching") }}   the statement, and how far it can be trusted
    {{ proof("beyond/matching") }}    its proof
    {{ table("ID", rows=8) }}  {{ figure("ID", width=0.7) }}
"""

import os
import re
import shutil
import subprocess
import tempfile
from pathlib import Path
from typing import Any

from chromdocs import __date__, __version__
from chromdocs.citations import PROJECT, cite
from chromdocs.names import known
from chromdocs.papers import EXHIBITS, PAPERS, TABLES, proof_of, text_of
from chromdocs.site import exhibits, kept, macros
from chromdocs.site.errors import SiteError
from chromdocs.site.latex import RAW, latex, words
from chromdocs.site.world import OURS, World
from chromdocs.tables.formats import FORMATS

NAME = "beyond-the-papers"
CACHE = Path(".cache/article")
RUNS = ("pdflatex", "bibtex", "pdflatex", "pdflatex")
PATIENCE = 120  # seconds that a run of TeX may take
EPOCH = "1735689600"  # a fixed day, so that equal texts give equal files
_HEAD = re.compile(r"\A---\ntitle: (?P<title>.+)\n---\n(?P<abstract>.*?)(?=^## )", re.M | re.S)
_SHOWN = re.compile(r'\{\{ result\("([\w/-]+)"\) \}\}')

PREAMBLE = r"""\documentclass[10pt]{article}
\usepackage[utf8]{inputenc}
\usepackage[a4paper,margin=21mm]{geometry}
\usepackage{amsmath,amssymb,amsthm,booktabs,graphicx}
\usepackage[hidelinks]{hyperref}
\newtheorem{theorem}{Theorem}
\newtheorem{lemma}[theorem]{Lemma}
\newtheorem{corollary}[theorem]{Corollary}
\newtheorem{proposition}[theorem]{Proposition}
\newtheorem{conjecture}[theorem]{Conjecture}
\newcommand{\ledger}[2]{\noindent{\footnotesize\textsf{#1. Ledger: #2.}}\par\medskip}
\newcommand{\tight}{\setlength{\itemsep}{0pt}\setlength{\parskip}{0pt}\setlength{\parsep}{0pt}}
\pdfinfoomitdate=1 \pdftrailerid{} \pdfsuppressptexinfo=-1 \pdfobjcompresslevel=0
\emergencystretch=2em
"""


class Article:
    """The article as files: its LaTeX, its literature, its figures; *site* is where it is cited."""

    def __init__(self, world: World, site: str = "") -> None:
        self.world = world
        self.site = site
        whole = text_of(OURS, "article.md")
        head = _HEAD.match(whole)
        if not head:
            raise SiteError("article.md: a title between rules, an abstract and sections are due")
        self.title = head["title"]
        self.results = _SHOWN.findall(whole)
        self.figures: dict[str, bytes] = {}
        names = macros.NAMES | {
            name: getattr(self, name) for name in ("result", "proof", "table", "figure")
        }
        lines = whole[: head.end()].count("\n")
        self.abstract = macros.filled(head["abstract"], "article.md", names)
        self.text = macros.filled(whole[head.end() :], "article.md", names, lines + 1)

    def result(self, id: str) -> str:
        """Return a statement of the ledger, with how far it can be trusted."""
        entry = known(self.world.entries, id, "claim")
        claim, verdict = entry.claim, entry.verdicts["printed"]
        said = f"{entry.classed}; {entry.reach('printed')} ({verdict.cases:,} cases)"
        statement = latex(claim.printed.statement, self._refer)
        return _raw(
            f"\\begin{{{claim.kind}}}[{words(claim.title)}]\\label{{{id}}}\n{statement}\n"
            f"\\end{{{claim.kind}}}\n"
            f"\\ledger{{{words(said[0].upper() + said[1:])}}}{{\\texttt{{{words(id)}}}}}"
        )

    def proof(self, id: str) -> str:
        """Return the proof of a result."""
        text = proof_of(known(self.world.entries, id, "claim").claim)
        if not text.endswith("∎"):
            raise SiteError(f"article.md: {id} has no proof that ends with ∎")
        return _raw(f"\\begin{{proof}}\n{latex(text, self._refer)}\n\\end{{proof}}")

    def table(self, id: str, rows: int | None = None) -> str:
        """Return a table of the catalogue as it is published, without its comments."""
        written = FORMATS["tex"].write(known(TABLES, id, "table").rows(rows))
        return _raw("".join(line for line in written.splitlines(True) if line[0] != "%"))

    def figure(self, id: str, width: float = 0.8, **parameters: Any) -> str:
        """Return a figure of the catalogue with its caption."""
        made = known(EXHIBITS, id, "figure").make(**parameters)
        file = f"{id}.pdf"
        self.figures[file] = exhibits.drawn(made, "pdf", "")
        return _raw(
            "\\begin{figure}[htbp]\n\\centering\n"
            f"\\includegraphics[width={width}\\textwidth]{{{file}}}\n"
            f"\\caption{{{latex(made.caption)}}}\\label{{fig:{id}}}\n\\end{{figure}}"
        )

    def _refer(self, id: str) -> str:
        """Return how the article refers to a result: by its number, or by its place on the site."""
        claim = known(self.world.entries, id, "claim").claim
        if id in self.results:
            return f"{claim.kind.capitalize()}~\\ref{{{id}}}"
        return f"\\cite[\\texttt{{{words(id)}}}]{{chromdocs}}"

    @property
    def tex(self) -> str:
        """Return the article in LaTeX."""
        author = words(PAPERS[OURS].authors[0][0])
        return (
            f"{PREAMBLE}\\hypersetup{{pdftitle={{{words(self.title)}}}}}\n"
            f"\\title{{{words(self.title)}}}\n\\author{{{author}}}\n"
            f"\\date{{Version {__version__}, {__date__}}}\n\n\\begin{{document}}\n\\maketitle\n"
            f"\\begin{{abstract}}\n{latex(self.abstract, self._refer)}\n\\end{{abstract}}\n\n"
            f"{latex(self.text, self._refer)}\n\n"
            "{\\small\n\\bibliographystyle{plain}\n\\bibliography{references}\n}\n\\end{document}\n"
        )

    @property
    def references(self) -> str:
        """Return the literature: the papers, the project, and what else is cited, as BibTeX."""
        ours = [cite(PROJECT, site=self.site).replace(f"{{{PROJECT.id}", "{chromdocs", 1)]
        papers = [
            re.sub(r"\{[\w-]+,", f"{{{key},", cite(paper), count=1)
            for key, paper in PAPERS.items()
            if key != OURS
        ]
        return "\n".join([*papers, *ours, text_of(OURS, "article.bib"), ""])

    def files(self) -> dict[str, bytes]:
        """Return what TeX reads, by name."""
        texts = {f"{NAME}.tex": self.tex, "references.bib": self.references}
        return {name: text.encode() for name, text in texts.items()} | self.figures


def _raw(text: str) -> str:
    return f"\n\n```{RAW}\n{text}\n```\n\n"


def has_tex() -> bool:
    """Tell whether there is a TeX that can make the PDF."""
    return all(map(shutil.which, RUNS))


def compiled(files: dict[str, bytes]) -> bytes:
    """Return the PDF that TeX makes of *files*; what TeX complains of ends the build."""
    return kept.kept(CACHE, ".pdf", _typeset, files)


def _typeset(files: dict[str, bytes]) -> bytes:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        for file, content in files.items():
            (folder / file).write_bytes(content)
        for program in RUNS:
            strict = ["-interaction=nonstopmode", "-halt-on-error"] * (program == "pdflatex")
            run = subprocess.run(
                [program, *strict, NAME],
                cwd=folder,
                env=os.environ | {"SOURCE_DATE_EPOCH": EPOCH, "FORCE_SOURCE_DATE": "1"},
                capture_output=True,
                timeout=PATIENCE,
            )
            if run.returncode:
                said = run.stdout.decode("utf-8", "replace").splitlines()
                wrong = [line for line in said if line.startswith("!")] or said[-3:]
                raise SiteError(f"article: {program}: {' '.join(wrong)[:300]}")
        log = (folder / f"{NAME}.log").read_text("latin-1")
        if undefined := re.findall(r"(?:Reference|Citation) `([^']+)'.*undefined", log):
            raise SiteError(f"article: nothing is called {', '.join(sorted({*undefined}))}")
        return (folder / f"{NAME}.pdf").read_bytes()
