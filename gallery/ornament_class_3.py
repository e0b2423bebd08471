"""The ornament games of Class 3.

There are three of them, and Figures 3, 4 and 5 of the star paper show all. This is the one with
the offsets -1/3 and 2/3.
"""

from chromdocs.figures.catalogue import EXHIBITS
from chromdocs.figures.show import show
from chromdocs.games.ornament import enumerate_class, follows_pair

for t, game in zip((-1, 0, 1), enumerate_class(3), strict=True):
    print(f"{game.title}: its P-positions up to 60 are the pairs:", follows_pair(2, 3, t, to=60))

show(EXHIBITS["ornament-class-3"].make())
