"""How high a double star changes the moves.

For two games the changes go on for ever, which is proved; for one they stop after a long time.
"""

import chromdocs as cd

for moves in ((7, 8, 17, 20), (3, 4, 5, 10, 11, 12, 15)):
    rows = [row for row, _ in cd.games.star_iterates.changes(moves, 2500)]
    print("take", *moves, "- the lowest rows that change:", *rows)

cd.show(cd.figure("double-star-rows"))
