"""The P-positions of β-chromatic nim in the plane.

For β > 2 the pairs of the n-th green and the n-th red level follow a line of slope β − 1. With
β = φ² they are the P-positions of Wythoff nim.
"""

from chromdocs.figures.catalogue import EXHIBITS
from chromdocs.figures.show import show
from chromdocs.games.chromatic_solution import beatty_pair
from chromdocs.games.wythoff import wythoff
from chromdocs.solve.reference import reference

pairs = [beatty_pair("(3+sqrt(5))/2", n) for n in range(16)]
print("like Wythoff nim:", pairs == reference(wythoff()).p_positions(pairs[-1][1]))
print("pair number 10^20 for β = π:", beatty_pair("pi", 10**20))

show(EXHIBITS["beta-plane"].make())
