"""The three types of moves of Γ₂.

Grey: any number from one heap. Red: nearly the same number from both. The large diamonds are the
extra moves; just above each of them, or to its right, lies a P-position.
"""

from itertools import islice

import chromdocs as cd

moves = list(islice(cd.games.gamma.extra_moves(2, 1), 12))
above = all((u, v + 1) in cd.games.gamma.candidates(2) for u, v in moves)
print(
    f"the first {len(moves)} extra moves lie below P-positions: {above}; the last takes {moves[-1]}"
)

cd.show(cd.figure("gamma-moves"))
