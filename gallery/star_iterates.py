"""Star-iterates of a permutation game.

Red diamonds are moves, blue squares P-positions. Each frame applies star twice; what is inside
the dashed square has settled for good.
"""

from chromdocs.figures.catalogue import EXHIBITS
from chromdocs.figures.show import show
from chromdocs.games.catalogue import game
from chromdocs.games.star import limit

slow = game("permutation:images=5,2,1,7,4,6,3,then=repeat")
for to in (12, 24, 48):
    found = limit(slow, (to, to))
    print(f"up to {to}: settled after {2 * found.steps} applications; {len(found.moves)} moves fit")

show(EXHIBITS["star-iterates"].make())
