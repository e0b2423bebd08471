"""Pages are taken as they were kept, and made anew when something has changed that counts."""

import logging
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from chromdocs.site import sources
from chromdocs.site.mkdocs import memory
from chromdocs.site.mkdocs.memory import EMPTY, Memory

OUTPUT = "<html>whole</html>"
ENTRY = {"location": "a/", "title": "A", "text": "a"}


@pytest.fixture(autouse=True)
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(memory, "CACHE", tmp_path)
    return tmp_path


def a_page(place: str = "a.md") -> Any:
    file = SimpleNamespace(src_uri=place)
    return SimpleNamespace(
        file=file, meta={"title": "A"}, content="<p>a", toc=[], _title_from_render="A"
    )


def build(state: str, text: str, nav: str = "nav", warn: bool = False, **files: Any) -> str:
    """Build a page, and return how much of it was known: all, the content, or nothing."""
    found, page = Memory(state, ""), a_page()
    found.listen()
    known = found.recall(page, text)
    if known:
        page.render(None, None)
        assert page._title_from_render == "A"
    found.settle([page], nav)
    if page.meta.get("template") == EMPTY:
        found.forget()
        assert known
        assert (known.output, known.found) == (OUTPUT, [ENTRY])
        return "all"
    assert page.content == "<p>a"
    if fresh := found.fresh.get("a.md"):
        fresh.files |= files
    if warn:
        logging.getLogger("mkdocs.x").warning("look")
    found.learn(page)
    found.finish(page, nav, OUTPUT, [ENTRY])
    found.forget()
    return "content" if known else "nothing"


def test_a_page_is_known_while_nothing_changes() -> None:
    assert build("state", "text") == "nothing"
    assert build("state", "text") == "all"
    assert build("state", "text", nav="other titles") == "content"
    assert build("state", "text", nav="other titles") == "all"
    assert build("state", "text", nav="nav") == "content"
    assert build("other", "text") == "nothing"
    assert build("other", "edited") == "nothing"
    assert build("other", "edited") == "all"


def test_a_page_with_a_warning_is_made_again_and_warns_again() -> None:
    assert build("state", "text", warn=True) == "nothing"
    assert build("state", "text") == "nothing"


def test_a_page_whose_drawing_is_gone_is_made_again(tmp_path: Path) -> None:
    drawing = tmp_path / "x.svg"
    drawing.touch()
    build("state", "text", drawing=drawing)
    assert build("state", "text") == "all"
    drawing.unlink()
    assert build("state", "text") == "nothing"


def test_a_page_that_is_made_anew_is_kept() -> None:
    build("state", "text")
    found = Memory("state", "")
    assert found.recall(a_page(), "text", anew=True) is None
    assert "a.md" in found.fresh


def test_without_a_state_nothing_is_kept(cache: Path) -> None:
    assert build("", "text") == build("", "text") == "nothing"
    assert [*cache.iterdir()] == []


def test_what_cannot_be_read_is_not_known(cache: Path) -> None:
    build("state", "text")
    for file in cache.iterdir():
        file.write_bytes(b"\x80\x04 half a file")
    assert build("state", "text") == "nothing"


def test_other_files_are_known_while_the_state_is_the_same() -> None:
    Memory("state", "").keep_others({"a.csv": b"1"})
    assert Memory("state", "").others() == {"a.csv": b"1"}
    assert Memory("other", "").others() is None
    assert Memory("state", "https://example.org/").others() is None  # has files of its own


def test_the_state_changes_with_what_pages_are_made_of(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    template = tmp_path / "claim.md"
    template.write_text("one", "utf-8")
    monkeypatch.setattr(sources, "AFRESH", (tmp_path,))
    before = sources.state()
    assert sources.state() == before != sources.state("https://example.org/")
    template.write_text("two", "utf-8")
    assert sources.state() != before


def test_what_stands_beside_pages_does_not_count() -> None:
    counts = {name: sources._counts(sources.SITE / name) for name in BESIDE}
    assert counts == BESIDE


BESIDE = {
    "assets/chromdocs.css": False,
    "assets/play.js": False,
    "assets/katex.cjs": True,
    "templates/claim.md": False,  # in the state, not in the code
    "terms.md": True,
    "blocks.py": True,
}
