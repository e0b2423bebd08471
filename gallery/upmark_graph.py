"""The game graph of UPMARK and its loop.

Half of 1, rounded up, is 1: who is there may stay. But the move to 0 wins, so nobody wants to.
Two heaps of 1 are another matter.
"""

import chromdocs as cd

one = cd.game("upmark:end=0")
print("one heap of 1:", one.at(1).outcome, one.value(1))
print("two heaps of 1:", (one + one).at(1, 1).outcome, "(D is a draw)")

cd.show(cd.figure("upmark-graph"))
