"""UPMARK: the test by spite fails at 1.

An odd number k is a P-position if k and k - 2 differ in spite. There is nothing before 1 to
compare it with; from 3 on the test is right.
"""

from chromdocs.figures.catalogue import EXHIBITS
from chromdocs.figures.show import show
from chromdocs.games.upmark import upmark
from chromdocs.numbers.binary import spite
from chromdocs.solve.reference import reference

solver = reference(upmark())
wrong = [k for k in range(3, 3000, 2) if solver.is_p((k,)) != (spite(k) != spite(k - 2))]
print("odd numbers from 3 to 2999 at which the test fails:", len(wrong))
print("outcome of 1, the end of the game:", solver.outcome((1,)))

show(EXHIBITS["upmark-spite-test"].make())
