"""The list of length 64 from four blocks.

The picture of the proof of Lemma 10: strips A and D are equal, B and C are their opposites, and
τ is 0 at the end of each.
"""

import chromdocs as cd

tau, tau_of = cd.games.evil.tau, cd.games.evil.tau_of
ends = [tau(2**m * i // 4 - 1) for m in range(3, 13) for i in range(1, 5)]
print("τ at the end of every block up to length 4096:", set(ends))
print("greens minus reds within block C of 64:", tau_of(range(32, 48)))

cd.show(cd.figure("evil-blocks"))
