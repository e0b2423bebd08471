"""Nearly a square in the values of MARK-3.

For every power of 3 there are all but one of so many values in a row that come again at once.
"""

import chromdocs as cd

values = [cd.games.mark.mark_grundy(n, 3) for n in range(400)]
for size in (3, 9, 27, 81):
    start = (size - 1) // 2 + 1
    same = all(values[n] == values[n + size] for n in range(start, start + size - 1))
    print(f"{size - 1} values from {start} on come again after {size}:", same)

cd.show(cd.figure("mark-near-square"))
