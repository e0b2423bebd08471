"""Where a game is not the dual of its star.

The star paper takes it from an earlier one that the star of a pair game has the pairs as
P-positions. With the densities 3/5 and 2/5 and t = 2 the pair (2, 5) is not one, and (2, 6) is.
"""

import chromdocs as cd

ornament = cd.game("ornament:p=3,q=5,t=2")
print("(2, 5) is", ornament.at(2, 5).outcome, "and (2, 6) is", ornament.at(2, 6).outcome)
print("from (2, 5) these moves win:", list(ornament.at(2, 5).moves))

cd.show(cd.figure("duality-errata"))
