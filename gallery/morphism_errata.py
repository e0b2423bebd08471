"""The morphisms of the appendix.

The appendix calls Eσ and θ the same. They send 0 and 1 to the same two words, but the other way
round; one more exchange of letters mends it.
"""

import chromdocs as cd

words = cd.numbers.words
E, eta, theta = words.E, words.ETA, words.theta(2)
sigma = words.Morphism({"0": "0010", "1": "001"})
print("(Eη)²η = Eσ:", E @ sigma == (E @ eta) ** 2 @ eta)
print("Eσ = θ:", E @ sigma == theta, " EσE = θ:", E @ sigma @ E == theta)

cd.show(cd.figure("morphism-errata"))
