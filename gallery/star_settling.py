"""A game that settles after few steps.

The first board has the images 2, 3, 1 in blocks of three. After star twice most moves have found
their place, and after four times all of them here.
"""

from chromdocs.figures.catalogue import EXHIBITS
from chromdocs.figures.show import show
from chromdocs.games.permutation import permutation
from chromdocs.games.star import limit

found = limit(permutation([2, 3, 1], "repeat"), (60, 60))
print(f"up to 60 it settles after {2 * found.steps} applications of star; the limit begins with")
print(found.moves[:8])

show(EXHIBITS["star-settling"].make())
