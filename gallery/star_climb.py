"""Along a golden line the places climb.

On each line y = ⌊φx⌋ + 1 − k the fractional parts of φx of the P-positions only grow.
"""

import chromdocs as cd

lines = cd.games.golden_lines.on_lines(cd.game("star(wythoff)").p_positions(400))
golden = (1 + 5**0.5) / 2
for k in (1, 2, 5):
    print(f"line {k}:", [f"{x * golden % 1:.2f}" for x, _ in lines[k]])

cd.show(cd.figure("star-climb"))
