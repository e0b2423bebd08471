"""The ornament games of Class 4.

Red diamonds are the moves of a game, blue squares its P-positions; Figure 2 of the star paper
shows this one. The blue squares make a pattern that comes again and again between the two rays of
red.
"""

import chromdocs as cd

for game in cd.games.ornament.enumerate_class(4):
    moves = [move for move in game.moves.within((60, 60)) if min(move)]
    print(f"{game.title}: {len(moves)} moves on both heaps up to 60")

cd.show(cd.figure("ornament-class-4"))
