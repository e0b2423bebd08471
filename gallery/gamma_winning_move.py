"""Winning from (38, 185) at Γ₄.

The example after Example 5. The steps before the pair (38, 186) tell an index, and the largest
extra move of this index that fits is the winning one.
"""

import chromdocs as cd

gamma, closed_form = cd.games.gamma, cd.game("gamma:k=4").game.solution
print("the index of pair 32 is", gamma.index(4, 32), "and the move", gamma.type_three_move(4, 32))
print("the closed form moves from (38, 185) to", closed_form.winning_move((38, 185)))

cd.show(cd.figure("gamma-winning-move"))
