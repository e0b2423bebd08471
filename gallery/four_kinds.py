"""Evil and odious, vile and dopey.

Four kinds of numbers, by their ones and by the zeros at their end. Vile numbers are twice as
frequent as dopey ones; evil and odious numbers balance.
"""

from collections import Counter

import chromdocs as cd

spite, tail = cd.numbers.binary.spite, cd.numbers.binary.tail
counted = Counter(f"{tail(n)} and {spite(n)}" for n in range(1, 3 * 2**12 + 1))
for kind, number in sorted(counted.items()):
    print(f"{kind}: {number} of the first {counted.total()} numbers")

cd.show(cd.figure("four-kinds"))
