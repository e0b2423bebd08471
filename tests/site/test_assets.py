"""Styles and scripts of the pages: real files, joined by the build, nothing of them in Python."""

import ast
import re
import subprocess
import sys
from pathlib import Path

import pytest

from chromdocs.figures.theme import SITE, THEMES
from chromdocs.site.assets import assets

LIBRARY = Path(__file__).parents[2] / "chromdocs"
SCRIPT = re.compile(
    r"[\w)]\s*=>|\bfunction\s*\w*\(|\b(const|let|var)\s+\w+\s*=|EventListener|\bdocument\.|querySelector|<script>\w+[.(;]"
)


@pytest.fixture(scope="module")
def made() -> dict[str, str]:
    """Return our own styles and scripts as the site has them."""
    own = ("chromdocs.css", "embed.css", "deck.css", "chromdocs.js", "charts.js", "deck.js")
    found = dict(assets())
    return {name: found[f"assets/{name}"].decode() for name in own}


def test_no_javascript_in_python() -> None:
    """The one line that hands data to a page is in `site.data`; it has none of these words."""
    found = [
        f"{file.relative_to(LIBRARY)}:{node.lineno}: {node.value[:60]}"
        for file in LIBRARY.rglob("*.py")
        for node in ast.walk(ast.parse(file.read_text("utf-8")))
        if isinstance(node, ast.Constant) and SCRIPT.search(str(node.value))
    ]
    assert found == []


def test_no_javascript_in_templates() -> None:
    for file in [*LIBRARY.rglob("*.html"), *LIBRARY.glob("site/templates/*.md")]:
        for code in re.findall(r"<script[^>]*>(.*?)</script>", file.read_text("utf-8"), re.DOTALL):
            slots = re.sub(r"\{\{[A-Z]+\}\}|\{% include \"\w+\.js\" %\}", "", code)
            assert slots.strip() == "", file.name


def test_a_script_is_one_file_that_a_browser_can_read(made: dict[str, str], tmp_path: Path) -> None:
    node = Path(sys.executable).with_name("node")
    for name in ("chromdocs.js", "charts.js", "deck.js"):
        file = tmp_path / name
        file.write_text(made[name], "utf-8")
        subprocess.run([node, "--check", file], check=True, timeout=60)
    for name in ("function ask(", "function chartBox(", "function draw("):
        assert name in made["chromdocs.js"]
        assert name in made["charts.js"].replace("async ", "")


def test_styles_bring_the_colours(made: dict[str, str]) -> None:
    for name in ("chromdocs.css", "embed.css", "deck.css"):
        light, dark = re.findall(
            r"(?:^:root|slate\"\]) \{ (--background: .*?) \}", made[name], re.M
        )
        for colours, style in ((THEMES["light"], light), (THEMES["dark"], dark)):
            assert all(f"--{role}: {colour};" in style for role, colour in colours.items())
    assert f"--note: {SITE['dark']['note']};" in made["chromdocs.css"]
    assert "@media screen { [data-md-color-scheme" in made["chromdocs.css"], "paper is light"
    assert "--badge" not in "".join(made.values())
