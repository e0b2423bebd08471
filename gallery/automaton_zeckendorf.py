"""No two ones side by side.

Digits that weigh 1, 2, 3, 5, 8 and so on write every number in one way, if no two ones are
neighbours. Two states see to that.
"""

import chromdocs as cd

for n in range(12):
    print(n, "".join(map(str, cd.numbers.zeckendorf.zeckendorf(n))))

cd.show(cd.figure("automaton-zeckendorf"))
