"""The first P-positions, in stacks.

Figure 2 of the paper: in 3/2-chromatic nim red dominates. Some P-positions show two red tokens
and others a green and a red one.
"""

from chromdocs.figures.catalogue import EXHIBITS
from chromdocs.figures.show import show
from chromdocs.games.dominated import pairing
from chromdocs.games.levels import beatty_levels

pairs = pairing(beatty_levels("3/2"), 300)
print("P-positions with stacks up to 300:", len(pairs))
print("of these with two equal stacks:", sum(a == b for a, b in pairs))

show(EXHIBITS["first-p-positions"].make())
