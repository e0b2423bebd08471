"""Partners in normal and in misère play.

In misère play 0 and 1 are partners, and the queue starts at level 2. Where reds first catch up with
greens, the two dances meet.
"""

import chromdocs as cd

evil = cd.chromatic("red=evil")
print("normal:", cd.games.dominated.pairing("evil", 20)[:6])
print("misère:", cd.games.dominated.misere_pairing("evil", 20)[:6])
found = evil.misere().p_positions(20)
print("as brute force finds:", list(found) == cd.games.dominated.misere_pairing("evil", 20))

cd.show(cd.figure("two-dances"))
