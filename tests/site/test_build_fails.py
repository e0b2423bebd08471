"""What must end a build does, with a line that says where."""

import logging
from pathlib import Path
from types import SimpleNamespace

import pytest
from mkdocs.exceptions import Abort, BuildError
from small import GOOD, attempt

from chromdocs.site.mkdocs.plugin import ChromdocsPlugin


def test_a_good_page_builds(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    attempt(tmp_path, monkeypatch, {"index.md": GOOD})
    page = (tmp_path / "site/index.html").read_text("utf-8")
    assert "Five plus (2,&nbsp;5)" in page
    assert 'class="katex"' in page
    assert "search_index" in str(list((tmp_path / "site/search").iterdir()))
    lost = (tmp_path / "site/404.html").read_text("utf-8")
    policy = 'charset="utf-8"><meta http-equiv="Content-Security-Policy"'
    assert page.count(policy) == lost.count(policy) == 1


def test_a_site_that_is_nowhere_claims_no_address(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    attempt(tmp_path, monkeypatch, {"index.md": GOOD})
    page = (tmp_path / "site/index.html").read_text("utf-8")
    assert "og:title" in page
    assert not [word for word in ("og:image", "og:url", "canonical", "feed.xml") if word in page]
    assert not (tmp_path / "site/robots.txt").exists()


BAD = {  # what ends the build: the page
    "index.md:3: ValueError: unknown figure 'evil-plain'; did you mean 'evil-plane'?": (
        '# A\n\n{{ figure("evil-plain") }}'
    ),
    "index.md:4: ValueError: unknown table 'evil-tau'; did you mean 'evil-tau-chi'?": (
        '# A\n\n\n{{ table("evil-tau") }}'
    ),
    "index.md:2: ValueError: unknown claim 'chromatic/thm-41'; did you mean 'chromatic/thm-1'?": (
        '# A\n{{ claim("chromatic/thm-41") }}'
    ),
    "index.md:7: NameError: name 'unheard_of'": (
        "---\ntitle: A\n---\n\n# A\n\n{{ value(unheard_of(1)) }}\n"
    ),
    "index.md:3: NameError: name 'no_such' is not defined": "# A\n\n{{ value(no_such(1)) }}",
    "index.md:3: ZeroDivisionError": "# A\n\n```python run\nprint(1 / 0)\n```",
    "index.md:3: python run prints nothing": "# A\n\n```python run\nx = 1\n```",
    "index.md:3: python quiet prints 1": "# A\n\n```python quiet\nprint(1)\n```",
    "index.md:3: ValueError: answer: 'Q' cannot be given": (
        '# A\n\n{{ answer("Q", choices=["P", "N"]) }}'
    ),
    "index.md: bad formula '\\\\frc{1}{2}'": "# A\n\n$\\frc{1}{2}$",
    'index.md: no alt text: <img src="assets/chromdocs.css">': (
        '# A\n\n<img src="assets/chromdocs.css">'
    ),
    "nowhere/ leads nowhere": '# A\n\n<a href="nowhere/">x</a>',
    "#nowhere has no such anchor": '# A\n\n<a href="#nowhere">x</a>',
    "'nowhere.md'": "# A\n\n[x](nowhere.md)",
}


@pytest.mark.parametrize(("said", "text"), BAD.items(), ids=BAD)
def test_a_bad_page_ends_the_build(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    text: str,
    said: str,
) -> None:
    caplog.set_level(logging.WARNING)
    with pytest.raises((BuildError, Abort)) as failure:
        attempt(tmp_path, monkeypatch, {"index.md": text})
    assert said in f"{failure.value}\n{caplog.text}"


def test_a_term_that_is_not_in_the_glossary_ends_the_build(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    page = "# A\n\n[a](glossary.md#mex) and [b](glossary.md#max)"
    written = {"index.md": page, "glossary.md": "# Glossary\n\n## mex { #mex }"}
    with pytest.raises((BuildError, Abort)):
        attempt(tmp_path, monkeypatch, written)
    assert "#max" in caplog.text
    assert "#mex" not in caplog.text


def test_a_failing_notebook_ends_the_build(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    notebook = "# %% [markdown]\n# # Bad\n\n# %%\nraise ValueError('on purpose')\n"
    with pytest.raises((BuildError, Abort)):
        attempt(tmp_path, monkeypatch, {"index.md": GOOD, "notebooks/bad.py": notebook})
    assert "notebooks/bad.py" in caplog.text
    assert "on purpose" in caplog.text


def test_a_build_that_fails_draws_no_more() -> None:
    plugin, done = ChromdocsPlugin(), []
    plugin.katex = SimpleNamespace(close=lambda: done.append("close"))
    plugin.on_build_error(error=BuildError("early"))  # before anything was drawn
    plugin.drawing = SimpleNamespace(stop=lambda: done.append("stop"))
    plugin.on_build_error(error=BuildError("late"))
    assert done == ["close", "close", "stop"]
