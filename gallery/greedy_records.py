"""Whether the greedy rule adjoins a move can be read off fractional parts.

No game is played: for k >= 4 the moves belong to the lowest points ({n*alpha}, {n*beta}) so far.
The greedy rule itself finds the same moves.
"""

import chromdocs as cd

pairs = cd.games.complementary.Candidates("(1+sqrt(2))/2")  # [1; 4, 1, 4, 1, ...]
records = cd.games.greedy_records.record_moves(pairs, 300)
greedy = cd.games.greedy.greedy_moves(pairs, cd.games.greedy.base(3).moves, 300)
print(records, records == [move for move in greedy if move[0] < move[1]])

cd.show(cd.figure("greedy-records"))
