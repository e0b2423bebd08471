"""Where the families of Theorem 2 start.

As printed, a position of a family is P as soon as both heaps are positive. Six of the eight
families start with N-positions: the diamonds.
"""

import chromdocs as cd

star = cd.game("star(wythoff)")
for position in ((3, 1), (8, 4), (2, 1), (6, 4), (14, 12)):
    found = star.at(position)
    print(position, "is", found.outcome, "- a winning move leads to", found.moves[0])

cd.show(cd.figure("star-theorem-2-errata"))
