"""The pair (3) and its repair.

With k + 1 as the first quotient, as display (3) prints it, some numbers are in both sequences and
some in neither. With 2 in its place, every number is in one.
"""

import chromdocs as cd

Beatty, are_complementary = cd.numbers.beatty.Beatty, cd.numbers.beatty.are_complementary
contfrac = cd.numbers.contfrac
for k in (1, 2, 3):
    low, high = (Beatty(x.value()) for x in contfrac.duchene_rigo_pair(k))
    printed = Beatty(contfrac.ContinuedFraction((k + 1,), (k, 1)).value())
    print(
        f"k = {k}: printed {are_complementary(low, printed)}, mended {are_complementary(low, high)}"
    )

cd.show(cd.figure("duchene-rigo-errata"))
