"""Words that a statement uses, explained in a sentence each, for readers who come by a link."""

import re

EVERYWHERE = {
    "P-position": "a position from which the player who has just moved wins",
    "N-position": "a position from which the player who is to move wins",
    "Grundy value": "the least number that is the Grundy value of no option",
    "mex": "the smallest of 0, 1, 2, … that is not in a set",
    "misère": "whoever cannot move wins",
    "evil": "with an even number of ones in binary",
    "odious": "with an odd number of ones in binary",
}
_BINARY = {
    "vile": "ending in an even number of zeros in binary",
    "dopey": "ending in an odd number of zeros in binary",
}
_ZECKENDORF = "a sum of Fibonacci numbers, no two neighbours among them, written with 0 and 1"
PAPERS = {
    "chromatic": _BINARY
    | {
        "evil-chromatic nim": "take tokens from one stack, or, if no red token is on top, from as "
        "many as you like; level i is red if i is evil",
        r"\tau": "greens minus reds among the levels 0 to k",
        r"\chi": "greens minus reds among the levels 1 to k",
    },
    "vile": _BINARY
    | {
        "MARK": "from n tokens move to n − 1 or to n/2 rounded down",
        "UPMARK": "from n tokens move to n − 1 or to n/2 rounded up",
    },
    "star": {
        r"W^\star": "the game whose moves are the P-positions of Wythoff nim",
        r"G^\star": "the game whose moves are the P-positions of G, except 0",
        "Zeckendorf": _ZECKENDORF,
        "terminal": "without any move",
    },
    "fractions": {r"\Gamma_k": "the ruleset of the paper's Theorem 3"},
    "blackwhite": {},
}


def explained(statement: str, paper: str) -> dict[str, str]:
    """Return the terms of *statement* with what they mean in *paper*.

    >>> list(explained("The number is evil or vile.", "vile"))
    ['evil', 'vile']
    """
    return {
        f"${term}$" if term.startswith("\\") or "^" in term else term: meaning
        for term, meaning in (EVERYWHERE | PAPERS[paper]).items()
        if re.search(rf"(?<![\w-]){re.escape(term)}s?(?![\w-])", statement)
    }
