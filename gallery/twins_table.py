"""The third stack, if all odd levels are red.

Halve the heights and play nim: P-positions have nim-sum 0, or 1 where the even levels at or just
below the tops are green, whatever the number of stacks.
"""

import chromdocs as cd

red = [n for n in range(1, 16) if n % 2 or n in (6, 10, 12)]
lost = cd.chromatic(red, stacks=3).p_positions(15)
print("nim-sums:", sorted({x ^ y ^ z for x, y, z in lost}))
print("nim-sum 1:", [p for p in lost if p[0] ^ p[1] ^ p[2]][:6])

cd.show(cd.figure("twins-table"))
