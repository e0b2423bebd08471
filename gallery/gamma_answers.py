"""How to win at Γ₃.

Every cell is a position, its colour says which type of move wins there. The red cells are why the
game needs its extra moves: there, and only there, nothing else helps.
"""

from collections import Counter

from chromdocs.figures.catalogue import EXHIBITS
from chromdocs.figures.show import show
from chromdocs.games.game import subtract
from chromdocs.games.gamma import gamma, move_type

wins = gamma(3).solution
board = [(x, y) for x in range(41) for y in range(41) if not wins.is_p((x, y))]
print(Counter(f"Type {move_type(3, subtract(at, wins.winning_move(at)))}" for at in board))

show(EXHIBITS["gamma-answers"].make())
