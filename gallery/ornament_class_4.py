"""The ornament games of Class 4.

Red diamonds are the moves of a game, blue squares its P-positions; Figure 2 of the star paper
shows this one. The blue squares make a pattern that comes again and again between the two rays of
red.
"""

from chromdocs.figures.catalogue import EXHIBITS
from chromdocs.figures.show import show
from chromdocs.games.ornament import enumerate_class

for game in enumerate_class(4):
    moves = [move for move in game.moves.within((60, 60)) if min(move)]
    print(f"{game.title}: {len(moves)} moves on both heaps up to 60")

show(EXHIBITS["ornament-class-4"].make())
