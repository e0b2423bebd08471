"""MARK by automata: moves and who wins.

The moves of MARK are pairs of numbers, and an automaton reads both at once. Forget the second
number, and there remain the heaps from which some move leads to a dopey number: the vile ones.
"""

import chromdocs as cd

for relation in ("half", "less", "move", "into-dopey", "wins", "dopey-to-dopey"):
    figure = cd.figure("automaton-mark-moves", relation=relation)
    print(f"states for {relation}: {len(figure.data)}")

cd.show(cd.figure("automaton-mark-moves"))
