"""The stacks of a position of evil-chromatic nim.

Level k is red if k is evil. In (4, 5) the right stack shows red, so a move may lower one stack
only, and just one such move wins.
"""

from chromdocs.figures.catalogue import EXHIBITS
from chromdocs.figures.show import show
from chromdocs.games.chromatic import chromatic
from chromdocs.solve.answer import answer

game = chromatic("evil")
print("moves from (4, 5):", len(set(game.options((4, 5)))), "of nim and no others")
print("winning ones:", answer(game, (4, 5)).moves)

show(EXHIBITS["evil-stacks"].make())
