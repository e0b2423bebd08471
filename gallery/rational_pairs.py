"""Pairs that share out the numbers.

In each row the positive integers are shared out between two sequences with densities 3/5 and 2/5.
The rows are the shifts of a single word.
"""

import chromdocs as cd

RationalPair = cd.games.rational_pair.RationalPair
for t in range(-2, 3):
    first = {RationalPair(3, 5, t).nth(n)[0] for n in range(1, 20)}
    print(f"t = {t:2}:", "".join("a" if n in first else "b" for n in range(1, 26)))

cd.show(cd.figure("rational-pairs"))
