"""How star works.

The P-positions of a game, without (0, 0), become the moves of the next one. So one game gives a
whole row of games; for some, as for nim, the second star leads back.
"""

import chromdocs as cd

for name in ("nim", "wythoff", "pair:alpha=sqrt(2)"):
    first = cd.game(name)
    once, again = (set(g.game.moves.within((40, 40))) for g in (first, first.star().star()))
    print(f"{name}: the second star", "gives the game back" if once == again else "is another game")

cd.show(cd.figure("star-operator"))
