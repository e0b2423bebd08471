"""An ornament game, one of Class 5.

The red moves come from two sequences that share out the positive integers with densities 3/5 and
2/5. The menu has all ten games of the class; in three the pattern keeps to the diagonal.
"""

import chromdocs as cd

games = cd.games.ornament.enumerate_class(5)
sizes = {game.name: sum(1 for _ in game.moves.within((60, 60))) for game in games}
print("fewest moves up to 60:", min(sizes, key=sizes.get), min(sizes.values()))
print("most moves up to 60:", max(sizes, key=sizes.get), max(sizes.values()))

cd.show(cd.figure("ornament-game"))
