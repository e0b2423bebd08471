"""A column that never settles.

The game takes 1, 6, or one of 12, 20, 28, ... from one heap. Each double star changes its moves, a
little further up than the one before.
"""

import chromdocs as cd

game = cd.moves(1, 6, *range(12, 200, 8))
for stars in (2, 4, 6):
    taken = sorted(40 - heap for (heap,) in game.star(stars).options(40))
    print(stars, "stars:", *taken)

cd.show(cd.figure("double-star-strips"))
