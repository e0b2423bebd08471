"""UPMARK: the test by spite fails at 1.

An odd number k is a P-position if k and k - 2 differ in spite. There is nothing before 1 to
compare it with; from 3 on the test is right.
"""

import chromdocs as cd

spite, upmark = cd.numbers.binary.spite, cd.game("upmark").brute()
lost = {n for (n,) in upmark.p_positions(3000)}
wrong = [k for k in range(3, 3000, 2) if (k in lost) != (spite(k) != spite(k - 2))]
print("odd numbers from 3 to 2999 at which the test fails:", len(wrong))
print("outcome of 1, the end of the game:", upmark.at(1).outcome)

cd.show(cd.figure("upmark-spite-test"))
