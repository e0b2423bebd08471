"""A sixth paper is one folder: written elsewhere, found everywhere, no other file changed."""

import json
import os
import subprocess
import sys
from pathlib import Path
from textwrap import dedent
from typing import Any

import pytest

FILES = {  # of the folder bouton/
    "__init__.py": '"""C. L. Bouton, *Nim, a game with a complete mathematical theory*."""',
    "paper.py": '''
        """The paper: who wrote it, and where it appeared."""

        from chromdocs.claims.paper import Paper

        PAPER = Paper(
            key="bouton",
            authors=(("Bouton", "Charles L."),),
            title="Nim, a game with a complete mathematical theory",
            year=1901,
            container="Annals of Mathematics",
            volume="3",
        )
    ''',
    "about.md": """
        What are the safe positions of nim?

        Add the piles in binary, without carrying.
    """,
    "claims/__init__.py": '"""Its statements, each with a check."""',
    "claims/safe.py": '''
        """Claims of Section 2: safe combinations."""

        from collections.abc import Iterator

        from chromdocs.claims.claim import Case, Section, Solve
        from chromdocs.games.nim import nim
        from chromdocs.papers.bouton.paper import PAPER

        SECTION = Section(PAPER, "Section 2")


        @SECTION.claim(
            "thm-1",
            "Equal piles are safe",
            bound=20,
            proof="authors",
            perturbed=[{"apart": 1}],
        )
        def equal_piles(bound: int, solve: Solve, apart: int = 0) -> Iterator[Case]:
            r"""In nim with two piles, $(x, y)$ is a P-position exactly if $x = y$.

            The solver finds the outcome of every position from the rules.
            """
            for (x, y), is_p in solve(nim()).outcomes(bound):
                yield Case((x, y), y - x == apart, is_p)
    ''',
    "tables/__init__.py": '"""Its tables."""',
    "tables/safe.py": '''
        """The safe combinations of two piles."""

        from itertools import count

        from chromdocs.papers.bouton.paper import PAPER
        from chromdocs.tables.table import Column, Table

        TABLES = (
            Table(
                id="bouton-safe",
                title="Safe combinations of two piles",
                definition="The pairs (n, n).",
                columns=(
                    Column("n", "n", "the index, from 0"),
                    Column("pile", "", "the size of either pile"),
                ),
                source=lambda: ((n, n) for n in count()),
                shown=12,
                sequence="pile",
                claims=("bouton/thm-1",),
                paper=PAPER,
                endless=True,
            ),
        )
    ''',
    "figures/__init__.py": '"""Its figures."""',
    "figures/safe.py": '''
        """The safe combinations of two piles in the plane."""

        from chromdocs.figures.figure import Exhibit, Figure
        from chromdocs.figures.plane import plane
        from chromdocs.games.nim import nim
        from chromdocs.papers.bouton.paper import PAPER
        from chromdocs.parameters import Parameter, whole


        def safe(to: int) -> Figure:
            """Draw the safe combinations up to *to*."""
            pairs = [(n, n) for n in range(to + 1)]
            return plane(nim(), pairs, to, claims=("bouton/thm-1",))


        EXHIBITS = (
            Exhibit(
                id="bouton-diagonal",
                title="Safe combinations lie on the diagonal",
                build=safe,
                parameters={"to": Parameter("the largest pile", whole(1, 60), 12)},
                paper=PAPER,
                tags=("nim",),
            ),
        )
    ''',
    "deck.py": '''
        """Slides on nim."""

        from chromdocs.papers.bouton.paper import PAPER
        from chromdocs.talks.deck import Deck, Slide

        DECK = Deck(
            PAPER,
            "Nim",
            "A complete theory",
            (
                Slide("The rules", ("Take from one pile, as much as you like.",)),
                Slide(
                    "Two piles",
                    ("Make them equal.",),
                    "bouton-diagonal",
                    claims=("bouton/thm-1",),
                ),
            ),
        )
    ''',
}
COMMANDS = """
import io, json, sys
from chromdocs.cli.main import main

said = {}
for words in ("papers", "verify bouton --record", "claims", "table bouton-safe --format csv",
              "figures", "figure bouton-diagonal --format csv", "cite bouton", "cite bouton/thm-1"):
    sys.stdout = io.TextIOWrapper(io.BytesIO(), "utf-8")
    assert main(words.split()) == 0, words
    sys.stdout.flush()
    said[words] = sys.stdout.buffer.getvalue().decode()
sys.stdout = sys.__stdout__
print(json.dumps(said))
"""
SITE = """
import json
from chromdocs.papers import DECKS, EXHIBITS, LEDGER, PAPERS, TABLES
from chromdocs.site.blocks import Blocks
from chromdocs.site.kinds import nav, pages
from chromdocs.site.world import World

figure = EXHIBITS["bouton-diagonal"].make()
World.figure = lambda self, id: figure  # those of the other papers take long to make
world, made = World(), {}
written = pages()
def page(place):
    return written[place].write(Blocks(world, place.removesuffix(".md") + "/", made))

print(json.dumps({
    "papers": [*PAPERS], "last": [*LEDGER][-1], "decks": [len(DECKS["bouton"].slides)],
    "nav": nav(),
    "claim": page("claims/bouton/thm-1.md"),
    "table": page("tables/bouton-safe.md"),
    "figure": page("figures/bouton-diagonal.md"),
    "gallery": page("gallery.md"),
    "ledger": page("ledger.md"),
    "paper": page("papers/bouton.md"),
}))
"""


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder of papers with one paper in it."""
    folder = tmp_path_factory.mktemp("papers")
    for name, text in FILES.items():
        file = folder / "bouton" / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(dedent(text).strip() + "\n", "utf-8")
    return folder


def run(house: Path, *words: str) -> str:
    """Run Python with the folder of papers known to it; return what it prints."""
    known = {**os.environ, "CHROMDOCS_PAPERS": str(house)}
    ran = subprocess.run(
        [sys.executable, *words], env=known, capture_output=True, text=True, timeout=100
    )
    assert ran.returncode == 0, ran.stderr
    return ran.stdout


def test_the_command_line_finds_it(house: Path) -> None:
    said: dict[str, str] = json.loads(run(house, "-c", COMMANDS))
    assert "Bouton (1901)" in said["papers"]
    assert "holds, checked to n = 20" in said["verify bouton --record"]
    record = json.loads((house / "bouton" / "records.json").read_text("utf-8"))
    assert record["bouton/thm-1"]["printed"]["cases"] == 231
    assert record["bouton/thm-1"]["rejected"] == record["bouton/thm-1"]["tried"] == 1
    assert "bouton/thm-1" in said["claims"]
    assert "\n11,11\n" in said["table bouton-safe --format csv"]
    assert "bouton-diagonal" in said["figures"]
    assert "n,smaller,larger" in said["figure bouton-diagonal --format csv"]
    assert "Bouton, Charles L." in said["cite bouton"]
    assert "holds, checked to $n = 20$" in said["cite bouton/thm-1"]


def test_the_site_finds_it(house: Path) -> None:
    found: dict[str, Any] = json.loads(run(house, "-c", SITE))
    assert found["papers"][-1] == "bouton"
    assert found["last"] == "bouton/thm-1"
    assert found["decks"] == [2]
    shown = json.dumps(found["nav"])
    for place in ("claims/bouton/thm-1.md", "tables/bouton-safe.md", "papers/bouton.md"):
        assert place in shown
    assert "Equal piles are safe" in found["claim"]
    assert "@misc{chromdocs-claim-bouton-thm-1" in found["claim"]
    assert "bouton-safe.csv" in found["table"]
    assert "bouton-diagonal-wide-transparent.svg" in found["figure"]
    assert 'data-id="bouton-diagonal"' in found["gallery"]
    assert "claims/bouton/thm-1/" in found["ledger"]
    assert "**What are the safe positions of nim?** Add the piles" in found["paper"]
    assert 'class="thumb" href="../../figures/bouton-diagonal/"' in found["paper"]
    assert "tables/bouton-safe/" in found["paper"]
    assert "talks/bouton.pdf" in found["paper"]
