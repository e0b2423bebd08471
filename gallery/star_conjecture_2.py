"""Where Conjecture 2 fails.

The numbers whose coding ends in 1010001001 ought to give P-positions, except 129 and 362. Five
more do not, far beyond what a small board shows. Drawing all of them takes half a minute.
"""

import chromdocs as cd

zeckendorf = cd.numbers.zeckendorf.zeckendorf
lost = set(cd.game("star(wythoff)").p_positions(5000))
ends = [i for i in range(1, 5001) if zeckendorf(i).endswith("1010001001")]
failed = [i for i in ends if (i, i) not in lost]
print(f"up to 5000, {len(ends)} numbers end so, and {failed} give N-positions;")
print("their codings:", [zeckendorf(i) for i in failed], "and", zeckendorf(45743), "for 45743")

cd.show(cd.figure("star-conjecture-2"))
