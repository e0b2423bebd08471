"""The P-positions of Wythoff nim.

They follow two lines through the origin. The codings of a pair differ by one zero at the end.
"""

from chromdocs.figures.catalogue import EXHIBITS
from chromdocs.figures.show import show
from chromdocs.games.wythoff import wythoff_pair
from chromdocs.numbers.zeckendorf import zeckendorf

for n in (5, 50, 500):
    a, b = wythoff_pair(n)
    print(f"pair {n}: {a} and {b}, coded {zeckendorf(a)} and {zeckendorf(b)}")
pairs = [wythoff_pair(n) for n in range(1, 5000)]
print("always one more zero:", all(zeckendorf(b) == zeckendorf(a) + "0" for a, b in pairs))

show(EXHIBITS["wythoff-lines"].make())
