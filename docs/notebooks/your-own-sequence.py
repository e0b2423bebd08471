# ---
# jupyter:
#   jupytext:
#     formats: py:percent
#     text_representation:
#       extension: .py
#       format_name: percent
#       format_version: '1.3'
#       jupytext_version: 1.19.6
#   kernelspec:
#     display_name: Python 3 (ipykernel)
#     language: python
#     name: python3
# ---

# %% [markdown]
# # Bring your own sequence
#
# Chromatic nim takes any increasing sequence of positive integers and makes a game of it. Level
# $n$ of a stack is red if $n$ is in the sequence, and green if not. You take tokens from the top
# of one stack; if no top token is red, you may take from both. Whoever cannot move loses.
#
# Who wins on two stacks? We try the primes, terms that you paste in, and a sequence that teaches
# a lesson about "seen" and "proved". The proofs are in the chapter *Chromatic nim*.

# %%
from dataclasses import replace
from itertools import accumulate

import chromdocs as cd

# %% [markdown]
# ## The primes, two ways
#
# Brute force knows the rules only. The queue knows one sentence: walk up the levels; a green level
# waits, and a red one is paired with the green one that has waited longest, or with itself if none
# waits. The chapter proves that the pairs and $(0,0)$ are the P-positions, those that the player
# to move loses. Here is a check of that proof, for the primes.


# %%
def is_prime(n):
    return n > 1 and all(n % d for d in range(2, int(n**0.5) + 1))


TO = 80
pairing = cd.games.dominated.pairing
by_force = cd.chromatic(is_prime).brute().p_positions(TO)
by_queue = pairing(is_prime, TO)
print(by_queue[:10])
print(len(by_queue), "P-positions up to", TO, "by the queue,", len(by_force), "by force")
assert by_force == by_queue

# %% [markdown]
# ## Who dominates, and who is alone?
#
# Green dominates if up to no level there are more reds than greens, red if there are never more
# greens. A red level that is paired with itself is *alone*.


# %%
def alone(found):
    return [x for x, y in found if x == y > 0]


def profile(red, to):
    found = pairing(red, to)
    green = cd.games.dominated.is_green_dominated(red, to)
    reds = cd.games.dominated.is_red_dominated(red, to)
    who = "green dominates" if green else "red dominates" if reds else "neither dominates"
    print(f"up to {to}: {who}; {len(alone(found))} alone: {alone(found)[:8]}")


profile(is_prime, 5000)
profile(lambda n: not is_prime(n), 5000)

# %% [markdown]
# With the primes red, only 3 is alone. In the picture, the line is the lead of the greens. A red
# level is alone where the line is lower than ever before.

# %%
few = cd.chromatic([n for n in range(1, 33) if is_prime(n)])  # as far as they are drawn
drawn = cd.figure("domination", game=few.name, to=32)
replace(drawn, title="Who pairs with whom, if the primes are red").live()

# %% [markdown]
# ## A statement, checked and proved
#
# **With the primes red, the P-positions are** $(0,0)$, $(1,2)$, $(3,3)$, **and, for** $i \ge 2$,
# **the** $i$**-th of the numbers that are not prime** ($1, 4, 6, \dots$) **with prime number**
# $i+1$, **in either order.**

# %%
FAR = 20_000
primes = [n for n in range(FAR + 1) if is_prime(n)]
others = [n for n in range(1, FAR + 1) if not is_prime(n)]
said = [(0, 0), (1, 2), (3, 3), *zip(others[1:], primes[2:], strict=False)]
assert said == pairing(is_prime, FAR)
print("agrees with the queue up to", FAR, "- the last pair is", said[-1])

# %% [markdown]
# *Proof.* The primes up to $k$ are 2 and some of the odd numbers from 3 on, so there are at most
# $(k+1)/2$ of them. So greens minus reds is never less than $-1$. It is $-1$ for the first time at
# level 3. So 3 is alone, and no other red level is. The reds that are not alone are paired with
# the greens in order: 2 with 1, then 5 with 4, 7 with 6, and so on. ∎
#
# ## Paste your terms
#
# Copy the terms of a sequence, from the OEIS or from your own notes, between the quotes. Here are
# the lucky numbers, which a sieve leaves over (A000959). Only the colours up to the last term are
# known, so look no further than that. (They are all odd, so again at most $(k+1)/2$ levels up to
# $k$ are red, and the lead never falls below $-1$: only 1 is alone, however far you go.)

# %%
TERMS = """1, 3, 7, 9, 13, 15, 21, 25, 31, 33, 37, 43, 49, 51, 63, 67, 69, 73, 75, 79, 87, 93, 99,
105, 111, 115, 127, 129, 133, 135, 141, 151, 159, 163, 169, 171, 189, 193, 195, 201, 205"""
mine = {int(term) for term in TERMS.split(",")}
profile(mine, max(mine))
lucky = cd.chromatic(mine)
assert pairing(mine, 60) == lucky.brute().p_positions(60)

lucky.plot(120, title="The P-positions, if the lucky numbers are red").live()

# %% [markdown]
# ## Seen is not proved
#
# Colour level $n$ by its prime factors, counted with repetition: green if their number is even,
# red if it is odd. So 1, with no prime factor, is green, 2 and 3 are red, $4 = 2 \cdot 2$ is green.
# About half of the levels are red, and the lead of the greens wanders. A colouring may be given as
# a list of its red levels, however long.

# %%
FAR = 1_000_000
OTHER = bytes([1, 0]).ljust(256, b"\0")  # even becomes odd, and odd even
is_new, is_odd = bytearray([1]) * (FAR + 1), bytearray(FAR + 1)
for p in range(2, FAR + 1):
    if is_new[p]:  # no smaller prime divides p
        is_new[p::p] = bytes(FAR // p)
        power = p
        while power <= FAR:
            is_odd[power::power] = is_odd[power::power].translate(OTHER)
            power *= p
red = [n for n in range(1, FAR + 1) if is_odd[n]]
lead = list(accumulate(-1 if is_odd[n] else 1 for n in range(1, FAR + 1)))
lonely = alone(cd.chromatic(red).p_positions(FAR))
print("from level 2 to a million it is never above", max(lead[1:]))
print(len(lonely), "red levels are alone; the first are", lonely[:10])
assert max(lead[1:]) == 0

# %% [markdown]
# From level 2 on, the greens are never ahead: up to a million, by this check. Would you bet that
# it stays so? G. Pólya wondered in 1919 whether it does. C. B. Haselgrove proved in 1958 that it
# does not, and M. Tanaka found in 1980 where the greens get ahead again for the first time: at
# level 906,150,257. So what we have *seen* up to a million is not true in general. What is proved,
# whatever the lead does: the pairs that the queue finds are the P-positions.
#
# ## Your turn
#
# Put your own terms into `TERMS`, or a function that says which levels are red into `profile`. Is
# anybody alone? Finitely often, or again and again? Can you prove it?
