"""Landmarks of the star of Wythoff nim at Fibonacci numbers.

Theorem 2 names eight families of P-positions. Seven of them stand near one corner, always at the
same distances.
"""

from chromdocs.figures.catalogue import EXHIBITS
from chromdocs.figures.show import show
from chromdocs.games.catalogue import game
from chromdocs.numbers.zeckendorf import fibonacci
from chromdocs.solve.choose import fast

solver = fast(game("star(wythoff)"))
for n in range(4, 8):
    x, y = fibonacci(2 * n - 1), fibonacci(2 * n) - 1
    below = [d for d in range(12) if solver.is_p((x, y - d))]
    beside = [d for d in range(12) if solver.is_p((x + d, y))]
    print(f"({x}, {y}): P-positions below it at {below}, beside it at {beside}")

show(EXHIBITS["star-landmarks"].make())
