"""The ornament games of Class 3.

There are three of them, and Figures 3, 4 and 5 of the star paper show all. This is the one with
the offsets -1/3 and 2/3.
"""

import chromdocs as cd

ornament = cd.games.ornament
for t, game in zip((-1, 0, 1), ornament.enumerate_class(3), strict=True):
    follows = ornament.follows_pair(2, 3, t, to=60)
    print(f"{game.title}: its P-positions up to 60 are the pairs:", follows)

cd.show(cd.figure("ornament-class-3"))
