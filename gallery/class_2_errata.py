"""Class 2 is one game, and (0, 0) belongs to it.

The paper describes the P-positions of Class 2 by a formula that leaves out the empty position.
Whoever has to move there has lost, so it is one.
"""

import chromdocs as cd

pairs = cd.game("rational-pair:p=1,q=2,t=1")
print("(0, 0) is", pairs.at(0, 0).outcome, "and (5, 5) is", pairs.at(5, 5).outcome)
print("P-positions up to 100:", len(pairs.p_positions(100)))

cd.show(cd.figure("class-2-errata"))
