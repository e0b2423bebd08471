"""The morphisms of the appendix.

The appendix calls Eσ and θ the same. They send 0 and 1 to the same two words, but the other way
round; one more exchange of letters mends it.
"""

from chromdocs.figures.catalogue import EXHIBITS
from chromdocs.figures.show import show
from chromdocs.numbers.words import ETA, E, Morphism, theta

sigma = Morphism({"0": "0010", "1": "001"})
print("(Eη)²η = Eσ:", E @ sigma == (E @ ETA) ** 2 @ ETA)
print("Eσ = θ:", E @ sigma == theta(2), " EσE = θ:", E @ sigma @ E == theta(2))

show(EXHIBITS["morphism-errata"].make())
