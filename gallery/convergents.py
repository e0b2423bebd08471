"""Multiples of α₂ near integers.

How far n times α₂ is from an integer. The large dots are nearer than all before them, and their n
are the denominators of the convergents.
"""

from itertools import islice

import chromdocs as cd

print("convergents of α₂:", *islice(cd.numbers.contfrac.alpha(2).convergents(), 10))

cd.show(cd.figure("convergents"))
