"""Where green dominates locally.

Red levels that find no green one waiting are alone. Between them green dominates, and the i-th
green and the i-th red level of such a run are partners.
"""

import chromdocs as cd

colours = "RRGGRGRRRGRRGR"
red = [level for level, colour in enumerate(colours, 1) if colour == "R"]
pairs = cd.games.dominated.pairing(red, len(colours))
print("alone:", [x for x, y in pairs if 0 < x == y])
print("partners:", [pair for pair in pairs if pair[0] < pair[1]])
print("as brute force finds:", pairs == cd.chromatic(red).brute().p_positions(len(colours)))

cd.show(cd.figure("local-domination"))
