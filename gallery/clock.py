"""Multiples of a number on a clock.

After m steps of 0.618 of a turn the hand stands at the number m. The B-numbers of Wythoff nim are
the numbers between the top and 0.382 of a turn behind it.
"""

import chromdocs as cd

wythoff_pair, figure = cd.games.wythoff.wythoff_pair, cd.figure("clock")
print("B-numbers on the clock:", *(m for m, _, arc in figure.data if arc == "B"))
print("B-numbers by formula:  ", *(wythoff_pair(n)[1] for n in range(1, 6)))

cd.show(figure)
