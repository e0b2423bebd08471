"""The stacks of a position of evil-chromatic nim.

Level k is red if k is evil. In (4, 5) the right stack shows red, so a move may lower one stack
only, and just one such move wins.
"""

from chromdocs.figures.catalogue import EXHIBITS
from chromdocs.figures.show import show
from chromdocs.games.chromatic import chromatic
from chromdocs.games.nim import nim
from chromdocs.solve.answer import answer

game = chromatic("evil")
moves = set(game.options((4, 5)))
print("moves from (4, 5):", len(moves), "- those of nim:", moves == set(nim(2).options((4, 5))))
print("winning ones:", *answer(game, (4, 5)).moves)

show(EXHIBITS["evil-stacks"].make())
