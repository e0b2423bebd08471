"""Which offsets make complementary sequences.

The two sequences share out the positive integers for every pair of offsets that is drawn. Left of
the dashed line condition (38) of the star paper says that they do not.
"""

from fractions import Fraction

from chromdocs.figures.catalogue import EXHIBITS
from chromdocs.figures.show import show
from chromdocs.numbers.beatty import Beatty, are_complementary

half, quarter = Fraction(1, 2), Fraction(1, 4)
low, high = Beatty.of_density(half, -quarter), Beatty.of_density(half, quarter)
print("δ = -1/4:", [low.nth(n) for n in range(1, 8)])
print("γ = 1/4:", [high.nth(n) for n in range(1, 8)])
print("complementary:", are_complementary(low, high))

show(EXHIBITS["offsets-errata"].make())
