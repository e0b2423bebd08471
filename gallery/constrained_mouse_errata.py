"""Four readings of the constrained 3-Mouse.

To the letter the opponent may forbid the only move from (0, 1), and Theorem 7 fails at once. Only
one of four readings makes it true.
"""

from chromdocs.figures.catalogue import EXHIBITS
from chromdocs.figures.show import show
from chromdocs.games.catalogue import game
from chromdocs.solve.choose import solver

for nim in ("short", "all"):
    for block in ("any", "both"):
        name = f"constrained-mouse:k=3,nim={nim},block={block}"
        print(f"{name}: {solver(game(name)).p_positions(9)[:6]}")

show(EXHIBITS["constrained-mouse-errata"].make())
