"""Pages are taken as they were kept, and made anew when something has changed that counts."""

import logging
import re
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from chromdocs.claims.fingerprint import SOURCE
from chromdocs.numbers.binary import is_evil
from chromdocs.site import maths, sources
from chromdocs.site.arguments import Arguments
from chromdocs.site.dependencies import everything
from chromdocs.site.mkdocs import dress, finish, memory
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


def build(
    state: str,
    source: str,
    text: str = "",
    dress: str = "dress",
    nav: str = "nav",
    warn: bool = False,
    notes: dict[str, str] | None = None,
    later: dict[str, Path] | None = None,
    **files: Any,
) -> str:
    """Build a page, and return how much of it was known.

    That is all at once, all once its text was written, its content without the page around, or
    nothing.
    """
    found, page = Memory(state, dress, ""), a_page()
    found.listen()
    known = found.recall(page, source)
    how = "at once" if known else "as written"
    if known is None:
        known = found.compare(page, source, text or source, files, notes or {})
    if known:
        page.render(None, None)
        assert page._title_from_render == "A"
    found.settle([page], nav)
    if page.meta.get("template") == EMPTY:
        found.close()
        found.forget()
        assert known
        assert (known.output, known.found, known.files) == (OUTPUT, [ENTRY], files)
        return how
    assert page.content == "<p>a"
    if fresh := found.fresh.get("a.md"):
        fresh.later |= later or {}
    if warn:
        logging.getLogger("mkdocs.x").warning("look")
    found.learn(page)
    found.finish(page, nav, OUTPUT, [ENTRY])
    found.close()
    found.forget()
    return "content" if known else "nothing"


def test_a_page_is_known_while_nothing_changes() -> None:
    assert build("state", "text") == "nothing"
    assert build("state", "text") == "at once"
    assert build("state", "text", nav="other titles") == "content"
    assert build("state", "text", nav="other titles") == "at once"
    assert build("state", "text", nav="nav") == "content"
    assert build("state", "edited") == "nothing"
    assert build("state", "edited") == "at once"
    assert build("state", "text") == "as written"  # nothing that was made is lost


def test_a_page_stays_whatever_changes_if_its_text_comes_out_as_before() -> None:
    assert build("state", "source", "text", x=b"1") == "nothing"
    assert build("other", "source", "text", x=b"1") == "as written"
    assert build("other", "source", "text", x=b"1") == "at once"
    assert build("other", "{{ call }}", "text", x=b"1") == "as written"
    assert build("third", "source", "another text", x=b"1") == "nothing"
    assert build("fourth", "source", "text", x=b"2") == "nothing"  # a file of it
    assert build("fifth", "source", "text", y=b"1") == "nothing"
    assert build("sixth", "source", "text", dress="another", x=b"1") == "nothing"
    assert build("seventh", "source", "text", notes={"games/mark.py": "name"}, x=b"1") == "nothing"


def test_a_page_that_shows_source_is_made_anew_when_that_stands_otherwise(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    with sources.noted() as notes:
        assert "def is_evil" in sources.source_of(is_evil)
    assert [*notes] == ["numbers/binary.py"]
    assert build("state", "source", notes=notes) == "nothing"
    assert build("state", "source", notes=notes) == "at once"
    monkeypatch.setattr(sources, "_digest", lambda file: "with a comment")
    assert build("state", "source", notes={"numbers/binary.py": "with a comment"}) == "nothing"


def test_a_page_with_a_warning_is_made_again_and_warns_again() -> None:
    assert build("state", "text", warn=True) == "nothing"
    assert build("state", "text") == "nothing"


@pytest.mark.parametrize("when", ["files", "later"])
def test_a_page_whose_drawing_is_gone_is_made_again(tmp_path: Path, when: str) -> None:
    drawing = tmp_path / "x.svg"
    drawing.touch()
    asked: dict[str, Any] = {"x": drawing} if when == "files" else {"later": {"x": drawing}}
    build("state", "text", **asked)
    assert build("state", "text", **asked) == "at once"
    drawing.unlink()
    assert build("state", "text", **asked) == "nothing"


def test_without_a_state_nothing_is_kept(cache: Path) -> None:
    assert build("", "text") == build("", "text") == "nothing"
    assert [*cache.iterdir()] == []


def test_what_cannot_be_read_is_not_known(cache: Path) -> None:
    build("state", "text")
    for file in cache.iterdir():
        file.write_bytes(b"\x80\x04 half a file")
    assert build("state", "text") == "nothing"


def test_other_files_are_known_while_the_state_is_the_same(tmp_path: Path) -> None:
    def known(state: str = "state", site: str = "") -> Any:
        return Memory(state, "dress", site).others()

    (drawing := tmp_path / "x.svg").touch()
    Memory("state", "dress", "").keep_others({"a.csv": b"1", "x.svg": drawing}, {})
    assert known() == {"a.csv": b"1", "x.svg": drawing}
    assert known("other") is None
    assert known(site="https://example.org/") is None  # has files of its own
    drawing.unlink()
    assert known() is None
    Memory("state", "dress", "").keep_others({"a.py": b"1"}, {"decide/checker.py": "as it stood"})
    assert known() is None


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


def test_comments_and_the_folder_make_no_other_name(tmp_path: Path) -> None:
    names = []
    for text in ("x = 1\n", "# one\nx  =  1  # two\n", "x = 2\n"):
        file = tmp_path / f"{len(names)}.py"
        file.write_text(text, "utf-8")
        names.append(sources.syntax_of(file))
    assert names[0] == names[1] != names[2]
    assert sources.name_of({"a": tmp_path / "0.py"}) != sources.name_of({"b": tmp_path / "0.py"})
    (other := tmp_path / "other").write_bytes((tmp_path / "0.py").read_bytes())
    assert sources.name_of({"a": tmp_path / "0.py"}) == sources.name_of({"a": other})
    assert not any(place.startswith("/") for place in sources.looks())


def test_the_dress_changes_with_what_makes_pages_and_not_with_what_is_on_them(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    before = dress.name()
    code = [*map(str, used_by(finish, maths.Katex))]
    assert "chromdocs.site.light.light" in code
    assert "chromdocs.site.glossary.in_margin" in code
    assert not [name for name in code if ".kinds." in name or ".world." in name]
    assert dress.name() == before
    monkeypatch.setenv("SITE_URL", "https://example.org/")
    assert dress.name() != before


def used_by(*things: Any) -> set[Any]:
    given = Arguments(SOURCE)
    given.write(things)
    return everything(given.roots, given.texts)[0]


def test_source_is_shown_through_one_function_that_notes_it() -> None:
    shown = re.compile(r"getsource|linecache|__file__\)\.read")
    files = [f for f in sources.SITE.rglob("*.py") if shown.search(f.read_text("utf-8"))]
    assert {file.name for file in files} == {"sources.py", "dependencies.py"}


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
