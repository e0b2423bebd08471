"""Two states can check every sum.

Three numbers are read at once, from the left. One state says that the third is the sum of the
others so far, the other that it is one too large and waits for a carry.
"""

import chromdocs as cd

for x, y in ((5, 3), (6, 1)):
    print(f"{x:04b} + {y:04b} = {x + y:04b}")

cd.show(cd.figure("automaton-add", x=6, y=1))
