"""The shifts of a value repeat.

Every third level is red. For the value 4 red level number n goes with green level number n + k,
and from n = 13 on the shifts k run through five numbers again and again.
"""

import chromdocs as cd

values = cd.games.stack_values
third = values.repeated("GGR")
shifts, mean = values.shifts(third, values.value_partners(third, 4, 120)[4], 90)
print(shifts, "mean", mean)

cd.show(cd.figure("value-shifts"))
