"""No test waits without end: every process that one starts, and every wait, has a limit."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

TESTS = Path(__file__).parent
STARTS = {"run", "check_call", "check_output", "call"}  # of subprocess
WAITS = {"wait", "communicate", "join"}  # for a process or a thread; strings are joined otherwise


def endless(code: str) -> Iterator[int]:
    """Yield the lines where a process is started, or waited for, without a limit."""
    for node in ast.walk(ast.parse(code)):
        if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Attribute):
            continue
        starts = node.func.attr in STARTS and ast.unparse(node.func.value) == "subprocess"
        waits = node.func.attr in WAITS and not node.args
        if (starts or waits) and "timeout" not in {keyword.arg for keyword in node.keywords}:
            yield node.lineno


def test_every_wait_has_a_limit() -> None:
    files = {str(file.relative_to(TESTS)): file for file in TESTS.rglob("*.py")}
    found = {name: [*endless(file.read_text("utf-8"))] for name, file in files.items()}
    assert {name: lines for name, lines in found.items() if lines} == {}


@pytest.mark.parametrize("code", ["subprocess.run(x)", "process.wait()", "a\nthread.join()"])
def test_a_wait_without_a_limit_is_noticed(code: str) -> None:
    assert [*endless(code)] == [code.count("\n") + 1]


@pytest.mark.parametrize("code", ["subprocess.run(x, timeout=3)", "process.wait(3)", "','.join(x)"])
def test_a_wait_with_a_limit_is_fine(code: str) -> None:
    assert [*endless(code)] == []
