"""Coloured stacks of any game.

The same drawing serves every game whose tokens have colours: red and green, black and white, or
a spectrum of numbered colours. Here are two piles of black & white nim.
"""

from chromdocs.figures.catalogue import EXHIBITS
from chromdocs.figures.show import show
from chromdocs.games.catalogue import game

for name in ("blackwhite:beta=(3+sqrt(5))/2", "chromatic:red=evil", "spectrum:colours=3,piles=2"):
    print(name, "from below:", *(game(name).colour(0, level) for level in range(1, 8)))

show(EXHIBITS["coloured-stacks"].make())
