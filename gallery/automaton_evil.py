"""Evil numbers: two states.

An automaton with two states knows whether the ones of a number are even or odd in number. So it
knows the Thue–Morse sequence, which no period can write.
"""

import chromdocs as cd

evil = [n for n in range(40) if cd.numbers.binary.is_evil(n)]
print("evil:", *evil)

cd.show(cd.figure("automaton-evil"))
