"""The carpet of evil and odious numbers.

Red where x AND y is evil. Any two rows agree in exactly half of their cells, so this is a matrix
of Hadamard.
"""

from itertools import combinations

import chromdocs as cd

is_evil = cd.numbers.binary.is_evil
rows = [[is_evil(x & y) for x in range(32)] for y in range(32)]
agree = {sum(p == q for p, q in zip(*pair, strict=True)) for pair in combinations(rows, 2)}
print("two different rows of 32 cells agree in", *agree, "cells")

cd.show(cd.figure("spite-carpet"))
