"""Hold one heap of Gamma_2 at 3: the Grundy values become additively periodic.

A state that comes back certifies the period. Brute force, from the rules, gives the same values.
"""

import chromdocs as cd

row = cd.games.rows.gamma_rows(2, 3)[3]
print(f"periodic from {len(row.before)} on, with period {len(row.cycle)}")
two = cd.game("gamma:k=2").brute()
found = list(two.grundy(80))[3]
print(all(value == row.value(y) for y, value in enumerate(found)))

cd.show(cd.figure("gamma-row"))
