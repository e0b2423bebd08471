"""Words and pairs that stay in one line: P-position, (3, 5)."""

import re

# In running text: not in a tag, and not where HTML allows no other element.
_IN_TEXT = r"(?=[^<>]{0,2000}<(?!/(?:mtext|option|script|style|text|textarea|title)>))"
_TERMS = [re.compile(rf"{letter}-positions?\b{_IN_TEXT}") for letter in "PN"]
_PAIR = re.compile(rf"\(\d{{1,4}}(?:, \d{{1,4}}){{1,3}}\){_IN_TEXT}")
_CODE = re.compile(r"(<(pre|code)\b.*?</\2>)", re.DOTALL)  # people copy it: it stays to the letter
_ARTICLE = re.compile(r"<article\b.*</article>", re.DOTALL)


def unbroken(page: str) -> str:
    """Return a page in whose text, but for code, no line ends within a term or a position.

    >>> unbroken('<article><p>P-positions: (3, 5)</p></article>')
    '<article><p><span class="nowrap">P-positions</span>: (3,&nbsp;5)</p></article>'
    >>> unbroken('<article><pre>(3, 5)</pre> is (3, 5) <code>(3, 5)</code></article>')
    '<article><pre>(3, 5)</pre> is (3,&nbsp;5) <code>(3, 5)</code></article>'
    """
    return _ARTICLE.sub(lambda article: _outside_code(article[0]), page)


def _outside_code(article: str) -> str:
    parts = _CODE.split(article)  # what is between, what stays, its name, and so on
    parts[::3] = [_kept(f"{part}<")[:-1] for part in parts[::3]]
    del parts[2::3]
    return "".join(parts)


def _kept(text: str) -> str:
    for term in _TERMS:
        text = term.sub(r'<span class="nowrap">\g<0></span>', text)
    return _PAIR.sub(lambda pair: pair[0].replace(", ", ",&nbsp;"), text)
