"""Where Conjecture 1 fails.

Every dot ought to be a P-position. The diamonds in the two upper rows are not, and no smaller n
shows it. Drawing all of them takes some seconds.
"""

import chromdocs as cd

zeckendorf = cd.numbers.zeckendorf
lost = set(cd.game("star(wythoff)").p_positions(zeckendorf.fibonacci(20)))
sums = [2 * zeckendorf.PHI.floor_times(i) + i for i in range(378)]  # A_i + B_i, n = 10
failed = [i for i in range(378) if (6765, 10945 - sums[i]) not in lost]
print(f"for n = 10 it fails at {len(failed)} of 378 values of i: {failed}")

cd.show(cd.figure("star-conjecture-1"))
