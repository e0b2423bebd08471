"""From k = 4 on, the greedy rule adjoins moves of two shapes only.

For [1; k, ...] it starts with (k-1)-Wythoff nim. Below k = 4 a crowd of other moves comes in,
unless the number is [1; 3, 3m, 3, 3m, ...].
"""

import chromdocs as cd

for row in cd.table("greedy-shapes").rows(17):
    _, alpha, k, first, second, other = row
    print(f"{alpha}: k = {k}, {first} + {second} moves of the two shapes, {other} others")

cd.show(cd.figure("greedy-threshold"))
