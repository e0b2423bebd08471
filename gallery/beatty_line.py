"""Two sequences share out the numbers.

Above the line the multiples of α₂, rounded down, below it those of β₂. Together they are all
positive integers, each once.
"""

from chromdocs.figures.catalogue import EXHIBITS
from chromdocs.figures.show import show
from chromdocs.numbers.beatty import Beatty, are_complementary
from chromdocs.numbers.contfrac import alpha, beta

low, high = Beatty(alpha(2).value()), Beatty(beta(2).value())
print("complementary:", are_complementary(low, high))
print(f"up to a million, {low.count(10**6):,} are above the line and {high.count(10**6):,} below")

show(EXHIBITS["beatty-line"].make())
