"""What the site takes from npm packages, and our own style and scripts."""

import re
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

from chromdocs.figures.paint import ASSETS
from chromdocs.figures.theme import THEMES, on_pages, properties
from chromdocs.site import engine, scripts, webfonts
from chromdocs.site.errors import SiteError
from chromdocs.site.lettering import lettering

OWN = Path(__file__).parent / "assets"
NPM = Path("node_modules")

NOTES = "reveal.js/dist/plugin/notes.js"
_LITERATA = "@fontsource-variable/literata"
_MONO = "@fontsource-variable/jetbrains-mono"
_COPIED = {
    "assets/plotly.min.js": "plotly.js-basic-dist-min/plotly-basic.min.js",
    "assets/reveal/reveal.css": "reveal.js/dist/reveal.css",
    "assets/reveal/reveal.js": "reveal.js/dist/reveal.js",
    "assets/reveal/notes.js": NOTES,
    "assets/licenses/codemirror.txt": "@codemirror/view/LICENSE",
    "assets/licenses/lezer.txt": "@lezer/common/LICENSE",
    "assets/licenses/katex.txt": "katex/LICENSE",
    "assets/licenses/minisearch.txt": "minisearch/LICENSE.txt",
    "assets/licenses/reveal.txt": "reveal.js/LICENSE",
    "assets/licenses/plotly.txt": "plotly.js-basic-dist-min/LICENSE",
    "assets/licenses/literata.txt": f"{_LITERATA}/LICENSE",
    "assets/licenses/jetbrains-mono.txt": f"{_MONO}/LICENSE",
}
_DARK = re.compile(r"\[data-md-color-scheme=slate\]\{[^}]*\}")
_BOARDS = ("play.css", "play-views.css")
_STYLES = {  # where dark ground is dark (paper is always light), and what each is joined from
    "chromdocs.css": (
        "screen",
        "chart.css",
        "chromdocs.css",
        *_BOARDS,
        "paint-stack.css",
        "cite.css",
        "light.css",
    ),
    "embed.css": ("all", "chart.css", "embed.css"),
    "play-embed.css": ("all", "chart.css", "embed.css", *_BOARDS, "play-embed.css"),
    "deck.css": ("all", "chart.css", "deck.css"),
}
_CHARTS = (
    *(OWN / "shared.js", OWN / "engine.js", ASSETS / "paint.js"),
    *(OWN / f"{part}.js" for part in ("charts", "computed", "governed", "controls", "choices")),
)
_PLAY = (
    *(OWN / f"play-{part}.js" for part in ("data", "game", "words", "address", "setup", "list")),
    *(OWN / f"play-{part}.js" for part in ("tokens", "seen", "squares", "plane", "slice")),
    *(OWN / f"play-{part}.js" for part in ("line", "why", "reasons")),
    OWN / "play.js",
)
_SCRIPTS = {  # each is one file, joined from those that it needs
    "chromdocs.js": (
        *_CHARTS,
        *(OWN / f"{part}.js" for part in ("later", "paint-dance", "paint-stack")),
        *(
            OWN / f"{part}.js"
            for part in ("tables", "scrolls", "settle", "ledger", "gallery", "book", "run", "lost")
        ),
        OWN / "talk.js",
    ),
    "play.js": _PLAY,
    "play-embed.js": (OWN / "shared.js", OWN / "engine.js", *_PLAY),
    "charts.js": _CHARTS,
    "cite.js": (OWN / "cite.js",),
    "deck.js": (OWN / "shared.js", OWN / "deck.js"),
    "certificates.js": (OWN / "certificates.js",),
    "lab.js": (OWN / "lab-answer.js", OWN / "lab.js", OWN / "lab-claim.js", OWN / "decide.js"),
}


def assets() -> Iterator[tuple[str, bytes]]:
    """Yield every asset of the site: its address and its content."""
    for name, (medium, *styles) in _STYLES.items():
        css = webfonts.rules() + "".join((OWN / style).read_text("utf-8") for style in styles)
        before = _dark() + _katex_css("katex/") if name == "chromdocs.css" else ""
        yield f"assets/{name}", (before + coloured(css, medium)).encode()
    for name, parts in _SCRIPTS.items():
        yield f"assets/{name}", scripts.light("".join(part.read_text("utf-8") for part in parts))
    yield "assets/lab.css", (OWN / "lab.css").read_bytes()  # the colours are in chromdocs.css
    for target, source in _COPIED.items():
        yield target, (NPM / source).read_bytes()
    yield from lettering()
    yield from engine.files()
    yield "assets/editor.js", scripts.joined(scripts.EDITOR)
    yield "assets/certificate-worker.js", scripts.joined(scripts.CHECKER)
    yield "assets/katex/katex.css", _katex_css().encode()
    for font in sorted((NPM / "katex/dist/fonts").glob("*.woff2")):
        yield f"assets/katex/fonts/{font.name}", font.read_bytes()
    yield from webfonts.files()  # some of KaTeX's too, in two


def coloured(css: str, medium: str) -> str:
    """Return a style with the colours that it names, and those of charts, as custom properties.

    >>> css = coloured("a { color: var(--note); }", "screen")
    >>> ["--note: " in css, "--holds: " in css, "--red: " in css]
    [True, False, True]
    """
    used = {n for n in on_pages("light") if n in THEMES["light"] or f"var(--{n})" in css}
    light, dark = (
        properties({name: colour for name, colour in on_pages(theme).items() if name in used})
        for theme in THEMES
    )
    slate = f'[data-md-color-scheme="slate"] {{ {dark} }}'
    return f"{css}:root {{ {light} }}\n@media {medium} {{ {slate} }}\n"


def _dark() -> str:
    """Return the theme's rule for dark ground, all that we use of its style of palettes."""
    (file,) = Path(str(files("material"))).glob("templates/assets/stylesheets/palette.*.min.css")
    found = _DARK.search(file.read_text("utf-8"))
    if not found:
        raise SiteError(f"no rule for dark ground in {file.name}")
    return f"@media screen{{{found[0]}}}\n"


def _katex_css(folder: str = "") -> str:
    """Return KaTeX's style with one font format, the one that every browser of today reads."""
    css = (NPM / "katex/dist/katex.min.css").read_text("utf-8")
    css = re.sub(r',url\([^)]*\.(?:woff|ttf)\) format\("[a-z]+"\)', "", css)
    return webfonts.in_two(css).replace("url(fonts/", f"url({folder}fonts/")
