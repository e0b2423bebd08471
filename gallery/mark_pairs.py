"""The two sequences of MARK.

Every positive number stands in one of two rows: above the N-positions, below the P-positions,
and lines lead from each number above to twice that number below.
"""

import chromdocs as cd

pairs = [cd.games.mark.mark_pair(n) for n in range(1, 10_001)]
a, b = pairs[-1]
print(f"the 10,000th pair is ({a}, {b})")
print(f"of the numbers up to {b}, {sum(x <= b for _, x in pairs)} are P-positions: one in three")

doubled = cd.decide("forall n: n >= 1 implies (vile(n) iff dopey(2 * n))")
print(f"what stands above is vile, and twice that is dopey: {doubled!r}")

cd.show(cd.figure("mark-pairs"))
