"""Which offsets make complementary sequences.

The two sequences share out the positive integers for every pair of offsets that is drawn. Left of
the dashed line condition (38) of the star paper says that they do not.
"""

from fractions import Fraction

import chromdocs as cd

beatty, half, quarter = cd.numbers.beatty, Fraction(1, 2), Fraction(1, 4)
low, high = (beatty.Beatty.of_density(half, offset) for offset in (-quarter, quarter))
print("δ = -1/4:", [low.nth(n) for n in range(1, 8)])
print("γ = 1/4:", [high.nth(n) for n in range(1, 8)])
print("complementary:", beatty.are_complementary(low, high))

cd.show(cd.figure("offsets-errata"))
