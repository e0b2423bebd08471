"""Winning at nim without nim-sums?

Remark 7 of the star paper has an advice for nim that needs no nim-sums. With two piles it is
right; with three it fails, at (1, 2, 2) first.
"""

import chromdocs as cd

nim_sum, remark_7_moves = cd.games.nim.nim_sum, cd.games.nim.remark_7_moves
triples = [(x, y, z) for x in range(1, 13) for y in range(x, 13) for z in range(y, 13)]
won = [heaps for heaps in triples if nim_sum(heaps)]
good = [heaps for heaps in won if any(m and nim_sum(m) == 0 for m in remark_7_moves(heaps))]
print(f"piles from 1 to 12: the advice wins from {len(good)} of {len(won)} N-positions")
print("it fails from", [heaps for heaps in won if heaps not in good][:4])

cd.show(cd.figure("nim-advice-errata"))
