"""The moves that the colours allow.

The example of the paper: only level 2 is black, and the piles have 1, 2 and 3 tokens. Of the six
moves of nim one is forbidden, because it would leave every pile white.
"""

from chromdocs.figures.catalogue import EXHIBITS
from chromdocs.figures.show import show
from chromdocs.games.blackwhite import blackwhite
from chromdocs.games.nim import nim

game = blackwhite({2}, piles=3)
forbidden = set(nim(3).options((1, 2, 3))) - set(game.options((1, 2, 3)))
print("moves of nim that are forbidden:", forbidden)

show(EXHIBITS["blackwhite-moves"].make())
