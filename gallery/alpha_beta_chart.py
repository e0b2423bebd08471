"""The numbers αₖ and βₖ.

The two moduli of Γₖ, each on its own scale, between the bounds that Figure 1 of the paper is about.
The larger k, the closer both come to their upper bounds.
"""

import chromdocs as cd

alpha, real = cd.numbers.contfrac.alpha, cd.numbers.real.real
gaps = [(1 - k * (real(alpha(k).value()) - 1)).floor_times(10**6) for k in (10, 100, 1000)]
print("k times the way to the bound 1 + 1/k, in millionths, for k = 10, 100, 1000:", gaps)

cd.show(cd.figure("alpha-beta-chart"))
