"""Grundy values of two heaps.

The value of a position is the least number that none of its options has. In nim it is the nim-sum;
in Wythoff nim nobody knows a formula, though every value occurs once in each row.
"""

from chromdocs.figures.catalogue import EXHIBITS
from chromdocs.figures.grundy import values
from chromdocs.figures.show import show
from chromdocs.games.catalogue import game

for name in ("nim", "wythoff", "mark + mark"):
    found = values(game(name), 40)
    equal = sum(value == x ^ y for (x, y), value in found.items())
    print(f"{name}: {equal} of {len(found)} values are the nim-sum, the largest is", end=" ")
    print(max(found.values()))

show(EXHIBITS["grundy-carpet"].make())
