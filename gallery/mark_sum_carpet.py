"""The sum of two MARK heaps.

Blue cells are P-positions: both heaps have the same Grundy value. Two N-positions may give
either outcome, as (1, 1) and (1, 3) show.
"""

import chromdocs as cd

mark = cd.game("mark").brute()
both = mark + mark
print("(1, 1):", both.at(1, 1).outcome)
print("(1, 3):", both.at(1, 3).outcome, "with the winning moves", list(both.at(1, 3).moves))

cd.show(cd.figure("mark-sum-carpet"))
