"""How star works.

The P-positions of a game, without (0, 0), become the moves of the next one. So one game gives a
whole row of games; for some, as for nim, the second star leads back.
"""

from chromdocs.figures.catalogue import EXHIBITS
from chromdocs.figures.show import show
from chromdocs.games.catalogue import game
from chromdocs.games.star import star

for name in ("nim", "wythoff", "pair:alpha=sqrt(2)"):
    first = game(name)
    twice = star(star(first))
    same = sorted(twice.moves.within((40, 40))) == sorted(first.moves.within((40, 40)))
    print(f"{name}: the second star", "gives the game back" if same else "is another game")

show(EXHIBITS["star-operator"].make())
