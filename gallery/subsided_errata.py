"""The block that Theorem 6 leaves out.

The theorem lists blocks of P-positions along the diagonal, and as printed begins with the second
one. No move fits into the first, so it belongs too.
"""

import chromdocs as cd

dual = cd.game("subsided-dual:q=4").brute()
print("moves from (3, 3):", dual.options(3, 3))
print("P-positions up to 7:", [p for p in dual.p_positions(7) if min(p)])

cd.show(cd.figure("subsided-errata"))
