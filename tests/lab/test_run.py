"""Code of the reader's: what it shows, which names it has, and that all examples run in a page."""

import doctest
import json
import re
import subprocess
import sys
import textwrap
from importlib import import_module
from inspect import cleandoc
from pathlib import Path
from typing import Any

import griffe
import pytest
from bounds import bound

from chromdocs.lab import run
from chromdocs.site import macros
from chromdocs.site.kinds.api import parts
from chromdocs.site.mkdocs.docstrings import fence, scope

ROOT = Path(__file__).parents[2]
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
_BLOCK = re.compile(
    r"^ *```(?P<kind>pycon|python run)\n(?P<code>.*?)^ *```$", re.DOTALL | re.MULTILINE
)
_FENCED = re.compile(r"^``` \{ \.pycon \.run .*?\}\n(.*?)^```$", re.DOTALL | re.MULTILINE)
_STACK = re.compile(
    r"(?<=^Traceback \(most recent call last\):\n)(?:(?: .*|\.\.\.)\n)+", re.MULTILINE
)


def ran(source: str, *before: str, scope: str = "a page", **more: Any) -> list[dict[str, Any]]:
    """Run code; return what was sent, and the answer."""
    sent: list[dict[str, Any]] = []
    fields = {"scope": scope, "before": [*before], "source": source, **more}
    answer = run.answer(fields, sent.append)
    assert answer.pop("spent") == ("MemoryError" in source)
    return [*sent, answer]


def text(sent: list[dict[str, Any]]) -> str:
    """Return all text, with what stands for charts."""
    shown = (
        [f"{part['text']}\n"] if "chart" in part else (part.get("out", ""), part.get("err", ""))
        for part in sent
    )
    return "".join(piece for pieces in shown for piece in pieces)


@pytest.fixture(autouse=True)
def alone() -> None:
    """Let no test see names of another."""
    run.answer({"scope": "nothing", "source": ""}, print)


@pytest.mark.parametrize(
    ("source", "each", "shown"),
    [
        ("1 + 1\n2 + 2", False, "4\n"),
        ("1 + 1\n2 + 2", True, "2\n4\n"),
        ("for n in (1, 2):\n    n", True, "1\n2\n"),
        ("for n in (1, 2):\n    n", False, ""),
        (">>> 1 + 1\n7\n>>> 'a'", False, "2\n'a'\n"),
        (">>> None\n>>> x = 3\n>>> x, 4\n", False, "(3, 4)\n"),
        (">>> 3\n>>> _ + 1", False, "3\n4\n"),
        ("import chromdocs as cd\ncd.game('nim').grundy(1)", False, "0 1\n1 0\n"),
        (
            "import chromdocs as cd\ncd.game('nim').grundy(1)",
            True,
            "<Grundy values of nim, 2 × 2>\n",
        ),
        ("", False, ""),
    ],
)
def test_values_show_as_in_a_session_or_a_cell(source: str, each: bool, shown: str) -> None:
    assert text(ran(source, each=each)) == shown


def test_text_comes_in_order_with_its_kind() -> None:
    source = "import sys\nprint(1)\nprint(2, file=sys.stderr)\nsys.exit('enough')\nprint(3)"
    assert ran(source) == [{"out": "1\n"}, {"err": "2\n"}, {"err": "enough\n"}, {"well": True}]


def test_blocks_build_on_those_above_which_run_once_and_anew_when_they_change() -> None:
    count = "n = globals().get('n', 0) + 1"
    assert text(ran("n", count)) == "1\n"
    assert text(ran("n", count)) == "1\n"
    assert text(ran("n", f"{count} + 10")) == "12\n"
    assert text(ran("n", count, scope="another page")) == "1\n"


def test_an_error_above_is_said_and_does_not_stand_in_the_way() -> None:
    said = text(ran("x = 5\nx", "1 / 0"))
    assert said.startswith("What stands above fails:\nTraceback")
    assert said.endswith("ZeroDivisionError: division by zero\n5\n")


def test_a_docstring_has_the_names_of_its_module() -> None:
    assert text(ran(">>> script('1')[0]", scope="chromdocs.lab.run:script")) == "'1'\n"
    assert "NameError" in text(ran("script('1')"))


def test_errors_are_shown_from_the_readers_code_on() -> None:
    sent = ran("f()", "def f():\n    return 1 / 0\n")
    lines = text(sent).splitlines()
    assert lines[:3] == [
        "Traceback (most recent call last):",
        '  File "<example 2>", line 1, in <module>',
        "    f()",
    ]
    assert lines[-1] == "ZeroDivisionError: division by zero"
    assert '  File "<example 1>", line 2, in f' in lines
    assert not [line for line in lines if __file__ in line or "lab/run.py" in line]
    assert sent[-1] == {"well": False}


def test_a_mistake_in_the_language_is_shown_with_its_line_before_anything_runs() -> None:
    said = text(ran("print(1)\nx = (2\n"))
    assert said.splitlines()[:2] == ['  File "<example 1>", line 2', "    x = (2"]
    assert "SyntaxError: '(' was never closed" in said


def test_a_session_goes_on_after_an_error_that_it_shows_and_after_no_other() -> None:
    shown = ">>> 1 / 0\nTraceback (most recent call last):\nZeroDivisionError: x\n>>> 5\n5"
    assert text(ran(shown)).endswith("ZeroDivisionError: division by zero\n5\n")
    assert text(ran(">>> 1 / 0\n>>> 5\n5")).endswith("ZeroDivisionError: division by zero\n")


