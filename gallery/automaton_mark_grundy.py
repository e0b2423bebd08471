"""The Grundy values of MARK: five states.

Where the binary digits of n end stands the Grundy value of a MARK heap of n tokens. So the value
of a number of a thousand digits takes a thousand steps.
"""

import chromdocs as cd

print(*(cd.games.mark.mark_grundy(n) for n in range(32)))
print("the value of 3^1000 is", cd.games.mark.mark_grundy(3**1000))

cd.show(cd.figure("automaton-mark-grundy", n=45))
