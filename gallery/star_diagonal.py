"""The diagonal of the star of Wythoff nim.

The position (i, i) is a P-position if the coding of i ends in 1, with few exceptions. All
exceptions below 400 but two end in 101001.
"""

import chromdocs as cd

zeckendorf = cd.numbers.zeckendorf.zeckendorf
lost = set(cd.game("star(wythoff)").p_positions(400))
ends = [(i, zeckendorf(i)) for i in range(1, 401) if zeckendorf(i).endswith("1")]
odd = {i: coding for i, coding in ends if (i, i) not in lost}
print(f"{len(ends)} numbers up to 400 end in 1, and {len(odd)} of them give N-positions;")
print("these end otherwise:", {i: c for i, c in odd.items() if not c.endswith("101001")})

cd.show(cd.figure("star-diagonal"))
