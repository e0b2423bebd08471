"""The P-positions of the Mouse game.

The game is Wythoff nim with more moves on the grey diagonals. All of its P-positions but one lie
between them.
"""

import chromdocs as cd

pair_apart, mouse = cd.games.mouse.pair_apart, cd.game("mouse")
print("pairs by their difference:", {d: pair_apart(d) for d in (1, 2, 4, 5, 7)})
print("from (1000, 1000000) one wins by the move to", *mouse.at(1000, 10**6).moves)

cd.show(cd.figure("mouse-game"))
