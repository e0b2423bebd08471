"""The board of black & white nim.

No move may leave both piles white, so those squares are closed. The P-positions lie on the lines
between them: the n-th white level with the n-th black one.
"""

from chromdocs.figures.catalogue import EXHIBITS
from chromdocs.figures.show import show
from chromdocs.games.blackwhite import blackwhite
from chromdocs.solve.reference import reference

game = blackwhite(beta="(3+sqrt(5))/2")
board = [(x, y) for x in range(100) for y in range(100)]
print("closed squares below 100:", sum(not game.board(at) for at in board), "of", len(board))
print("P-positions:", reference(game).p_positions(13))

show(EXHIBITS["blackwhite-board"].make())
