"""2-Wythoff nim: moves, P-positions, and two stars.

On the left what a move may take, in the middle the positions that lose for the player to move,
on the right the moves that the star operator, applied twice, makes of the game. The moves differ
away from the axes; the P-positions are the same.
"""

import chromdocs as cd

game = cd.game("wythoff:k=2")
here, there = (set(g.game.moves.within((28, 28))) for g in (game, game.star().star()))
print(f"{len(here)} moves, {len(there)} after two stars, {len(here & there)} in both")

cd.show(cd.figure("wythoff-panels"))
