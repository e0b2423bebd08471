"""The steps of Example 2, printed and computed.

The printed list D has fourteen terms, the sequences beside it have more. Put in the missing 4,
and it agrees with the steps of B.
"""

import chromdocs as cd

pair, printed = cd.games.gamma.pair, cd.games.gamma.D_PRINTED
steps = tuple(pair(2, n)[1] - pair(2, n - 1)[1] for n in range(1, 16))
places = [n for n in range(1, 16) if (*printed[: n - 1], 4, *printed[n - 1 :]) == steps]
print("a 4 put in at any of these places mends the list:", places)

cd.show(cd.figure("steps-errata"))
