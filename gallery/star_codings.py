"""Zeckendorf codings of the P-positions of the star of Wythoff nim.

Table 1 of the paper as a picture. Zeros at the end of a coding come in even numbers, and most
codings end in 1.
"""

from collections import Counter

from chromdocs.figures.catalogue import EXHIBITS
from chromdocs.figures.show import show
from chromdocs.games.catalogue import game
from chromdocs.numbers.zeckendorf import trailing_zeros, zeckendorf
from chromdocs.solve.choose import fast

found = [pair for pair in fast(game("star(wythoff)")).p_positions(1000) if pair[0]]
zeros = Counter(trailing_zeros(zeckendorf(heap)) for pair in found for heap in pair)
print("zeros at the end of a heap, and how often:", dict(sorted(zeros.items())))

show(EXHIBITS["star-codings"].make())
