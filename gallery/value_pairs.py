"""Who is whose partner for a value.

Every fourth level is red. Up to value 2 the n-th red level goes with green level number n + v;
from value 3 on it is no longer so simple.
"""

import chromdocs as cd

for value, partner in enumerate(cd.games.stack_values.value_partners({4, 8, 12}, 3, 12)):
    print(value, sorted((x, y) for x, y in partner.items() if x <= y))

cd.show(cd.figure("value-pairs", value=3))
