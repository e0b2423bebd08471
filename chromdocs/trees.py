"""Texts that people write as Python writes them: as a syntax tree, and nothing is run."""

import ast
import warnings


def tree(text: str) -> ast.expr:
    """Return the syntax tree of an expression, silently: what Python warns of is no concern here.

    >>> ast.unparse(tree("1if 1else 2"))
    '1 if 1 else 2'
    """
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        return ast.parse(text, mode="eval").body
