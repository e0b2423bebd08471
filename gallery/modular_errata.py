"""Theorem 1 on modular black & white nim, as printed.

With β = 3 not one of the printed pairs is a P-position: the larger pile has lost a factor β − 1,
and (0, 0) and the case n = 0 are missing.
"""

from chromdocs.figures.catalogue import EXHIBITS
from chromdocs.figures.show import show
from chromdocs.games.blackwhite import blackwhite
from chromdocs.solve.reference import reference

solver = reference(blackwhite(beta=3))
printed = [(3 * (n + t), 3 * n + t) for n in range(1, 8) for t in (1, 2)]
print("printed pairs that are P-positions:", sum(map(solver.is_p, printed)), "of", len(printed))
print("from (6, 4) the winning moves are", solver.winning_moves((6, 4)))

show(EXHIBITS["modular-errata"].make())
