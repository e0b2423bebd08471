"""A number walks through an automaton.

The number 40 is 101000 in binary. It is read from the left, a digit at a time, and ends in a
double circle: it is dopey, and whoever has to move from it in MARK has lost.
"""

import chromdocs as cd

for read in range(7):
    print(cd.figure("automaton-walk", read=read).caption)

cd.show(cd.figure("automaton-walk"))
