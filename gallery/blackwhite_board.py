"""The board of black & white nim.

No move may leave both piles white, so those squares are closed. The P-positions lie on the lines
between them: the n-th white level with the n-th black one.
"""

import chromdocs as cd

nim = cd.game("blackwhite:beta=(3+sqrt(5))/2")
board = [(x, y) for x in range(100) for y in range(100)]
print("closed squares below 100:", sum(not nim.game.board(at) for at in board), "of", len(board))
print("P-positions:", nim.p_positions(13))

cd.show(cd.figure("blackwhite-board"))
