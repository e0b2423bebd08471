"""How fast star-iterates settle.

Each line tells for how large heaps a game agrees with its limit, after star has been applied 0,
2, 4, ... times.
"""

from chromdocs.figures.catalogue import EXHIBITS
from chromdocs.figures.show import show
from chromdocs.games.permutation import permutation
from chromdocs.games.star import limit

for images in ((2, 3, 1), (3, 1, 5, 2, 4), (5, 2, 1, 7, 4, 6, 3)):
    game = permutation(images, "repeat")
    steps = [limit(game, (to, to)).steps for to in (10, 20, 40, 80)]
    print(f"{images}: steps for boards of 10, 20, 40, 80: {steps}")

show(EXHIBITS["star-agreement"].make())
