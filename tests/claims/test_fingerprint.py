"""Fingerprints change with the code behind a verdict, and with nothing else."""

from pathlib import Path
from shutil import copytree

import pytest

from chromdocs.claims import fingerprint as fingerprints
from chromdocs.claims.fingerprint import fingerprint
from chromdocs.claims.ledger import LEDGER

THEOREM, TABLE = LEDGER["chromatic/thm-14"], LEDGER["chromatic/tab-tau"]


@pytest.fixture
def library(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Copy the library, so that a test may change it."""
    root = Path(copytree(fingerprints.ROOT, tmp_path / "chromdocs"))
    monkeypatch.setattr(fingerprints, "ROOT", root)
    for cached in (fingerprints._tree, fingerprints._imported, fingerprints._code):
        cached.cache_clear()
    yield root
    for cached in (fingerprints._tree, fingerprints._imported, fingerprints._code):
        cached.cache_clear()


def append(file: Path, text: str) -> None:
    file.write_text(file.read_text("utf-8") + text, "utf-8")
    for cached in (fingerprints._tree, fingerprints._imported, fingerprints._code):
        cached.cache_clear()


def test_a_copy_has_the_same_fingerprint(library: Path) -> None:
    copied = fingerprint(THEOREM)
    fingerprints.ROOT = Path(fingerprints.__file__).parents[1]
    append(library / "games" / "nim.py", "")
    assert fingerprint(THEOREM) == copied


@pytest.mark.parametrize(
    "module", ["claims/chromatic_evil.py", "games/game.py", "solve/kernels.py", "claims/verify.py"]
)
def test_code_counts(library: Path, module: str) -> None:
    before = fingerprint(THEOREM)
    append(library / module, "\nCHANGED = 1\n")
    assert fingerprint(THEOREM) != before


@pytest.mark.parametrize("text", ["\n# a remark\n", "\n\n\n"])
def test_comments_do_not_count(library: Path, text: str) -> None:
    before = fingerprint(THEOREM)
    append(library / "games" / "game.py", text)
    assert fingerprint(THEOREM) == before


def test_docstrings_do_not_count(library: Path) -> None:
    before = fingerprint(THEOREM)
    file = library / "games" / "game.py"
    file.write_text(file.read_text("utf-8").replace("What a game is", "WHAT A GAME IS"), "utf-8")
    append(file, "")
    assert fingerprint(THEOREM) == before


def test_only_what_is_imported_counts(library: Path) -> None:
    before = fingerprint(TABLE)
    append(library / "figures" / "theme.py", "\nCHANGED = 1\n")
    append(library / "solve" / "kernels.py", "\nCHANGED = 1\n")  # the table asks for no solver
    assert fingerprint(TABLE) == before
