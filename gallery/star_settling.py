"""A game that settles after few steps.

The first board has the images 2, 3, 1 in blocks of three. After star twice most moves have found
their place, and after four times all of them here.
"""

import chromdocs as cd

game = cd.game("permutation:images=2,3,1,then=repeat").game
found = cd.games.star.limit(game, (60, 60))
print(f"up to 60 it settles after {2 * found.steps} applications of star; the limit begins with")
print(found.moves[:8])

cd.show(cd.figure("star-settling"))
