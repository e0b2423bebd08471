"""The numbers τ and χ of evil-chromatic nim.

Both count greens minus reds up to a level, τ with the red level 0 and χ without. The steps never
leave a narrow band, which is why the two stacks of a P-position are so close.
"""

from collections import Counter

from chromdocs.figures.catalogue import EXHIBITS
from chromdocs.figures.show import show
from chromdocs.games.evil import chi, tau

counted = Counter(tau(k) for k in range(2**16))
print("τ below 2^16:", dict(sorted(counted.items())))
print("χ on odd levels:", {chi(k) for k in range(1, 2**16, 2)})

show(EXHIBITS["evil-tau-chi-chart"].make())
