"""Dopey numbers: three states.

Three states know whether a number ends in an odd number of zeros, in every base. In base k these
are the heaps from which the player to move loses at MARK-k.
"""

import chromdocs as cd

for k in (2, 3, 4):
    lost = [n for (n,) in cd.game(f"mark:k={k}").p_positions(40)]
    print(f"MARK-{k}:", *lost)

cd.show(cd.figure("automaton-dopey", k=3))
