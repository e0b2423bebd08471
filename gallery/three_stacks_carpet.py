"""Three stacks as a table.

Each cell is the height of the third stack that makes a P-position. Beside a red stack the other two
stay close together; beside a green one they follow two lines.
"""

import chromdocs as cd

rows = cd.games.three_stacks.Climb(cd.games.levels.beatty_levels("3"), 3).to(60)
for c, row in enumerate(rows):
    print(f"beside a stack of {c}:", [row[b] for b in range(16)])

cd.show(cd.figure("three-stacks-carpet"))
