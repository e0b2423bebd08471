"""Class 2 is one game, and (0, 0) belongs to it.

The paper describes the P-positions of Class 2 by a formula that leaves out the empty position.
Whoever has to move there has lost, so it is one.
"""

from chromdocs.figures.catalogue import EXHIBITS
from chromdocs.figures.show import show
from chromdocs.games.catalogue import game
from chromdocs.solve.choose import solver

pairs = solver(game("rational-pair:p=1,q=2,t=1"))
print("(0, 0) is", pairs.outcome((0, 0)), "and (5, 5) is", pairs.outcome((5, 5)))
print("P-positions up to 100:", len(pairs.p_positions(100)))

show(EXHIBITS["class-2-errata"].make())
