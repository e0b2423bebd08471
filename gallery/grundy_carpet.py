"""Grundy values of two heaps.

The value of a position is the least number that none of its options has. In nim it is the nim-sum;
in Wythoff nim nobody knows a formula, though every value occurs once in each row.
"""

import chromdocs as cd

board = [(x, y) for x in range(41) for y in range(41)]
for name in ("nim", "wythoff", "mark + mark"):
    found = cd.game(name).brute().grundy(40)
    equal = sum(found[x, y] == x ^ y for x, y in board)
    print(f"{name}: {equal} of {len(board)} values are the nim-sum, the largest is", end=" ")
    print(max(found[at] for at in board))

cd.show(cd.figure("grundy-carpet"))
