"""How many different blocks the values of MARK-3 have.

Counted in the first 5,000 values, and by the formula.
"""

import chromdocs as cd

values = "".join(str(cd.games.mark.mark_grundy(n, 3)) for n in range(5_000))
for n in (1, 2, 3, 4, 5, 10, 20, 40):
    counted = len({values[i : i + n] for i in range(len(values) - n)})
    print(f"blocks of {n}: {counted} counted, {cd.games.mark_words.block_count(n, 3)} by formula")

cd.show(cd.figure("mark-blocks"))
