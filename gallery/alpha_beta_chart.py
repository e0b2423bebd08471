"""The numbers αₖ and βₖ.

The two moduli of Γₖ, each on its own scale, between the bounds that Figure 1 of the paper is about.
The larger k, the closer both come to their upper bounds.
"""

from chromdocs.figures.catalogue import EXHIBITS
from chromdocs.figures.show import show
from chromdocs.numbers.contfrac import alpha
from chromdocs.numbers.real import real

gaps = [(1 - k * (real(alpha(k).value()) - 1)).floor_times(10**6) for k in (10, 100, 1000)]
print("k times the way to the bound 1 + 1/k, in millionths, for k = 10, 100, 1000:", gaps)

show(EXHIBITS["alpha-beta-chart"].make())
