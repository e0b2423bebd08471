"""The numbers τ and χ of evil-chromatic nim.

Both count greens minus reds up to a level, τ with the red level 0 and χ without. The steps never
leave a narrow band, which is why the two stacks of a P-position are so close.
"""

from collections import Counter

import chromdocs as cd

tau, chi = cd.games.evil.tau, cd.games.evil.chi
counted = Counter(tau(k) for k in range(2**16))
print("τ below 2^16:", dict(sorted(counted.items())))
print("χ on odd levels:", {chi(k) for k in range(1, 2**16, 2)})

cd.show(cd.figure("evil-tau-chi-chart"))
