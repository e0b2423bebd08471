"""How many ornament games there are.

The bars are counted, game by game. The diamonds are what the star paper prints in Proposition 2
and Corollary 4: half the class too many each time.
"""

import chromdocs as cd

counted = {q: len(list(cd.games.ornament.enumerate_class(q))) for q in range(2, 13)}
print("games in Classes 2 to 12:", sum(counted.values()))
print("Class 11 has", counted[11], "and Class 12 only", counted[12])

cd.show(cd.figure("ornament-counts"))
