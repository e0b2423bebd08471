"""Γ₂: moves, P-positions, and two stars.

The game was made for its P-positions: pairs of multiples of two numbers with given continued
fractions. To the moves of 2-Wythoff nim it adds a few that stand alone, the larger diamonds.
"""

import chromdocs as cd

games = cd.game("gamma:k=2"), cd.game("wythoff:k=2")
ours, usual = (set(g.game.moves.within((100, 100))) for g in games)
extra = sorted(move for move in ours - usual if move[0] < move[1])
print("what Γ₂ adds to 2-Wythoff nim, up to 100:", extra)

cd.show(cd.figure("gamma-panels"))
