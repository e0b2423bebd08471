"""Landmarks of the star of Wythoff nim at Fibonacci numbers.

Theorem 2 names eight families of P-positions. Seven of them stand near one corner, always at the
same distances.
"""

import chromdocs as cd

fibonacci = cd.numbers.zeckendorf.fibonacci
lost = set(cd.game("star(wythoff)").p_positions(fibonacci(14)))
for n in range(4, 8):
    x, y = fibonacci(2 * n - 1), fibonacci(2 * n) - 1
    below = [d for d in range(12) if (x, y - d) in lost]
    beside = [d for d in range(12) if (x + d, y) in lost]
    print(f"({x}, {y}): P-positions below it at {below}, beside it at {beside}")

cd.show(cd.figure("star-landmarks"))
