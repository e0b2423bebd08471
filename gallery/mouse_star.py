"""(Mouse game)⋆ and the Mouse trap.

The red P-positions of the Mouse game are the moves of a new game, whose blue P-positions are the
moves of the Mouse trap. There the red ones are P-positions again.
"""

import chromdocs as cd

trap = cd.game("mousetrap").brute()
print("P-positions of the Mouse trap:", trap.p_positions(20))
print("from (20, 20) it wins to go to", list(trap.at(20, 20).moves))

cd.show(cd.figure("mouse-star"))
