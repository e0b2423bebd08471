"""Notebooks run once, beside the pages, and look the same every time."""

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from jupyter_client.asynchronous.client import AsyncKernelClient
from mkdocs.exceptions import BuildError

from chromdocs.site import kernels, notebooks
from chromdocs.site.arguments import Program
from chromdocs.site.mkdocs import ran

NOTEBOOK = """# %%
import time
for word in ("one", "two"):
    print(word, flush=True)
    time.sleep(0.5)
"""
RUNS: list[str] = []
OPTIONS: dict[str, Any] = {"execute": True, "allow_errors": False}


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    monkeypatch.setattr(ran, "CACHE", tmp_path / "kept")
    (tmp_path / "a.py").write_text(NOTEBOOK, "utf-8")
    return str(tmp_path / "a.py")


def test_what_a_cell_prints_is_one_box_whenever_it_was_sent(file: str) -> None:
    notebooks.prepare()
    page = ran.ran(file, OPTIONS)
    assert "<pre>one\ntwo\n</pre>" in page
    assert "cell-id=1" in page


def run(notebook: Program, *_: Any) -> bytes:
    RUNS.append(notebook.text)
    return b"page"


def test_a_notebook_runs_once_until_it_or_the_library_changes(
    file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    RUNS.clear()
    monkeypatch.setattr(ran, "_run", run)
    made = ran.Notebooks()
    with ThreadPoolExecutor(1) as pool:
        made.begin(pool, [Path(file)], OPTIONS)
    assert made._page(file, **OPTIONS) == made._page(file, **OPTIONS) == "page"
    assert len(RUNS) == 1
    Path(file).write_text(NOTEBOOK + "1\n", "utf-8")
    made._page(file, **OPTIONS)
    made._page(file, **OPTIONS)
    assert len(RUNS) == 2
    before = ran.name(file, OPTIONS)
    Path(file).write_text(NOTEBOOK + "# a remark\n1\n", "utf-8")
    assert ran.name(file, OPTIONS) != before  # which is shown
    monkeypatch.setattr("chromdocs.site.kept.fingerprint", lambda *_: "of other code")
    made._page(file, **OPTIONS)
    assert len(RUNS) == 3


def test_a_notebook_that_fails_says_so(file: str) -> None:
    Path(file).write_text("# %%\nraise ValueError('on purpose')\n", "utf-8")
    with pytest.raises(Exception, match="on purpose"):
        ran.ran(file, OPTIONS)


@pytest.fixture
def late(monkeypatch: pytest.MonkeyPatch) -> list[float | None]:
    """A machine so busy that a kernel answers only when it is asked for the fourth time."""
    asked: list[float | None] = []
    ready = AsyncKernelClient._async_wait_for_ready

    async def wait(client: Any, timeout: float | None = None) -> None:
        asked.append(timeout)
        if len(asked) < 4:
            raise RuntimeError(f"Kernel didn't respond in {timeout} seconds")
        await ready(client, None)

    monkeypatch.setattr(AsyncKernelClient, "_async_wait_for_ready", wait)
    return asked


def test_a_kernel_is_waited_for_as_long_as_it_moves(
    file: str, monkeypatch: pytest.MonkeyPatch, late: list[float | None]
) -> None:
    looks: list[float] = []
    look = kernels.used

    def looked(client: Any) -> float:
        looks.append(look(client))
        return float(len(looks))  # it always moves

    monkeypatch.setattr(kernels, "used", looked)
    notebooks.prepare()
    assert "<pre>one\ntwo\n</pre>" in ran.ran(file, OPTIONS)
    assert late == [kernels.PATIENCE] * 4
    assert len(looks) == 3
    assert max(looks) >= 0  # there is such a process


def test_a_kernel_that_does_nothing_ends_the_build_with_the_name_of_the_notebook(
    file: str, monkeypatch: pytest.MonkeyPatch, late: list[float | None]
) -> None:
    monkeypatch.setattr(kernels, "used", lambda client: 1.0)
    with pytest.raises(BuildError, match="its kernel did not start, and did nothing for") as wrong:
        ran.Notebooks()._page(file, **OPTIONS)
    assert str(wrong.value).startswith(f"{file}: ")
    assert len(late) == 2


def test_a_notebook_that_fails_ends_the_build_with_its_name(file: str) -> None:
    Path(file).write_text("# %%\nraise ValueError('on purpose')\n", "utf-8")
    with pytest.raises(BuildError, match="on purpose") as wrong:
        ran.Notebooks()._page(file, **OPTIONS)
    assert str(wrong.value).startswith(f"{file}: ")
