"""The carpet of vile and dopey numbers.

Blue where x AND y is dopey, a P-position of MARK. Within it lies the triangle of Sierpiński, the
cells where x AND y is 0.
"""

import chromdocs as cd

is_dopey = cd.numbers.binary.is_dopey
for size in (8, 16, 32, 64):
    cells = [x & y for x in range(size) for y in range(size)]
    print(f"{size} by {size}: {sum(map(is_dopey, cells))} dopey, {cells.count(0)} of them 0")

cd.show(cd.figure("vile-carpet"))
