"""The first P-positions, in stacks.

Figure 2 of the paper: in 3/2-chromatic nim red dominates. Some P-positions show two red tokens
and others a green and a red one.
"""

import chromdocs as cd

pairs = cd.chromatic(beta="3/2").p_positions(300)
print("P-positions with stacks up to 300:", len(pairs))
print("of these with two equal stacks:", sum(a == b for a, b in pairs))

cd.show(cd.figure("first-p-positions"))
