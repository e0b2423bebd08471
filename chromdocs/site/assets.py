"""What the site takes from npm packages, and our own style and scripts."""

import re
from collections.abc import Iterator
from pathlib import Path

from chromdocs.figures.paint import PAINT_JS
from chromdocs.figures.theme import THEMES
from chromdocs.site.exhibits import palettes_json
from chromdocs.site.lettering import lettering

OWN = Path(__file__).parent / "assets"
NPM = Path("node_modules")

_LITERATA = "@fontsource-variable/literata"
_MONO = "@fontsource-variable/jetbrains-mono"
_COPIED = {
    "assets/plotly.min.js": "plotly.js-basic-dist-min/plotly-basic.min.js",
    "assets/fonts/literata.woff2": f"{_LITERATA}/files/literata-latin-wght-normal.woff2",
    "assets/fonts/literata-italic.woff2": f"{_LITERATA}/files/literata-latin-wght-italic.woff2",
    "assets/fonts/literata-greek.woff2": f"{_LITERATA}/files/literata-greek-wght-normal.woff2",
    "assets/fonts/mono.woff2": f"{_MONO}/files/jetbrains-mono-latin-wght-normal.woff2",
    "assets/reveal/reveal.css": "reveal.js/dist/reveal.css",
    "assets/reveal/reveal.js": "reveal.js/dist/reveal.js",
    "assets/reveal/notes.js": "reveal.js/dist/plugin/notes.js",
    "assets/licenses/katex.txt": "katex/LICENSE",
    "assets/licenses/reveal.txt": "reveal.js/LICENSE",
    "assets/licenses/plotly.txt": "plotly.js-basic-dist-min/LICENSE",
    "assets/licenses/literata.txt": f"{_LITERATA}/LICENSE",
    "assets/licenses/jetbrains-mono.txt": f"{_MONO}/LICENSE",
}
_PUBLISHED = (
    *("chromdocs.css", "embed.css", "deck.css"),
    *("charts.js", "board.js", "tables.js", "ledger.js", "gallery.js", "book.js", "deck.js"),
)


def assets() -> Iterator[tuple[str, bytes]]:
    """Yield every asset of the site: its address and its content."""
    for name in _PUBLISHED:
        text = (OWN / name).read_text("utf-8")
        if name.endswith(".css"):
            text = (OWN / "chart.css").read_text("utf-8") + text
        if name == "chromdocs.css":
            text += token_css()
        if name == "charts.js":
            text = text.replace("PALETTES", palettes_json()).replace("PAINT", PAINT_JS)
        yield f"assets/{name}", text.encode()
    for target, source in _COPIED.items():
        yield target, (NPM / source).read_bytes()
    yield from lettering()
    yield "assets/katex/katex.css", _katex_css().encode()
    for font in sorted((NPM / "katex/dist/fonts").glob("*.woff2")):
        yield f"assets/katex/fonts/{font.name}", font.read_bytes()


def token_css() -> str:
    """Return the colours of tokens as variables, the same that the figures have."""
    roles = ("red", "on-red", "green", "on-green")
    rules = {
        theme: " ".join(f"--{role}: {colours[role]};" for role in roles)
        for theme, colours in THEMES.items()
    }
    return (
        f":root {{ {rules['light']} }}\n"
        f'@media screen {{ [data-md-color-scheme="slate"] {{ {rules["dark"]} }} }}\n'
    )


def _katex_css() -> str:
    """Return KaTeX's style with one font format, the one that every browser of today reads."""
    css = (NPM / "katex/dist/katex.min.css").read_text("utf-8")
    return re.sub(r',url\([^)]*\.(?:woff|ttf)\) format\("[a-z]+"\)', "", css)
