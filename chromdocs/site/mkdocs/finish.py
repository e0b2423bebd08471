"""From the HTML of a text to the page as it is sent: all that happens to it in the theme's dress.

What these functions use is the code that a page depends on besides its text; see `memory`.
"""

import re

from chromdocs.site import glossary, light, maths, themed, unbroken
from chromdocs.site.errors import SiteError
from chromdocs.site.slim import slim

_CODE = re.compile(r'(<details class="mkdocstrings-source"|<div class="[^"]*\bhighlight\b[^"]*")')
_BARE_IMAGE = re.compile(r"<img(?![^>]*\salt=)[^>]*>")
_GALLERY = re.compile(r'<li class="md-tabs__item">(?=\s*<a href="[./]*gallery/")')


def content(html: str, generated: bool) -> str:
    """Return the content of a page with its formulas held back from the search.

    On a *generated* page code and its source are to read, not to search.
    """
    return maths.hold(_CODE.sub(r"\1 data-search-exclude", html) if generated else html)


def finished(output: str, here: str, source: str, katex: maths.Katex, head: str) -> str:
    """Return the page at an address with its formulas set, and *head* in its head.

    *source* is where its text is from. A picture without alternative text is an error.
    """
    if bare := _BARE_IMAGE.search(output):
        raise SiteError(f"{source}: no alt text: {bare[0]}")
    output = slim(themed.named(output))
    if here.startswith("figures/"):  # too many for the navigation, but below this tab
        output = _GALLERY.sub('<li class="md-tabs__item md-tabs__item--active">', output)
    output = output.replace("</head>", head + "</head>", 1)
    return unbroken.unbroken(katex.typeset(output, source))


def lightened(output: str, here: str) -> str:
    """Return a page as light as can be; a chapter lists its terms in the margin."""
    return light.light(glossary.in_margin(output) if here.startswith("learn/") else output)
