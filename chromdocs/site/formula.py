"""Formulas of `chromdocs.decide` on a page: set as code, and ready to be opened and changed."""

import re
from html import escape
from urllib.parse import quote

from chromdocs.decide.tokens import WORDS

_PART = re.compile(r'(?P<s>"[^"\n]*")|(?P<nf>\b[^\W\d]\w*(?=\())|(?P<k>[^\W\d]\w*)|(?P<mi>\d+)')


def formula_html(text: str) -> str:
    """Return a formula as a block of code, with its words, names and numbers told apart.

    >>> formula_html("n >= 1")
    '<div class="highlight formula"><pre><code>n &gt;= <span class="mi">1</span></code></pre></div>'
    """
    parts = _PART.sub(_part, escape(text.strip(), quote=False))
    return f'<div class="highlight formula"><pre><code>{parts}</code></pre></div>'


def _part(found: re.Match[str]) -> str:
    kind = "k" if found[0] in WORDS else found.lastgroup
    if kind == "k" and found[0] not in WORDS:  # a variable
        return found[0]
    return f'<span class="{kind}">{found[0]}</span>'


def query(text: str) -> str:
    """Return the address at which a formula is decided in the page.

    >>> query("forall n: n + 1 > n")
    'decide/?formula=forall%20n%3A%20n%20%2B%201%20%3E%20n'
    """
    return f"decide/?formula={quote(text.strip(), safe='')}"
