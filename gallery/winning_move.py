"""The winning move, in stacks.

Figure 1 of the paper: in (4, 2) of φ²-chromatic nim one move wins. It leaves a green stack and a
red one, with as many green tokens in the one as red tokens in the other.
"""

import chromdocs as cd

nim = cd.chromatic(beta="(3+sqrt(5))/2")
print("winning moves from (4, 2):", list(nim.at(4, 2).moves))
unique = sum(len(nim.at(x, y).moves) == 1 for x in range(20) for y in range(20))
print("positions below 20 with one winning move:", unique)

cd.show(cd.figure("winning-move"))
