"""The big values of MARK-5, in rows of five.

The last place of a row holds 4 or 5. Another big value, the sign of the row, stands in the place
that the number of the row has in its own row, if the value of that number is small.
"""

import chromdocs as cd

value = cd.games.mark.mark_grundy
for q in range(1, 11):
    row = [value(5 * q + i, 5) for i in range(5)]
    print(f"row {q}, in place {q % 5} of its own, g = {value(q, 5)}:", *row)

cd.show(cd.figure("mark-rows"))
