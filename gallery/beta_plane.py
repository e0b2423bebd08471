"""The P-positions of β-chromatic nim in the plane.

For β > 2 the pairs of the n-th green and the n-th red level follow a line of slope β − 1. With
β = φ² they are the P-positions of Wythoff nim.
"""

import chromdocs as cd

beatty_pair = cd.games.chromatic_solution.beatty_pair
pairs = [beatty_pair("(3+sqrt(5))/2", n) for n in range(16)]
print("like Wythoff nim:", pairs == cd.game("wythoff").brute().p_positions(pairs[-1][1]))
print("pair number 10^20 for β = π:", beatty_pair("pi", 10**20))

cd.show(cd.figure("beta-plane"))
