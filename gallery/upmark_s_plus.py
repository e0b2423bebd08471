"""S+ of UPMARK begins with 7, not with 3.

The rule takes numbers that end in 11 in binary, evil and odious in turn. Begun with 3 it takes one
number too many; the terms in print begin with 7.
"""

import chromdocs as cd

lost = {n for (n,) in cd.game("upmark").brute().p_positions(1000)}
after = [n for n in sorted(lost) if n > 3 and n - 2 not in lost]
print("P-positions just after an odd number that is left out:", *after[:8])
print("1 stands before 3, and is a P-position:", 1 in lost)

cd.show(cd.figure("upmark-s-plus"))
