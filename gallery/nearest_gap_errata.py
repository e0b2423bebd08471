"""The nearest gap may lie too high.

The proof of Theorem 3 moves to the P-position with the nearest gap. From (3, 10), for k = 4, that
is (2, 11), and no move can enlarge a heap. The next best one serves.
"""

from chromdocs.figures.catalogue import EXHIBITS
from chromdocs.figures.show import show
from chromdocs.games.gamma import first_gap_too_high

for k in range(4, 8):
    at, high, good = first_gap_too_high(k)
    print(f"k = {k}: from {at} the nearest gap is that of {high}; {good} can be reached")

show(EXHIBITS["nearest-gap-errata"].make())
