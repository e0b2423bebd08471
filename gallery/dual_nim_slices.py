"""Nim's dual on three piles.

The P-positions of nim, as moves, make a game that is over soon: from every position one move
leaves at most one pile, if more are there.
"""

import chromdocs as cd

dual = cd.game("dual-nim:piles=3")
print("moves from (3, 5, 6):", len(dual.options(3, 5, 6)))
print("those that win:", list(dual.at(3, 5, 6).moves))

cd.show(cd.figure("dual-nim-slices"))
