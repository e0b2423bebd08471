"""What must end a build does, with a line that says where."""

import logging
import re
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
import yaml
from mkdocs.commands.build import build
from mkdocs.config import load_config
from mkdocs.exceptions import Abort, BuildError

from chromdocs.site import cards, home, kinds, lost
from chromdocs.site.mkdocs.plugin import ChromdocsPlugin
from chromdocs.site.world import World

ROOT = Path(__file__).parent.parent.parent


class Loader(yaml.SafeLoader):
    """Reads mkdocs.yml without its tags."""


Loader.add_multi_constructor("!", lambda loader, tag, node: "")

GOOD = "# Home\n\nFive plus {{ value(evil_pair(2)) }}, $x \\le 1$.\n"


def attempt(
    folder: Path, monkeypatch: pytest.MonkeyPatch, files: dict[str, str], url: str = ""
) -> None:
    """Build a site of a few pages with the settings of the real one, without generated pages."""
    settings: dict[str, Any] = yaml.load((ROOT / "mkdocs.yml").read_text("utf-8"), Loader)
    settings |= {"docs_dir": str(folder / "docs"), "site_dir": str(folder / "site")}
    settings |= {"nav": None, "site_url": url}
    settings["theme"]["custom_dir"] = str(ROOT / settings["theme"]["custom_dir"])
    settings["theme"]["logo"] = settings["theme"]["favicon"] = "assets/chromdocs.css"
    for name, text in files.items():
        (folder / "docs" / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / "docs" / name).write_text(text, "utf-8")
    (folder / "mkdocs.yml").write_text(yaml.safe_dump(settings), "utf-8")
    monkeypatch.chdir(ROOT)
    monkeypatch.setattr(home, "DOORS", {})  # they lead to generated pages
    monkeypatch.setattr(lost, "LISTS", {})
    monkeypatch.setattr(kinds, "pages", dict)
    monkeypatch.setattr(kinds, "files", lambda world, made: iter(()))
    monkeypatch.setattr(World, "figures", lambda world: iter(()))
    monkeypatch.setattr(World, "frames", lambda world: iter(()))
    monkeypatch.setattr(World, "begin_tables", lambda world, pool: None)
    config = load_config(str(folder / "mkdocs.yml"), strict=True)
    config.plugins.on_startup(command="build", dirty=False)
    try:
        build(config)
    finally:
        config.plugins.on_shutdown()


def test_a_good_page_builds(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    attempt(tmp_path, monkeypatch, {"index.md": GOOD})
    page = (tmp_path / "site/index.html").read_text("utf-8")
    assert "Five plus (2, 5)" in page
    assert 'class="katex"' in page
    assert "search_index" in str(list((tmp_path / "site/search").iterdir()))
    lost = (tmp_path / "site/404.html").read_text("utf-8")
    policy = 'charset="utf-8"><meta http-equiv="Content-Security-Policy"'
    assert page.count(policy) == lost.count(policy) == 1


def test_a_page_of_a_published_site_can_be_shared(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Below the root of its host, where the page for what is not there has absolute links."""
    url = "https://example.org/sub/"
    monkeypatch.setattr(cards, "cards", lambda world: [(cards.HOME, cards.Card("Site", "Home"))])
    attempt(tmp_path, monkeypatch, {"index.md": GOOD, "lab.md": "# Lab\n\nAsk."}, url)
    page = (tmp_path / "site/lab/index.html").read_text("utf-8")
    head = dict(
        re.findall(r'<(?:meta property|link rel)="([^"]+)" (?:content|href)="([^"]+)"', page)
    )
    assert head["og:title"] == "Lab"
    assert head["og:url"] == head["canonical"] == f"{url}lab/"
    assert (tmp_path / "site" / head["og:image"].removeprefix(url)).is_file()
    assert f"Sitemap: {url}sitemap.xml" in (tmp_path / "site/robots.txt").read_text("utf-8")
    assert f"<loc>{url}lab/</loc>" in (tmp_path / "site/sitemap.xml").read_text("utf-8")
    assert 'href="/sub/' in (tmp_path / "site/404.html").read_text("utf-8")


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


def test_a_failing_notebook_ends_the_build(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    notebook = "# %% [markdown]\n# # Bad\n\n# %%\nraise ValueError('on purpose')\n"
    with pytest.raises(Exception, match="on purpose"):
        attempt(tmp_path, monkeypatch, {"index.md": GOOD, "notebooks/bad.py": notebook})


def test_a_build_that_fails_draws_no_more() -> None:
    plugin, done = ChromdocsPlugin(), []
    plugin.katex = SimpleNamespace(close=lambda: done.append("close"))
    plugin.on_build_error(error=BuildError("early"))  # before anything was drawn
    plugin.drawing = SimpleNamespace(stop=lambda: done.append("stop"))
    plugin.on_build_error(error=BuildError("late"))
    assert done == ["close", "close", "stop"]
