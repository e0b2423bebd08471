"""A P-position far out, from the digits of its number.

The number 17509 to the power 17509 has more than seventy thousand digits. Whether it is evil and
vile is all that Theorem 14 asks, so its P-position is found at once.
"""

from chromdocs.figures.catalogue import EXHIBITS
from chromdocs.figures.show import show
from chromdocs.games.evil import evil_pair
from chromdocs.numbers.binary import spite, tail

n = 17509**17509
a, b = evil_pair(n)
print("n is", spite(n), "and", tail(n), "with", n.bit_length(), "binary digits")
print("b - 2n =", b - 2 * n, "and a - 2n =", a - 2 * n)

show(EXHIBITS["evil-far-pair"].make())
