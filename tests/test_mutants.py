"""The runner that changes the library at random: what it changes, and what it calls a change."""

import ast
import sys
from collections import Counter
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parent.parent
SOURCE = """from x import y
def f(n: int = 3, *, whole: bool = False) -> float:
    '''A text with 5 and a < b.'''
    if not n or whole:
        return 1.0
    return [n for n in range(2) if n in (4,) if f(n)] is not None and n <= -1
"""


@pytest.fixture(scope="module")
def mutants() -> ModuleType:
    """Return the runner, which is a script."""
    spec = spec_from_file_location("mutants", ROOT / "scripts/mutants.py")
    assert spec
    assert spec.loader
    module = sys.modules["mutants"] = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_what_is_changed_in_python(
    mutants: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "a.py").write_text(SOURCE, "utf-8")
    monkeypatch.setattr(mutants, "ROOT", tmp_path)
    found = sorted(mutants.Library("a.py").mutants())
    assert [(one.line, one.before, one.after) for one in found] == [
        (2, "3", "4"),
        (2, "False", "True"),
        (4, "or", "and"),
        (5, "1.0", "1.1"),
        (6, "2", "3"),
        (6, "in", "not in"),
        (6, "4", "5"),
        (6, "f(n)", "(not (f(n)))"),
        (6, "is not", "is"),
        (6, "and", "or"),
        (6, "<=", "<"),
        (6, "1", "2"),
    ]
    for one in found:
        changed = one.into(SOURCE.encode()).decode()
        assert ast.dump(ast.parse(changed)) != ast.dump(ast.parse(SOURCE))
        assert [*map(str.strip, SOURCE.splitlines())][one.line - 1] == one.name[1]
        assert one.name[2] in map(str.strip, changed.splitlines())


def test_what_is_changed_in_scripts(
    mutants: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = (
        "const f = (n, m) => {\n"
        "  if (!n) return 0.5; // 1 < 2 × 3\n"
        "  return n && m.x(2) === true ? 'a' : m;\n};\n"
    )
    file = tmp_path / "chromdocs/site/assets/play-a.js"
    file.parent.mkdir(parents=True)
    file.write_text(text, "utf-8")
    monkeypatch.setattr(mutants, "files", lambda _: [str(file)])
    found = mutants.scripts("*")
    assert [(one.line, one.before, one.after) for one in found] == [
        (2, "!n", "n"),
        (2, "0.5", "0.55"),
        (3, "&&", "||"),
        (3, "2", "3"),
        (3, "===", "!=="),
        (3, "true", "false"),
    ]
    assert all(one.into(text.encode()) != text.encode() for one in found)


def test_a_sample_is_the_same_for_the_same_seed(mutants: ModuleType) -> None:
    everything = mutants.library("chromdocs/games/*")
    some = [mutants.sample(everything, 20, seed) for seed in (1, 1, 2)]
    assert some[0] == some[1] != some[2]
    assert Counter(len(each) for each in some) == {20: 3}


def test_what_changes_nothing_is_passed_over_and_is_still_there(mutants: ModuleType) -> None:
    """A line that has changed since is no longer known to be equivalent."""
    everything = {*mutants.library("*"), *mutants.scripts("*")}
    rows = mutants.equivalent()
    assert {row[:3] for row in rows} <= {one.name for one in everything}
    assert all(reason for *_, reason in rows)
    left = mutants.sample(sorted(everything), len(everything), 1)
    assert len(left) == len(everything) - len(rows)


def test_tests_are_chosen_by_the_lines_that_they_run_and_by_what_they_import(
    mutants: ModuleType,
) -> None:
    imported = {*mutants.imported("tests/test_mutants.py")}
    assert "ast.py" in imported
    assert {"importlib/util.py", "importlib/util/module_from_spec.py"} <= imported
    one = mutants.Mutant("chromdocs/a.py", 7, 0, "1", "2")
    traces = object.__new__(mutants.Traces)
    a, b = "tests/test_a.py", "tests/test_b.py"
    slow, quick, other, any_change = (
        f"{a}::slow",
        f"{b}::quick",
        f"{a}::other",
        f"{b}::{mutants.ANY}",
    )
    traces.files = {a: None, b: None}
    traces.read = {
        a: ({slow: 20.0, other: 0.1}, {"chromdocs/a.py": {"7": [0]}}),
        b: ({quick: 1.0, any_change: 0.0}, {}),
    }
    traces.imports = {a: set(), b: {"chromdocs/a.py"}}
    assert traces.related(one) == [quick, slow]
    at_import = mutants.Mutant("chromdocs/a.py", 1, 0, "1", "2")
    assert traces.related(at_import) == [quick, slow]
    elsewhere = mutants.Mutant("chromdocs/b.py", 1, 0, "1", "2")
    assert traces.related(elsewhere) == []
