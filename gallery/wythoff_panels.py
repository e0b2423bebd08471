"""2-Wythoff nim: moves, P-positions, and two stars.

On the left what a move may take, in the middle the positions that lose for the player to move,
on the right the moves that the star operator, applied twice, makes of the game. The moves differ
away from the axes; the P-positions are the same.
"""

from chromdocs.figures.catalogue import EXHIBITS
from chromdocs.figures.show import show
from chromdocs.games.catalogue import game

here = set(game("wythoff:k=2").moves.within((28, 28)))
there = set(game("star(star(wythoff:k=2))").moves.within((28, 28)))
print(f"{len(here)} moves, {len(there)} after two stars, {len(here & there)} in both")

show(EXHIBITS["wythoff-panels"].make())
