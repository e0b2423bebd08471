"""The first failure of Conjecture 1 moves inward.

For n = 10 to 14 the first exception comes at a smaller and smaller part of the range that the
conjecture gives. Larger n are not known.
"""

import chromdocs as cd

for n, positions, failures, first, *_ in cd.table("star-corner").rows(12).rows:
    if failures:
        print(f"n = {n}: {failures} of {positions} fail, the first at i = {first}")

cd.show(cd.figure("star-inward"))
