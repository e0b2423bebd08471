"""Winning from (38, 185) at Γ₄.

The example after Example 5. The steps before the pair (38, 186) tell an index, and the largest
extra move of this index that fits is the winning one.
"""

from chromdocs.figures.catalogue import EXHIBITS
from chromdocs.figures.show import show
from chromdocs.games.gamma import gamma, index, type_three_move

print("the index of pair 32 is", index(4, 32), "and the move", type_three_move(4, 32))
print("the closed form moves from (38, 185) to", gamma(4).solution.winning_move((38, 185)))

show(EXHIBITS["gamma-winning-move"].make())
