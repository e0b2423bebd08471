"""A site of a few pages, built with the settings of the real one."""

from pathlib import Path
from typing import Any

import pytest
import yaml
from mkdocs.commands.build import build
from mkdocs.config import load_config

from chromdocs.site import home, kinds, lost
from chromdocs.site.world import World

ROOT = Path(__file__).parent.parent


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
    if url:  # every page names the feed, which a generated page makes
        (folder / "docs/feed.xml").write_text("<feed/>", "utf-8")
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
