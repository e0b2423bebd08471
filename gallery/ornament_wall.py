"""All ornament games of Classes 2 to 6.

Each panel shows the moves of one game that take from both heaps. In the last panel of each class
the pattern has sunk onto the diagonal.
"""

import chromdocs as cd

for q in range(3, 7):
    games = cd.games.ornament.enumerate_class(q)
    apart = max(y - x for game in games for x, y in game.moves.within((24, 24)) if x)
    print(f"Class {q}: numbers up to 24 that are taken from both heaps differ by at most {apart}")

cd.show(cd.figure("ornament-wall"))
