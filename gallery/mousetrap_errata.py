"""(7, 13) is missing from Theorem 5.

With the moves as printed some positions become P-positions that should not be, (7, 13) first of
all. One sign in the definition of M_1 repairs it.
"""

import chromdocs as cd

games = cd.game("mousetrap:reading=printed"), cd.game("mousetrap")
printed, corrected = (g.brute().at(7, 13) for g in games)
print("(7, 13) as printed:", printed.outcome, "corrected:", corrected.outcome)
print("corrected, one wins by the move to", list(corrected.moves))

cd.show(cd.figure("mousetrap-errata"))
