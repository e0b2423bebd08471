"""An ornament game, one of Class 5.

The red moves come from two sequences that share out the positive integers with densities 3/5 and
2/5. The menu has all ten games of the class; in three the pattern keeps to the diagonal.
"""

from chromdocs.figures.catalogue import EXHIBITS
from chromdocs.figures.show import show
from chromdocs.games.ornament import enumerate_class

sizes = {game.name: sum(1 for _ in game.moves.within((60, 60))) for game in enumerate_class(5)}
print("fewest moves up to 60:", min(sizes, key=sizes.get), min(sizes.values()))
print("most moves up to 60:", max(sizes, key=sizes.get), max(sizes.values()))

show(EXHIBITS["ornament-game"].make())
