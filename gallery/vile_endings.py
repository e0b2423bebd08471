"""The zeros at the end decide.

MARK in binary: an odd number of zeros at the end, and the player to move has lost. So the puzzle
of 1000 and 2000 takes one look at the digits.
"""

import chromdocs as cd

tail, trailing_zeros = cd.numbers.binary.tail, cd.numbers.binary.trailing_zeros
for n in (1000, 2000):
    loser = "the player to move loses" if tail(n) == "dopey" else "the player to move wins"
    print(f"{n} = {n:b} ends in {trailing_zeros(n)} zeros, {tail(n)}: {loser}")

cd.show(cd.figure("vile-endings"))
