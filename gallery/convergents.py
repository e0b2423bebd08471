"""Multiples of α₂ near integers.

How far n times α₂ is from an integer. The large dots are nearer than all before them, and their n
are the denominators of the convergents.
"""

from itertools import islice

from chromdocs.figures.catalogue import EXHIBITS
from chromdocs.figures.show import show
from chromdocs.numbers.contfrac import alpha

print("convergents of α₂:", *islice(alpha(2).convergents(), 10))

show(EXHIBITS["convergents"].make())
