"""The Duchêne–Rigo pair: moves, P-positions, and two stars.

The P-positions belong to [1; 1, 2, 1, 2, ...]. On the left is a game that has them: Wythoff nim
with one diagonal move taken away and another put in.
"""

import chromdocs as cd

games = cd.game("duchene-rigo:k=2"), cd.game("wythoff")
ours, usual = (set(g.game.moves.within((28, 28))) for g in games)
print("left out:", sorted(usual - ours), "put in:", sorted(ours - usual))

cd.show(cd.figure("duchene-rigo-panels"))
