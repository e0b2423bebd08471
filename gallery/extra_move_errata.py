"""A move of Example 5, printed and computed.

For k = 4 and i = 3 the paper prints (163, 780). The recursion gives (161, 780), which lies just
below a P-position, where an extra move belongs.
"""

import chromdocs as cd

gamma = cd.games.gamma
near = [n for n in range(1, 1000) if gamma.index(4, n) == 3]
needed = [n for n in near if gamma.type_three_move(4, n) == (161, 780)]
first = gamma.pair(4, needed[0])
print(f"{len(needed)} positions are won by (161, 780), the first below {first}")
print("is (163, 781) a P-position?", (163, 781) in gamma.candidates(4))

cd.show(cd.figure("extra-move-errata"))
