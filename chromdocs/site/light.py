"""Makes a page light when it is written: what it need not say is left out, its letters come early.

What is far down a page is styled and laid out when the reader comes near: a matter of the style
(`light.css`), as nothing of the page changes for it.
"""

import re
from collections.abc import Iterable

_STYLE = re.compile(r'<link rel="stylesheet" href="([^"]*)assets/stylesheets/main')
_ARTICLE = re.compile(r"(<article .*</article>)", re.DOTALL)
_LINKED = r'<link rel="stylesheet" href="[^"]*{}[^"]*">\s*'
_PALETTES = re.compile(_LINKED.format("stylesheets/palette"))  # ours has what is used of it
_DOCSTRINGS = re.compile(_LINKED.format("_mkdocstrings.css"))
LETTERS = {  # fonts that the first screen of a page needs where its article begins with such a part
    "": ("assets/fonts/literata.woff2",),
    "<em>": ("assets/fonts/literata-italic.woff2",),
    'class="katex"': (
        "assets/katex/fonts/KaTeX_Main-Regular.woff2",
        "assets/katex/fonts/KaTeX_Math-Italic.woff2",
    ),
}
FIRST = 6000  # characters of an article that may be on the first screen


def light(page: str) -> str:
    """Return a page without styles that it need not have, and with its letters asked for at once.

    >>> page = '<link rel="stylesheet" href="assets/stylesheets/main.css"><article a></article>'
    >>> light(page).partition(' as="font"')[0]
    '<link rel="preload" href="assets/fonts/literata.woff2"'
    """
    before, article, after = (*_ARTICLE.split(page, 1), "", "")[:3]
    before = _PALETTES.sub("", before)
    if 'class="doc ' not in article:
        before = _DOCSTRINGS.sub("", before)
    letters = [font for part, fonts in LETTERS.items() if part in article[:FIRST] for font in fonts]
    return (
        _STYLE.sub(lambda style: early(letters, style[1]) + style[0], before, 1) + article + after
    )


def early(fonts: Iterable[str], to_root: str) -> str:
    """Return what lets a page ask for fonts before it knows its style.

    >>> early(["a.woff2"], "../")
    '<link rel="preload" href="../a.woff2" as="font" type="font/woff2" crossorigin>\\n'
    """
    return "".join(
        f'<link rel="preload" href="{to_root}{font}" as="font" type="font/woff2" crossorigin>\n'
        for font in fonts
    )
