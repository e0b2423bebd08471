"""The Grundy values of MARK.

Dopey numbers have the value 0; of the vile ones, odious numbers have 1 and evil numbers 2.
Neighbours always differ, and no stretch ever repeats at once.
"""

import chromdocs as cd

values = "".join(str(cd.games.mark.mark_grundy(n)) for n in range(1, 1001))
squares = [
    (start, size)
    for size in range(1, 101)
    for start in range(len(values) - 2 * size + 1)
    if values[start : start + size] == values[start + size : start + 2 * size]
]
print("g(1) to g(1000), as a word:", values[:24], "...")
print("stretches of up to 100 values that stand there twice in a row:", len(squares))

cd.show(cd.figure("mark-values"))
