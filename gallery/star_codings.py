"""Zeckendorf codings of the P-positions of the star of Wythoff nim.

Table 1 of the paper as a picture. Zeros at the end of a coding come in even numbers, and most
codings end in 1.
"""

from collections import Counter

import chromdocs as cd

zeckendorf = cd.numbers.zeckendorf
found = [pair for pair in cd.game("star(wythoff)").p_positions(1000) if pair[0]]
codings = [zeckendorf.zeckendorf(heap) for pair in found for heap in pair]
zeros = Counter(map(zeckendorf.trailing_zeros, codings))
print("zeros at the end of a heap, and how often:", dict(sorted(zeros.items())))

cd.show(cd.figure("star-codings"))
