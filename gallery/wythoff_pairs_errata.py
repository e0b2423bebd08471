"""A misprint in the pairs of Wythoff nim.

Section 1.2 prints both moduli one too small. The printed pairs follow a line that is too steep.
"""

from fractions import Fraction

from chromdocs.figures.catalogue import EXHIBITS
from chromdocs.figures.show import show
from chromdocs.games.catalogue import game
from chromdocs.numbers.quadratic import Quadratic
from chromdocs.solve.choose import solver

low, high = (Quadratic(Fraction(k, 2), Fraction(1, 2), 5) for k in (-1, 1))
played = solver(game("wythoff"))
for n in (1, 2, 3, 4):
    pair = low.floor_times(n), high.floor_times(n)
    print(f"printed for n = {n}: {pair} is {played.outcome(pair)}")

show(EXHIBITS["wythoff-pairs-errata"].make())
