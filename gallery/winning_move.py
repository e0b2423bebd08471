"""The winning move, in stacks.

Figure 1 of the paper: in (4, 2) of φ²-chromatic nim one move wins. It leaves a green stack and a
red one, with as many green tokens in the one as red tokens in the other.
"""

from chromdocs.figures.catalogue import EXHIBITS
from chromdocs.figures.show import show
from chromdocs.games.chromatic import chromatic
from chromdocs.solve.reference import reference

solver = reference(chromatic(beta="(3+sqrt(5))/2"))
print("winning moves from (4, 2):", solver.winning_moves((4, 2)))
unique = sum(len(solver.winning_moves((x, y))) == 1 for x in range(20) for y in range(20))
print("positions below 20 with one winning move:", unique)

show(EXHIBITS["winning-move"].make())
