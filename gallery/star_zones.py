"""Three zones of a pair game.

For sequences with rational moduli a finite board proves that the P-positions repeat for ever: far
from the diagonal by one vector, deep inside by another.
"""

import chromdocs as cd

for p, q, t in ((2, 3, 0), (3, 5, -1), (5, 7, 1)):
    found = cd.games.repeating.certificate(p, q, t)
    print(f"p/q = {p}/{q}, t = {t}: {found.vectors}, proved by {found.board} tokens")

cd.show(cd.figure("star-zones"))
