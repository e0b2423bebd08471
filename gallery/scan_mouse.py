"""The Mouse in misère play.

The P-positions of the Mouse game where the last move loses are those where it wins, except (0, 0),
with both heaps one lower.
"""

import chromdocs as cd

mouse = cd.game("mouse").brute()
normal, misere = mouse.p_positions(26), mouse.misere().p_positions(26)
print([(x - 1, y - 1) for x, y in normal if x] == misere[: len(normal) - 1])

cd.show(cd.figure("scan-mouse", to=40))
