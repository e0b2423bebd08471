"""Where the families of Theorem 2 start.

As printed, a position of a family is P as soon as both heaps are positive. Six of the eight
families start with N-positions: the diamonds.
"""

from chromdocs.figures.catalogue import EXHIBITS
from chromdocs.figures.show import show
from chromdocs.games.catalogue import game
from chromdocs.solve.choose import fast

solver = fast(game("star(wythoff)"))
for position in ((3, 1), (8, 4), (2, 1), (6, 4), (14, 12)):
    print(position, "is", solver.outcome(position), "- a winning move leads to", end=" ")
    print(solver.winning_moves(position)[0])

show(EXHIBITS["star-theorem-2-errata"].make())
