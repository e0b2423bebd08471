"""Where Conjecture 1 fails.

Every dot ought to be a P-position. The diamonds in the two upper rows are not, and no smaller n
shows it. Drawing all of them takes some seconds.
"""

from chromdocs.figures.catalogue import EXHIBITS
from chromdocs.figures.show import show
from chromdocs.games.catalogue import game
from chromdocs.numbers.zeckendorf import PHI, fibonacci
from chromdocs.solve.choose import fast

solver = fast(game("star(wythoff)"))
solver.p_positions(fibonacci(20))
sums = [2 * PHI.floor_times(i) + i for i in range(378)]  # A_i + B_i, n = 10
failed = [i for i in range(378) if not solver.is_p((6765, 10945 - sums[i]))]
print(f"for n = 10 it fails at {len(failed)} of 378 values of i: {failed}")

show(EXHIBITS["star-conjecture-1"].make())
