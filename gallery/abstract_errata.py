"""The pair of the abstract and its repair.

The second fraction of the abstract goes on with k, 1 where it should go on with 1, k. Then some
numbers are in both sequences, the first of them 6, and others are in neither.
"""

from chromdocs.figures.catalogue import EXHIBITS
from chromdocs.figures.show import show
from chromdocs.numbers.beatty import Beatty
from chromdocs.numbers.contfrac import ContinuedFraction, alpha

low, high = Beatty(alpha(2).value()), Beatty(ContinuedFraction((3,), (2, 1)).value())
print("twice:", [m for m in range(1, 60) if m in low and m in high])
print("never:", [m for m in range(1, 60) if m not in low and m not in high])

show(EXHIBITS["abstract-errata"].make())
