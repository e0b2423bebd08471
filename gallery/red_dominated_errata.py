"""Proposition 6 as printed.

To the letter it makes a P-position of two equal green stacks. But from there both can be emptied
at once.
"""

from chromdocs.figures.catalogue import EXHIBITS
from chromdocs.figures.show import show
from chromdocs.games.chromatic import chromatic
from chromdocs.solve.reference import reference

solver = reference(chromatic(beta="3/2"))
equal = [d for d in range(1, 31) if solver.is_p((d, d))]
print("(d, d) is a P-position for d =", *equal)
print("and from (2, 2) the winning moves are", solver.winning_moves((2, 2)))

show(EXHIBITS["red-dominated-errata"].make())
