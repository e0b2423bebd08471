"""The subsided ornament games.

In one game of each class the pattern sinks onto the diagonal: a move takes from both heaps numbers
between the same two multiples of q. Figure 5 of the star paper has q = 3.
"""

import chromdocs as cd

for q in (3, 10, 100):
    (move,) = cd.game(f"subsided:q={q}").at(10**6, 10**9).moves
    print(f"q = {q}: from (1000000, 1000000000) the move to {move} wins")

cd.show(cd.figure("ornament-subsided"))
