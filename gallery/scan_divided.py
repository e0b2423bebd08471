"""Take up to m - 1, or divide by d: which of these games have a pattern.

Every cell is a game that was scanned. Where m divides d, the digits at the end decide.
"""

import chromdocs as cd

for name in ("divide:take=1,2,by=6", "divide:take=1,2,3,4,by=2"):
    print(name, [n for (n,) in cd.game(name).misere().p_positions(40)])

cd.show(cd.figure("scan-divided", play="misère"))
