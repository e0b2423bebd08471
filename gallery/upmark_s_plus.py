"""S+ of UPMARK begins with 7, not with 3.

The printed rule takes numbers that end in 11 in binary, evil and odious in turn. It starts one
number too early.
"""

import chromdocs as cd

lost = {n for (n,) in cd.game("upmark").brute().p_positions(1000)}
after = [n for n in sorted(lost) if n > 3 and n - 2 not in lost]
print("P-positions just after an odd number that is left out:", *after[:8])
print("1 stands before 3, and is a P-position:", 1 in lost)

cd.show(cd.figure("upmark-s-plus"))
