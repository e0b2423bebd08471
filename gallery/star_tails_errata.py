"""What Corollary 1 forgets.

Both heaps of a P-position end in an even number of zeros, says the corollary. The positions with
an empty heap are P too, and the other heap ends as it likes.
"""

import chromdocs as cd

even = cd.numbers.zeckendorf.ends_in_even_zeros
found = cd.game("star(wythoff)").p_positions(500)
odd = [pair for pair in found if not all(even(heap) for heap in pair if heap)]
print(f"{len(odd)} of {len(found)} P-positions have an odd tail, the first are {odd[:3]};")
print("both heaps full in any of them:", any(x > 0 for x, _ in odd))

cd.show(cd.figure("star-tails-errata"))
