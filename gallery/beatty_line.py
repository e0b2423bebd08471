"""Two sequences share out the numbers.

Above the line the multiples of α₂, rounded down, below it those of β₂. Together they are all
positive integers, each once.
"""

import chromdocs as cd

beatty, contfrac = cd.numbers.beatty, cd.numbers.contfrac
low, high = (beatty.Beatty(x.value()) for x in (contfrac.alpha(2), contfrac.beta(2)))
print("complementary:", beatty.are_complementary(low, high))
print(f"up to a million, {low.count(10**6):,} are above the line and {high.count(10**6):,} below")

cd.show(cd.figure("beatty-line"))
