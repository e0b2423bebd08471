"""The subsided ornament games.

In one game of each class the pattern sinks onto the diagonal: a move takes from both heaps numbers
between the same two multiples of q. Figure 5 of the star paper has q = 3.
"""

from chromdocs.figures.catalogue import EXHIBITS
from chromdocs.figures.show import show
from chromdocs.games.catalogue import game

for q in (3, 10, 100):
    move = game(f"subsided:q={q}").solution.winning_move((10**6, 10**9))
    print(f"q = {q}: from (1000000, 1000000000) the move to {move} wins")

show(EXHIBITS["ornament-subsided"].make())
