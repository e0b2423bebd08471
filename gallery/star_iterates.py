"""Star-iterates of a permutation game.

Red diamonds are moves, blue squares P-positions. Each frame applies star twice; what is inside
the dashed square has settled for good.
"""

import chromdocs as cd

slow = cd.game("permutation:images=5,2,1,7,4,6,3,then=repeat")
for to in (12, 24, 48):
    found = cd.games.star.limit(slow.game, (to, to))
    print(f"up to {to}: settled after {2 * found.steps} applications; {len(found.moves)} moves fit")

cd.show(cd.figure("star-iterates"))
