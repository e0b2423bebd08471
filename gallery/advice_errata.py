"""Where the advice of Proposition 4 is no move.

An empty stack beside a red one: the printed advice would leave a red stack without a red token.
Everywhere else it wins.
"""

import chromdocs as cd

move = cd.games.dominated.green_dominated_move("evil", (0, 12))
reds = sum(map(cd.numbers.binary.is_evil, range(1, 1001)))
print("from (0, 12) it wins to leave", move)
print("red stacks up to 1000 beside an empty one:", reds)

cd.show(cd.figure("advice-errata"))
