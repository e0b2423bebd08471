"""What the theme writes, with names for those who listen, and as HTML asks for."""

import re
from pathlib import Path

from chromdocs.site.errors import SiteError

_DIALOG = '<div class="md-search" data-md-component="search" role="dialog"'
_CHANGED = {  # on a page
    f"{_DIALOG}>": f'{_DIALOG} aria-label="Search">',
    ' tabindex="">': ">",
}
# The label of a part of the navigation with a page of its own is a picture; its title has words.
_PART = re.compile(
    r'(aria-labelledby="__nav_[\d_]+)_label(" aria-expanded="\w+">\s*<label class="md-nav__title" )'
    r'for="(__nav_[\d_]+)"'
)
_BARE = re.compile(r"(<script\b.*?</script>)|<(?=[\s\d=])", re.DOTALL)  # titles come as they are
# Around the button that copies code: too many for places to go to.
_PLACE = '("nav",{class:"md-code__nav"})'
_NO_PLACE = '("div",{class:"md-code__nav"})'
# Links become absolute, so that they stay right when another page takes the place of this one. At
# once, that would be one more round of style and layout; it is soon enough when a page is left.
_AT_ONCE = re.compile(r"[\w$]+\(document\)\.subscribe\(([\w$]+)\);")
_LEFT = re.compile(r'(?<=\{)history\.replaceState\([\w$]+,""\),history\.pushState\(null')


def named(page: str) -> str:
    """Return a page on which each part of the theme has a name, and each sign < is written as such.

    >>> named("<title>1 < 2</title><script>1 < 2</script>")
    '<title>1 &lt; 2</title><script>1 < 2</script>'
    """
    for before, after in _CHANGED.items():
        page = page.replace(before, after)
    page = _PART.sub(r'\1_title\2id="\3_title" for="\3"', page)
    return _BARE.sub(lambda found: found[1] or "&lt;", page)


def mend_script(site: Path) -> None:
    """Let the theme's script of a built *site* do what it does in our way."""
    for bundle in site.glob("assets/javascripts/bundle.*.js"):
        bundle.write_text(mended(bundle.read_text("utf-8"), bundle.name), "utf-8")


def mended(script: str, name: str) -> str:
    """Return the theme's script, with no landmark in each block of code, and links left alone."""
    absolute, left = _AT_ONCE.findall(script), _LEFT.findall(script)
    if _PLACE not in script or len(absolute) != 1 or len(left) != 1:
        raise SiteError(f"{name}: the theme has another script, in which nothing can be mended")
    script = _AT_ONCE.sub("", script.replace(_PLACE, _NO_PLACE))
    return _LEFT.sub(lambda found: f"{absolute[0]}(document),{found[0]}", script)
