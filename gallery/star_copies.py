"""The star of Wythoff nim below a Fibonacci number.

From one Fibonacci number to the next but one the picture returns, larger and with more detail.
Each dashed square has P-positions along its edges.
"""

import chromdocs as cd

fibonacci = cd.numbers.zeckendorf.fibonacci
found = [(x, y) for x, y in cd.game("star(wythoff)").p_positions(609) if x]
for n in range(3, 8):
    below = sum(y < fibonacci(2 * n) for _, y in found)
    row = sum(y == fibonacci(2 * n) - 1 for _, y in found)
    print(f"below {fibonacci(2 * n)}: {below} P-positions, {row} of them on the upper edge")

cd.show(cd.figure("star-copies"))
