"""One stack held: the other two repeat.

With every second level red, each row of the table of three stacks repeats. A state of the row that
comes back proves it.
"""

import chromdocs as cd

for row in cd.games.three_stacks.row_periods(lambda n: n % 2 == 0, 2, 8):
    print(f"a stack of {row.c}: period {row.period}, from {row.start} on")

cd.show(cd.figure("three-stacks-row"))
