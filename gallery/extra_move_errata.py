"""A move of Example 5, printed and computed.

For k = 4 and i = 3 the paper prints (163, 780). The recursion gives (161, 780), which lies just
below a P-position, where an extra move belongs.
"""

from chromdocs.figures.catalogue import EXHIBITS
from chromdocs.figures.show import show
from chromdocs.games.gamma import candidates, index, pair, type_three_move

needed = [n for n in range(1, 1000) if index(4, n) == 3 and type_three_move(4, n) == (161, 780)]
print(f"{len(needed)} positions are won by (161, 780), the first below {pair(4, needed[0])}")
print("is (163, 781) a P-position?", (163, 781) in candidates(4))

show(EXHIBITS["extra-move-errata"].make())
