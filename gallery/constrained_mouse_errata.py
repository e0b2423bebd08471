"""Four readings of the constrained 3-Mouse.

To the letter the opponent may forbid the only move from (0, 1), and Theorem 7 fails at once. Only
one of four readings makes it true.
"""

import chromdocs as cd

for nim in ("short", "all"):
    for block in ("any", "both"):
        name = f"constrained-mouse:k=3,nim={nim},block={block}"
        print(f"{name}: {cd.game(name).brute().p_positions(9)[:6]}")

cd.show(cd.figure("constrained-mouse-errata"))
