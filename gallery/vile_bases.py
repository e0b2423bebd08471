"""Dopey numbers in several bases.

In MARK-k one takes up to k - 1 tokens or keeps one k-th of them. The P-positions are the dopey
numbers in base k, about one number in k + 1.
"""

from chromdocs.figures.catalogue import EXHIBITS
from chromdocs.figures.show import show
from chromdocs.games.mark import mark
from chromdocs.solve.reference import reference

for k in (2, 3, 4, 10):
    lost = len(reference(mark(k)).p_positions(5000))
    print(f"MARK-{k}: {lost} P-positions up to 5000, one in {5000 / lost:.2f}")

show(EXHIBITS["vile-bases"].make())
