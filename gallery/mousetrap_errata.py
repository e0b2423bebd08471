"""(7, 13) is missing from Theorem 5.

With the moves as printed some positions become P-positions that should not be, (7, 13) first of
all. One sign in the definition of M_1 repairs it.
"""

from chromdocs.figures.catalogue import EXHIBITS
from chromdocs.figures.show import show
from chromdocs.games.catalogue import game
from chromdocs.solve.choose import solver

printed, corrected = solver(game("mousetrap:reading=printed")), solver(game("mousetrap"))
print("(7, 13) as printed:", printed.outcome((7, 13)), "corrected:", corrected.outcome((7, 13)))
print("corrected, one wins by the move to", corrected.winning_moves((7, 13)))

show(EXHIBITS["mousetrap-errata"].make())
