"""The pair (3) and its repair.

With k + 1 as the first quotient, as display (3) prints it, some numbers are in both sequences and
some in neither. With 2 in its place, every number is in one.
"""

from chromdocs.figures.catalogue import EXHIBITS
from chromdocs.figures.show import show
from chromdocs.numbers.beatty import Beatty, are_complementary
from chromdocs.numbers.contfrac import ContinuedFraction, duchene_rigo_pair

for k in (1, 2, 3):
    low, high = (Beatty(x.value()) for x in duchene_rigo_pair(k))
    printed = Beatty(ContinuedFraction((k + 1,), (k, 1)).value())
    print(
        f"k = {k}: printed {are_complementary(low, printed)}, mended {are_complementary(low, high)}"
    )

show(EXHIBITS["duchene-rigo-errata"].make())
