"""Dopey numbers in several bases.

In MARK-k one takes up to k - 1 tokens or keeps one k-th of them. The P-positions are the dopey
numbers in base k, about one number in k + 1.
"""

import chromdocs as cd

for k in (2, 3, 4, 10):
    lost = len(cd.game(f"mark:k={k}").brute().p_positions(5000))
    print(f"MARK-{k}: {lost} P-positions up to 5000, one in {5000 / lost:.2f}")

cd.show(cd.figure("vile-bases"))
