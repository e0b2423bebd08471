"""Greens, reds and the pairs of any colouring.

Walk up the levels: a green one waits, a red one takes the green one that has waited longest. The
pairs are the P-positions on two stacks, whatever the colouring.
"""

import chromdocs as cd

primes = [n for n in range(2, 40) if all(n % d for d in range(2, n))]
pairs = cd.games.dominated.pairing(primes, 40)
print("red primes:", pairs[:6])
print("as brute force finds:", pairs == cd.chromatic(primes).brute().p_positions(40))
green = cd.games.dominated.is_green_dominated(primes, 40)
print("dominated by green, by red:", green, cd.games.dominated.is_red_dominated(primes, 40))

cd.show(cd.figure("domination"))
