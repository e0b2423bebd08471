"""A P-position far out, from the digits of its number.

The number 17509 to the power 17509 has more than seventy thousand digits. Whether it is evil and
vile is all that Theorem 14 asks, so its P-position is found at once.
"""

import chromdocs as cd

n = 17509**17509
a, b = cd.games.evil.evil_pair(n)
spite, tail = cd.numbers.binary.spite(n), cd.numbers.binary.tail(n)
print("n is", spite, "and", tail, "with", n.bit_length(), "binary digits")
print("b - 2n =", b - 2 * n, "and a - 2n =", a - 2 * n)

cd.show(cd.figure("evil-far-pair"))
