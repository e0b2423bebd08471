"""The P-positions of the Mouse game.

The game is Wythoff nim with more moves on the grey diagonals. All of its P-positions but one lie
between them.
"""

from chromdocs.figures.catalogue import EXHIBITS
from chromdocs.figures.show import show
from chromdocs.games.mouse import mouse, pair_apart

print("pairs by their difference:", {d: pair_apart(d) for d in (1, 2, 4, 5, 7)})
print("from (1000, 1000000) one wins by the move to", mouse().solution.winning_move((1000, 10**6)))

show(EXHIBITS["mouse-game"].make())
