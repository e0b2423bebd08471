"""A plugin of pytest that writes down which test runs which line of the library, or runs only some.

The file that CHROMDOCS_TRACES names gets, for each test that passed, its seconds; and for each
line of the library the tests that ran it. Lines that run when a module is imported belong to none.
CHROMDOCS_CHOSEN names a file with a list of tests, which are run in its order, and no others.
"""

import json
import os
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

import pytest
from coverage import Coverage

ROOT = Path.cwd()
TRACES, CHOSEN = os.environ.get("CHROMDOCS_TRACES"), os.environ.get("CHROMDOCS_CHOSEN")
coverage = Coverage(data_file=None, config_file=False, source=[str(ROOT / "chromdocs")])
seconds: dict[str, float] = {}

if TRACES:
    coverage.start()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Iterator[None]:
    if TRACES:
        coverage.switch_context(item.nodeid)
    yield
    if TRACES:
        coverage.switch_context("")


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    if report.when == "call" and report.passed:
        seconds[report.nodeid] = round(report.duration, 3)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    if CHOSEN:
        place = {test: i for i, test in enumerate(json.loads(Path(CHOSEN).read_text("utf-8")))}
        items[:] = sorted(
            (item for item in items if item.nodeid in place), key=lambda item: place[item.nodeid]
        )


def pytest_sessionfinish() -> None:
    if not TRACES:
        return
    coverage.stop()
    data = coverage.get_data()
    lines: dict[str, dict[int, list[str]]] = defaultdict(dict)
    for file in data.measured_files():
        for line, contexts in data.contexts_by_lineno(file).items():
            if tests := sorted({*contexts} & {*seconds}):
                lines[Path(file).relative_to(ROOT).as_posix()][line] = tests
    Path(TRACES).write_text(json.dumps([seconds, lines]), "utf-8")
