"""UPMARK: which binary endings are P-positions.

As printed, every odd number would be a P-position. If all the zeros before the last 1 are
counted, the rule is right.
"""

from chromdocs.figures.catalogue import EXHIBITS
from chromdocs.figures.show import show
from chromdocs.games.upmark import is_p_by_ending, upmark
from chromdocs.solve.reference import reference

solver = reference(upmark())
odd = range(1, 3000, 2)
print("odd N-positions up to 3000:", sum(not solver.is_p((n,)) for n in odd))
print("corrected rule, errors:", sum(solver.is_p((n,)) != is_p_by_ending(n) for n in odd))

show(EXHIBITS["upmark-endings"].make())
