"""Multiples of a number on a clock.

After m steps of 0.618 of a turn the hand stands at the number m. The B-numbers of Wythoff nim are
the numbers between the top and 0.382 of a turn behind it.
"""

from chromdocs.figures.catalogue import EXHIBITS
from chromdocs.figures.show import show
from chromdocs.games.wythoff import wythoff_pair

figure = EXHIBITS["clock"].make()
print("B-numbers on the clock:", *(m for m, _, arc in figure.data if arc == "B"))
print("B-numbers by formula:  ", *(wythoff_pair(n)[1] for n in range(1, 6)))

show(figure)
