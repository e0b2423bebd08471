"""Nim's dual on three piles.

The P-positions of nim, as moves, make a game that is over soon: from every position one move
leaves at most one pile, if more are there.
"""

from chromdocs.figures.catalogue import EXHIBITS
from chromdocs.figures.show import show
from chromdocs.games.dual_nim import dual_nim
from chromdocs.solve.choose import solver

game = dual_nim(3)
print("moves from (3, 5, 6):", sum(1 for _ in game.options((3, 5, 6))))
print("those that win:", solver(game).winning_moves((3, 5, 6)))

show(EXHIBITS["dual-nim-slices"].make())
