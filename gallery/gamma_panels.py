"""Γ₂: moves, P-positions, and two stars.

The game was made for its P-positions: pairs of multiples of two numbers with given continued
fractions. To the moves of 2-Wythoff nim it adds a few that stand alone, the larger diamonds.
"""

from chromdocs.figures.catalogue import EXHIBITS
from chromdocs.figures.show import show
from chromdocs.games.gamma import gamma
from chromdocs.games.wythoff import wythoff

extra = set(gamma(2).moves.within((100, 100))) - set(wythoff(2).moves.within((100, 100)))
print(
    "what Γ₂ adds to 2-Wythoff nim, up to 100:", sorted(move for move in extra if move[0] < move[1])
)

show(EXHIBITS["gamma-panels"].make())
