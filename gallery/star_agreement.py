"""How fast star-iterates settle.

Each line tells for how large heaps a game agrees with its limit, after star has been applied 0,
2, 4, ... times.
"""

import chromdocs as cd

for images in ((2, 3, 1), (3, 1, 5, 2, 4), (5, 2, 1, 7, 4, 6, 3)):
    game = cd.games.permutation.permutation(images, "repeat")
    steps = [cd.games.star.limit(game, (to, to)).steps for to in (10, 20, 40, 80)]
    print(f"{images}: steps for boards of 10, 20, 40, 80: {steps}")

cd.show(cd.figure("star-agreement"))
