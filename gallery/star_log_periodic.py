"""The star of Wythoff nim repeats on a logarithmic scale.

Each panel shows the slopes of the P-positions from one Fibonacci number to the next but one. The
columns stand in the same places in all panels.
"""

import chromdocs as cd

fibonacci = cd.numbers.zeckendorf.fibonacci
found = cd.game("star(wythoff)").p_positions(1600)
for n in range(3, 8):
    low, high = fibonacci(2 * n - 1), fibonacci(2 * n + 1)
    slopes = {x: y / x for x, y in found if low <= x < high}  # the last y of each x is the largest
    steepest = max(slopes, key=slopes.__getitem__)
    print(f"{low} <= x < {high}: the largest slope, {slopes[steepest]:.5f}, is at x = {steepest}")

cd.show(cd.figure("star-log-periodic"))
