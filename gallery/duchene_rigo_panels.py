"""The Duchêne–Rigo pair: moves, P-positions, and two stars.

The P-positions belong to [1; 1, 2, 1, 2, ...]. On the left is a game that has them: Wythoff nim
with one diagonal move taken away and another put in.
"""

from chromdocs.figures.catalogue import EXHIBITS
from chromdocs.figures.show import show
from chromdocs.games.duchene_rigo import duchene_rigo
from chromdocs.games.wythoff import wythoff

ours, usual = (set(g.moves.within((28, 28))) for g in (duchene_rigo(2), wythoff()))
print("left out:", sorted(usual - ours), "put in:", sorted(ours - usual))

show(EXHIBITS["duchene-rigo-panels"].make())
