"""The pair of the abstract and its repair.

The second fraction of the abstract goes on with k, 1 where it should go on with 1, k. Then some
numbers are in both sequences, the first of them 6, and others are in neither.
"""

import chromdocs as cd

beatty, contfrac = cd.numbers.beatty, cd.numbers.contfrac
low = beatty.Beatty(contfrac.alpha(2).value())
high = beatty.Beatty(contfrac.ContinuedFraction((3,), (2, 1)).value())
print("twice:", [m for m in range(1, 60) if m in low and m in high])
print("never:", [m for m in range(1, 60) if m not in low and m not in high])

cd.show(cd.figure("abstract-errata"))
