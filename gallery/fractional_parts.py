"""The fractional parts of αₖ and βₖ.

What is left of αₖ falls like 1/k, and what is left of βₖ is k times as much: Figure 5 of the paper.
The second number never reaches 1, and that is why b steps by k + 1 or k + 2 only.
"""

import chromdocs as cd

alpha, beta = cd.numbers.contfrac.alpha, cd.numbers.contfrac.beta
real = cd.numbers.real.real
parts = [(real(alpha(k).value()) - 1, real(beta(k).value()) - k - 1) for k in range(1, 41)]
print("k times the one is the other:", all(x * k == y for k, (x, y) in enumerate(parts, 1)))

cd.show(cd.figure("fractional-parts"))
