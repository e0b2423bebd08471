"""The game graph of MARK.

Half of a number stands above it, the number before it to its left. Follow the blue arrows: they
lead to blue boxes, the P-positions. A first child is blue exactly if its parent is not.
"""

from chromdocs.figures.catalogue import EXHIBITS
from chromdocs.figures.show import show
from chromdocs.games.mark import mark
from chromdocs.solve.reference import reference

solver = reference(mark())
swaps = sum(solver.is_p((q,)) != solver.is_p((2 * q,)) for q in range(1, 1000))
print(f"q and 2q have different outcomes for {swaps} of the first 999 numbers q")

show(EXHIBITS["mark-graph"].make())
