"""UPMARK: which binary endings are P-positions.

As printed, every odd number would be a P-position. If all the zeros before the last 1 are
counted, the rule is right.
"""

import chromdocs as cd

is_p_by_ending, odd = cd.games.upmark.is_p_by_ending, range(1, 3000, 2)
lost = {n for (n,) in cd.game("upmark").brute().p_positions(3000)}
print("odd N-positions up to 3000:", sum(n not in lost for n in odd))
print("corrected rule, errors:", sum((n in lost) != is_p_by_ending(n) for n in odd))

cd.show(cd.figure("upmark-endings"))
