"""Theorem 1 on modular black & white nim, as printed.

With β = 3 not one of the printed pairs is a P-position: the larger pile has lost a factor β − 1,
and (0, 0) and the case n = 0 are missing.
"""

import chromdocs as cd

nim = cd.game("blackwhite:beta=3").brute()
printed = [(3 * (n + t), 3 * n + t) for n in range(1, 8) for t in (1, 2)]
lost = sum(nim.at(pair).is_p for pair in printed)
print("printed pairs that are P-positions:", lost, "of", len(printed))
print("from (6, 4) the winning moves are", list(nim.at(6, 4).moves))

cd.show(cd.figure("modular-errata"))
