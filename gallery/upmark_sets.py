"""UPMARK: the odd numbers that are left out.

The P-positions of UPMARK are odd. Few odd numbers are left out, and each has a P-position two
before and two after it.
"""

import chromdocs as cd

lost = {n for (n,) in cd.game("upmark").brute().p_positions(3001)}
left_out = [n for n in range(1, 3000, 2) if n not in lost]
print(f"{len(left_out)} of 1500 odd numbers are left out: {left_out[:8]} ...")
print("P-positions on both sides:", all({n - 2, n + 2} <= lost for n in left_out))

cd.show(cd.figure("upmark-sets"))
