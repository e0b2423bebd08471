"""How to win at Γ₃.

Every cell is a position, its colour says which type of move wins there. The red cells are why the
game needs its extra moves: there, and only there, nothing else helps.
"""

from collections import Counter

import chromdocs as cd

move_type, subtract = cd.games.gamma.move_type, cd.games.game.subtract
wins = cd.game("gamma:k=3").game.solution
board = [(x, y) for x in range(41) for y in range(41) if not wins.is_p((x, y))]
print(Counter(f"Type {move_type(3, subtract(at, wins.winning_move(at)))}" for at in board))

cd.show(cd.figure("gamma-answers"))
