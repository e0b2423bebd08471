"""The examples in the docstrings of every module, in README.md and on the pages of the docs."""

import doctest
from collections.abc import Iterable
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages

import pytest

ROOT = Path(__file__).parent.parent
PARTS = sorted(
    file.stem
    for file in (ROOT / "chromdocs").iterdir()
    if (file.suffix == ".py" or (file / "__init__.py").is_file()) and file.stem != "__init__"
)
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
BARE_PARTS = {"__main__", "files", "formats"}  # of examples
BARE_PAGES = {
    "docs/findings",
    "docs/glossary",
    "docs/learn/index",
    "docs/learn/sieve",
    "docs/literature",
    "docs/notebooks/index",
    "docs/quality",
    "docs/talks/index",
}


def run(tests: Iterable[doctest.DocTest], bare: bool) -> None:
    """Run examples, of which there are some unless all is *bare*, and tell all that fail."""
    runner = doctest.DocTestRunner(verbose=False)
    said: list[str] = []
    tried = sum(runner.run(test, out=said.append).attempted for test in tests)
    assert not said, "".join(said)
    assert bool(tried) != bare, f"{tried} examples"


@pytest.mark.parametrize("part", PARTS)
def test_docstrings(part: str) -> None:
    top = import_module(f"chromdocs.{part}")
    inside = walk_packages(getattr(top, "__path__", ()), f"{top.__name__}.")
    modules = [top, *(import_module(found.name) for found in inside)]
    finder = doctest.DocTestFinder()
    tests = (test for module in modules for test in finder.find(module))
    run(tests, part in BARE_PARTS)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_pages(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)  # some examples write files
    text = page.read_text("utf-8")
    names = {"__name__": "__main__"}
    test = doctest.DocTestParser().get_doctest(text, names, page.name, str(page), 0)
    run([test], str(page.relative_to(ROOT).with_suffix("")) in BARE_PAGES)
