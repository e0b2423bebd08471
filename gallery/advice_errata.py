"""Where the advice of Proposition 4 is no move.

An empty stack beside a red one: the printed advice would leave a red stack without a red token.
Everywhere else it wins.
"""

from chromdocs.figures.catalogue import EXHIBITS
from chromdocs.figures.show import show
from chromdocs.games.dominated import green_dominated_move
from chromdocs.numbers.binary import is_evil

print("from (0, 12) it wins to leave", green_dominated_move("evil", (0, 12)))
print("red stacks up to 1000 beside an empty one:", sum(map(is_evil, range(1, 1001))))

show(EXHIBITS["advice-errata"].make())
