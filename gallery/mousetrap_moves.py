"""The moves of the Mouse trap by family.

Theorem 5 of the star paper lists the moves in families. A column is full at every third height,
and every third column is empty.
"""

from collections import Counter
from itertools import islice

from chromdocs.figures.catalogue import EXHIBITS
from chromdocs.figures.show import show
from chromdocs.games.mousetrap import family_of, is_printed, moves_by_smaller

moves = list(islice(moves_by_smaller(), 1000))
print("of the first 1000 moves:", dict(Counter(map(family_of, moves))))
print("not in the printed list:", [move for move in moves if not is_printed(move)][:6])

show(EXHIBITS["mousetrap-moves"].make())
