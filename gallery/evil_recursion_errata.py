"""Theorem 13 as printed takes an evil number twice.

After (1, 3) the least unused number is 2, and the smallest evil number above it is 3 again. So
the printed rule gives (2, 3), where the P-position is (2, 5).
"""

import chromdocs as cd

printed = cd.games.evil.printed_recursion(1000)
right = {cd.games.evil.evil_pair(n) for n in range(1, 2000)}
print("of the first 1000 printed pairs, P-positions are", sum(pair in right for pair in printed))
print("different evil numbers among them:", len({b for _, b in printed}))

cd.show(cd.figure("evil-recursion-errata"))
