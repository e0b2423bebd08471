"""The greedy rule finds the moves of Γ₄.

Remark 7: take the wanted P-positions and the moves of 4-Wythoff nim. As long as a position has no
move to one of them, adjoin the position itself as a move. One new move answers several positions.
"""

import chromdocs as cd

chosen = []
while missing := cd.games.greedy.unanswered(4, chosen, 65):
    print(f"{len(missing)} positions without an answer; adjoin {missing[0]}")
    chosen.append(missing[0])

cd.show(cd.figure("greedy-steps"))
