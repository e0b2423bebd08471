"""Coloured stacks of any game.

The same drawing serves every game whose tokens have colours: red and green, black and white, or
a spectrum of numbered colours. Here are two piles of black & white nim.
"""

import chromdocs as cd

for name in ("blackwhite:beta=(3+sqrt(5))/2", "chromatic:red=evil", "spectrum:colours=3,piles=2"):
    colour = cd.game(name).game.colour
    print(name, "from below:", *(colour(0, level) for level in range(1, 8)))

cd.show(cd.figure("coloured-stacks"))