@pytest.mark.parametrize(
    ("source", "line"),
    [
        ("input('name? ')", f"EOFError: {run.NOBODY}"),
        ("def f():\n    return f()\nf()", "RecursionError: maximum recursion depth exceeded"),
        ("raise MemoryError", "MemoryError"),
        ("raise KeyboardInterrupt", "KeyboardInterrupt"),
        ("import numpy.nothing", "ModuleNotFoundError: No module named 'numpy.nothing'"),
        ("raise ValueError('x' * 10**7)", "x" * 1000),
    ],
)
def test_any_error_is_shown_and_the_next_run_works(source: str, line: str) -> None:
    sent = ran(source)
    assert line in text(sent)
    assert len(text(sent)) < 110_000
    assert sent[-1] == {"well": False}
    assert text(ran("6 * 7")) == "42\n"


def test_little_is_sent_of_what_is_much_and_an_error_after_it_is_still_seen() -> None:
    sent = ran("for _ in range(300):\n    print('y' * 9_999)\nundefined")
    assert sum(len(part.get("out", "")) for part in sent) == 100_000
    assert {"more": 2_900_000} in sent
    assert text(sent).endswith("NameError: name 'undefined' is not defined\n")
    assert [*ran("'x' * 10**6")][-2:] == [{"more": 900_003}, {"well": True}]


def test_a_figure_is_a_chart() -> None:
    source = "import chromdocs as cd\nprint(1)\ncd.figure('evil-plane', to=8)"
    first, drawn, well = ran(source)
    assert (first, well) == ({"out": "1\n"}, {"well": True})
    assert drawn["text"].startswith("<Figure evil-plane")
    assert drawn["chart"]["layout"]["meta"]["id"] == "evil-plane"
    many = ran(">>> import chromdocs as cd\n>>> for _ in range(99):\n...     cd.figure('tree')")
    assert sum("chart" in part for part in many) <= run.CHARTS


def test_files_that_the_code_saves_are_brought_and_stay_for_the_next_block() -> None:
    save = "from pathlib import Path\nPath('a.txt').write_text('é')\nPath('b').mkdir(exist_ok=True)"
    assert ran(save)[:-1] == [{"file": "a.txt", "bytes": 2, "data": "w6k="}]
    assert ran("Path('a.txt').read_text()", save) == [{"out": "'é'\n"}, {"well": True}]
    assert not Path("a.txt").exists()


def test_a_script_of_the_gallery_shows_its_picture() -> None:
    source = "import chromdocs as cd\ncd.show(cd.figure('evil-plane', to=8))"
    said, saved, well = ran(source)
    assert said["out"].startswith("The P-positions of evil-chromatic nim in the plane: example.")
    assert (saved["file"].partition(".")[0], well) == ("example", {"well": True})
    assert "Path('example." in text(ran(source, each=True)), "a session shows every value"


def test_a_large_file_is_named_and_left(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(run, "TAKEN", 10)
    sent = ran("f = open('a', 'w')\nf.write('x' * 11)\nf.close()")
    assert sent[:-1] == [{"file": "a", "bytes": 11}]


def expected(block: str) -> tuple[str, int]:
    """Return the output that a session shows, and how a test may compare it."""
    examples = doctest.DocTestParser().get_examples(f"{block}\n")
    flags = {flag for example in examples for flag, on in example.options.items() if on}
    return "".join(example.want for example in examples), sum(flags)


def pages() -> dict[str, tuple[str, list[str], list[tuple[str, int]]]]:
    """Return the blocks of each page that can run, with the output that the page shows."""
    found: dict[str, tuple[str, list[str], list[tuple[str, int]]]] = {}
    for page in PAGES:
        names, blocks, wanted = {**macros.NAMES}, [], []
        for match in _BLOCK.finditer(page.read_text("utf-8")):
            blocks.append(textwrap.dedent(match["code"]))
            if match["kind"] == "pycon":
                wanted.append(expected(blocks[-1]))
            else:  # as the build runs it, but without the blocks that a reader does not see
                wanted.append((macros._run(blocks[-1], names), 0))
        if blocks:
            found[page.name] = (page.name, blocks, wanted)
    return found


def docstrings() -> dict[str, tuple[str, list[str], list[tuple[str, int]]]]:
    """Return the same of the API pages, which show what is public."""
    library = griffe.load("chromdocs", search_paths=[ROOT])
    found: dict[str, tuple[str, list[str], list[tuple[str, int]]]] = {}
    for module in (module for modules in parts().values() for module in modules):
        for test in doctest.DocTestFinder().find(import_module(module)):
            if re.search(r"\._[^_]", test.name):
                continue
            place = scope(library[test.name.removeprefix("chromdocs.")])
            blocks = _FENCED.findall(f"{fence(cleandoc(test.docstring), place)}\n")
            if blocks:
                found[test.name] = (place, blocks, [expected(block) for block in blocks])
    return found


def test_every_example_of_the_site_runs_in_a_page_and_gives_what_stands_there() -> None:
    """Those of docstrings are doctests besides, so that usually some of them are enough."""
    examples = docstrings()
    assert len(examples) > 300
    shown = pages() | dict([*examples.items()][:: bound(4, 1)])
    given = json.dumps([(place, blocks) for place, blocks, _ in shown.values()])
    command = [sys.executable, str(Path(__file__).with_name("bare.py"))]
    done = subprocess.run(
        command, input=given, capture_output=True, text=True, cwd=ROOT, timeout=150
    )
    assert not done.returncode, done.stderr[-2000:]
    checker = doctest.OutputChecker()
    wrong = {
        f"{name}, block {place + 1}": said or sent
        for (name, (_, _, wanted)), of_page in zip(
            shown.items(), json.loads(done.stdout), strict=True
        )
        for place, ((want, flags), sent) in enumerate(zip(wanted, of_page, strict=True))
        if not checker.check_output(_STACK.sub("", want), said := _STACK.sub("", text(sent)), flags)
    }
    assert wrong == {}
