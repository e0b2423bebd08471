"""The list of length 16 from four blocks.

The two leading digits of a number choose its block. Changing both keeps the number of ones even
or odd, so blocks A and D have the same colours, and so have B and C.
"""

import chromdocs as cd

spite = cd.numbers.binary.spite
blocks = {"ABCD"[i]: [spite(n)[0] for n in range(4 * i, 4 * i + 4)] for i in range(4)}
for name, letters in blocks.items():
    print(name, *letters)

cd.show(cd.figure("evil-blocks-16"))
