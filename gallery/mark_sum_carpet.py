"""The sum of two MARK heaps.

Blue cells are P-positions: both heaps have the same Grundy value. Two N-positions may give
either outcome, as (1, 1) and (1, 3) show.
"""

from chromdocs.figures.catalogue import EXHIBITS
from chromdocs.figures.show import show
from chromdocs.games.mark import mark
from chromdocs.games.sums import add
from chromdocs.solve.reference import reference

both = reference(add(mark(), mark()))
print("(1, 1):", both.outcome((1, 1)))
print("(1, 3):", both.outcome((1, 3)), "with the winning moves", both.winning_moves((1, 3)))

show(EXHIBITS["mark-sum-carpet"].make())
