"""The word W for k = 2 as a cut line.

A line through the grid. Its crossings with level lines are the letters σ, those with upright lines
the letters τ, and together they spell the steps of the sequence B.
"""

import chromdocs as cd

pair, phi = cd.games.gamma.pair, cd.numbers.words.phi
steps = [pair(2, n)[1] - pair(2, n - 1)[1] for n in range(1, 5001)]
word = "".join("σ" if step == 3 else "τ" for step in steps)
print("the steps of B spell the fixed word, 5,000 letters:", word == phi(2).prefix("σ", 5000))

cd.show(cd.figure("cutting-sequence"))
