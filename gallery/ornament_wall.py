"""All ornament games of Classes 2 to 6.

Each panel shows the moves of one game that take from both heaps. In the last panel of each class
the pattern has sunk onto the diagonal.
"""

from chromdocs.figures.catalogue import EXHIBITS
from chromdocs.figures.show import show
from chromdocs.games.ornament import enumerate_class

for q in range(3, 7):
    moves = [move for game in enumerate_class(q) for move in game.moves.within((24, 24))]
    apart = max(y - x for x, y in moves if x)
    print(f"Class {q}: numbers up to 24 that are taken from both heaps differ by at most {apart}")

show(EXHIBITS["ornament-wall"].make())
