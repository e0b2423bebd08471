"""The moves of the Mouse trap by family.

Theorem 5 of the star paper lists the moves in families. A column is full at every third height,
and every third column is empty.
"""

from collections import Counter
from itertools import islice

import chromdocs as cd

mousetrap = cd.games.mousetrap
moves = list(islice(mousetrap.moves_by_smaller(), 1000))
print("of the first 1000 moves:", dict(Counter(map(mousetrap.family_of, moves))))
print("not in the printed list:", [move for move in moves if not mousetrap.is_printed(move)][:6])

cd.show(cd.figure("mousetrap-moves"))
