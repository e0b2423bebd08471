"""The game graph of MARK.

Half of a number stands above it, the number before it to its left. Follow the blue arrows: they
lead to blue boxes, the P-positions. A first child is blue exactly if its parent is not.
"""

import chromdocs as cd

lost = {n for (n,) in cd.game("mark").brute().p_positions(2000)}
swaps = sum((q in lost) != (2 * q in lost) for q in range(1, 1000))
print(f"q and 2q have different outcomes for {swaps} of the first 999 numbers q")

cd.show(cd.figure("mark-graph"))
