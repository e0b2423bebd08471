"""The moves that the colours allow.

The example of the paper: only level 2 is black, and the piles have 1, 2 and 3 tokens. Of the six
moves of nim one is forbidden, because it would leave every pile white.
"""

import chromdocs as cd

nim, coloured = cd.game("nim:piles=3"), cd.game("blackwhite:black=2,piles=3")
forbidden = set(nim.options(1, 2, 3)) - set(coloured.options(1, 2, 3))
print("moves of nim that are forbidden:", forbidden)

cd.show(cd.figure("blackwhite-moves"))
