"""Who wins in MARK and its relatives.

Five games on one heap, one under another. Compare the first two strips: only 0 and the powers
of two change sides in misère play.
"""

import chromdocs as cd

mark = cd.game("mark").brute()
changed = set(mark.p_positions(999)) ^ set(mark.misere().p_positions(999))
print("normal and misère play differ at", *(n for (n,) in sorted(changed)))

cd.show(cd.figure("mark-strips"))
