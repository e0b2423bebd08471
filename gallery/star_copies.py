"""The star of Wythoff nim below a Fibonacci number.

From one Fibonacci number to the next but one the picture returns, larger and with more detail.
Each dashed square has P-positions along its edges.
"""

from chromdocs.figures.catalogue import EXHIBITS
from chromdocs.figures.show import show
from chromdocs.games.catalogue import game
from chromdocs.numbers.zeckendorf import fibonacci
from chromdocs.solve.choose import fast

found = [(x, y) for x, y in fast(game("star(wythoff)")).p_positions(609) if x]
for n in range(3, 8):
    below = sum(y < fibonacci(2 * n) for _, y in found)
    row = sum(y == fibonacci(2 * n) - 1 for _, y in found)
    print(f"below {fibonacci(2 * n)}: {below} P-positions, {row} of them on the upper edge")

show(EXHIBITS["star-copies"].make())
