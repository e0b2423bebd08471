"""Who wins where, for any game.

Filled squares are P-positions: whoever has to move there loses. One example of every family can be
drawn. Some of them fill a good part of the plane, others only a line of pairs.
"""

import chromdocs as cd

for name in ("wythoff", "star(wythoff)", "invariant:moves=(1,2),(2,1)"):
    counted = len(cd.game(name).p_positions(100))
    print(f"{name}: {counted} P-positions (x, y) with x up to y up to 100")

cd.show(cd.figure("outcomes"))
