"""Greens, reds and the pairs of any colouring.

Walk up the levels: a green one waits, a red one takes the green one that has waited longest. The
pairs are the P-positions on two stacks, whatever the colouring.
"""

from chromdocs.figures.catalogue import EXHIBITS
from chromdocs.figures.show import show
from chromdocs.games.chromatic import chromatic
from chromdocs.games.dominated import is_green_dominated, is_red_dominated, pairing
from chromdocs.solve.reference import reference

primes = [n for n in range(2, 40) if all(n % d for d in range(2, n))]
print("red primes:", pairing(primes, 40)[:6])
print("as brute force finds:", pairing(primes, 40) == reference(chromatic(primes)).p_positions(40))
print("dominated by green, by red:", is_green_dominated(primes, 40), is_red_dominated(primes, 40))

show(EXHIBITS["domination"].make())
