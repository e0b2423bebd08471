"""Who wins in MARK and its relatives.

Five games on one heap, one under another. Compare the first two strips: only 0 and the powers
of two change sides in misère play.
"""

from chromdocs.figures.catalogue import EXHIBITS
from chromdocs.figures.show import show
from chromdocs.games.mark import mark
from chromdocs.solve.reference import reference

normal, misere = reference(mark()), reference(mark(), misere=True)
changed = [n for n in range(1000) if normal.is_p((n,)) != misere.is_p((n,))]
print("normal and misère play differ at", *changed)

show(EXHIBITS["mark-strips"].make())
