"""The numbers β for which formulas on two stacks or piles are decided, and their names.

Both games of coloured levels are decided for the same ones.
"""

import re
from collections.abc import Callable

BETAS = ("(3+sqrt(5))/2", "1+sqrt(2)", "2+sqrt(2)", "1+sqrt(3)", "2+sqrt(3)")
MODULI = range(2, 9)
WHOLE = f"β = {MODULI[0]} to {MODULI[-1]}"


def shown(beta: str) -> str:
    """Return a number with signs for its roots.

    >>> shown("(3+sqrt(5))/2")
    '(3+√5)/2'
    """
    return re.sub(r"sqrt\((\d+)\)", r"√\1", beta)


WITHIN = "β = " + ", ".join(map(shown, BETAS))


def at_each(make: Callable[[str], str]) -> dict[str, str]:
    """Return a formula for each of the irrational β.

    >>> list(at_each(lambda beta: f"forall n: floor(({beta}) * n) >= 2 * n"))[:2]
    ['β = (3+√5)/2', 'β = 1+√2']
    """
    return {f"β = {shown(beta)}": make(beta) for beta in BETAS}


def at_each_modulus(make: Callable[[int], str]) -> dict[str, str]:
    """Return a formula for each of the whole β.

    >>> list(at_each_modulus(lambda beta: f"forall n: {beta}*n >= n"))[:2]
    ['β = 2', 'β = 3']
    """
    return {f"β = {beta}": make(beta) for beta in MODULI}
