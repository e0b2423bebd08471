"""The stacks of a position of evil-chromatic nim.

Level k is red if k is evil. In (4, 5) the right stack shows red, so a move may lower one stack
only, and just one such move wins.
"""

import chromdocs as cd

evil, nim = cd.chromatic("evil"), cd.game("nim")
moves = set(evil.options(4, 5))
print("moves from (4, 5):", len(moves), "- those of nim:", moves == set(nim.options(4, 5)))
print("winning ones:", *evil.at(4, 5).moves)

cd.show(cd.figure("evil-stacks"))
