"""The P-positions of the star of Wythoff nim.

They fill a strip around the diagonal, between the lines of slopes phi and 1/phi. Its edges are
straight, and start anew at Fibonacci numbers.
"""

import chromdocs as cd

found = [(x, y) for x, y in cd.game("star(wythoff)").p_positions(2000) if x]
x, y = max(found, key=lambda pair: pair[1] / pair[0])
print(f"{len(found)} P-positions with 1 <= x <= y <= 2000; the steepest is ({x}, {y}):", y / x)

cd.show(cd.figure("star-strip"))
