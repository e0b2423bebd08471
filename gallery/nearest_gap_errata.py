"""The nearest gap may lie too high.

The proof of Theorem 3 moves to the P-position with the nearest gap. From (3, 10), for k = 4, that
is (2, 11), and no move can enlarge a heap. The next best one serves.
"""

import chromdocs as cd

for k in range(4, 8):
    at, high, good = cd.games.gamma.first_gap_too_high(k)
    print(f"k = {k}: from {at} the nearest gap is that of {high}; {good} can be reached")

cd.show(cd.figure("nearest-gap-errata"))
