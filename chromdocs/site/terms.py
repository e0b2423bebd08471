"""Words that a statement uses, explained in a sentence each, for readers who come by a link."""

import re

TERMS = {
    "P-position": "a position from which the player who has just moved wins",
    "evil": "with an even number of ones in binary",
    "odious": "with an odd number of ones in binary",
    "vile": "ending in an even number of zeros in binary",
    "dopey": "ending in an odd number of zeros in binary",
    "mex": "the smallest of 0, 1, 2, … that is not in a set",
    "green": "on an odious level",
    "red": "on an evil level",
    "evil-chromatic nim": (
        "take tokens from one stack, or, if no red token is on top, from as many as you like; "
        "level i is red if i is evil"
    ),
    r"\tau": "greens minus reds among the levels 0 to k",
    r"\chi": "greens minus reds among the levels 1 to k",
}


def explained(statement: str) -> dict[str, str]:
    """Return the terms of *statement* with what they mean.

    >>> list(explained("The number is evil or vile."))
    ['evil', 'vile']
    """
    return {
        f"${term}$" if term.startswith("\\") else term: meaning
        for term, meaning in TERMS.items()
        if re.search(rf"(?<![\w-]){re.escape(term)}s?(?![\w-])", statement)
    }
