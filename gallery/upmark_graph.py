"""The game graph of UPMARK and its loop.

Half of 1, rounded up, is 1: who is there may stay. But the move to 0 wins, so nobody wants to.
Two heaps of 1 are another matter.
"""

from chromdocs.figures.catalogue import EXHIBITS
from chromdocs.figures.show import show
from chromdocs.games.sums import add
from chromdocs.games.upmark import upmark
from chromdocs.solve.loopy import retrograde

game = upmark(end=0)
print("one heap of 1:", retrograde(game).outcome((1,)), retrograde(game).gamma((1,)))
print("two heaps of 1:", retrograde(add(game, game)).outcome((1, 1)), "(D is a draw)")

show(EXHIBITS["upmark-graph"].make())
