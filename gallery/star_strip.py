"""The P-positions of the star of Wythoff nim.

They fill a strip around the diagonal, between the lines of slopes phi and 1/phi. Its edges are
straight, and start anew at Fibonacci numbers.
"""

from chromdocs.figures.catalogue import EXHIBITS
from chromdocs.figures.show import show
from chromdocs.games.catalogue import game
from chromdocs.solve.choose import fast

found = [(x, y) for x, y in fast(game("star(wythoff)")).p_positions(2000) if x]
x, y = max(found, key=lambda pair: pair[1] / pair[0])
print(f"{len(found)} P-positions with 1 <= x <= y <= 2000; the steepest is ({x}, {y}):", y / x)

show(EXHIBITS["star-strip"].make())
