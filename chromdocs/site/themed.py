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
    """Let the theme's script of a built *site* make no landmark of each block of code."""
    for bundle in site.glob("assets/javascripts/bundle.*.js"):
        text = bundle.read_text("utf-8")
        if _PLACE not in text:
            raise SiteError(f"{bundle.name}: the theme has its copy buttons in another place")
        bundle.write_text(text.replace(_PLACE, _NO_PLACE), "utf-8")
