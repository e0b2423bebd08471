"""A misprint in the pairs of Wythoff nim.

Section 1.2 prints both moduli one too small. The printed pairs follow a line that is too steep.
"""

from fractions import Fraction

import chromdocs as cd

played, Quadratic = cd.game("wythoff").brute(), cd.numbers.quadratic.Quadratic
low, high = (Quadratic(Fraction(k, 2), Fraction(1, 2), 5) for k in (-1, 1))
for n in (1, 2, 3, 4):
    pair = low.floor_times(n), high.floor_times(n)
    print(f"printed for n = {n}: {pair} is {played.at(pair).outcome}")

cd.show(cd.figure("wythoff-pairs-errata"))
