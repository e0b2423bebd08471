"""Proposition 6 as printed.

To the letter it makes a P-position of two equal green stacks. But from there both can be emptied
at once.
"""

import chromdocs as cd

nim = cd.chromatic(beta="3/2").brute()
equal = [d for d in range(1, 31) if nim.at(d, d).is_p]
print("(d, d) is a P-position for d =", *equal)
print("and from (2, 2) the winning moves are", list(nim.at(2, 2).moves))

cd.show(cd.figure("red-dominated-errata"))
