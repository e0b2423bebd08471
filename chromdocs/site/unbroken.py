"""Words and pairs that stay in one line: P-position, (3, 5)."""

import re

# In running text: not in a tag, and not where HTML allows no other element.
_IN_TEXT = r"(?=[^<>]{0,2000}<(?!/(?:mtext|option|script|style|text|textarea|title)>))"
_TERMS = [re.compile(rf"{letter}-positions?\b{_IN_TEXT}") for letter in "PN"]
_PAIR = re.compile(rf"\(\d{{1,4}}(?:, \d{{1,4}}){{1,3}}\){_IN_TEXT}")
_ARTICLE = re.compile(r"<article\b.*</article>", re.DOTALL)


def unbroken(page: str) -> str:
    """Return a page in whose text no line ends within a term or a position.

    >>> unbroken('<article><p>P-positions: (3, 5)</p></article>')
    '<article><p><span class="nowrap">P-positions</span>: (3,&nbsp;5)</p></article>'
    """
    return _ARTICLE.sub(lambda article: _kept(article[0]), page)


def _kept(text: str) -> str:
    for term in _TERMS:
        text = term.sub(r'<span class="nowrap">\g<0></span>', text)
    return _PAIR.sub(lambda pair: pair[0].replace(", ", ",&nbsp;"), text)
