"""The star of Wythoff nim grows like N√N.

The number of P-positions with two full heaps below N, divided by N to the power 3/2, hardly
changes. It is proved that it cannot grow without bound.
"""

import chromdocs as cd

fibonacci = cd.numbers.zeckendorf.fibonacci
lost = [max(p) for p in cd.game("star(wythoff)").p_positions(2584) if 0 not in p]
for n in range(10, 18):
    below = fibonacci(n)
    number = sum(larger < below for larger in lost)
    print(f"{number:6} P-positions below {below}: {number / below**1.5:.3f}")

cd.show(cd.figure("star-growth"))
