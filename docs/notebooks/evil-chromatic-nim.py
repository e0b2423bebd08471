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
# # Evil-chromatic nim, and its colours swapped
#
# This notebook uses the library as you would. It finds the P-positions of evil-chromatic nim
# by brute force and compares them with the closed form. Then it asks a question of its own:
# what happens if you swap the two colours?
#
# A **P-position** is one that the player to move loses against good play. The rules and the
# proofs are in the chapter on evil-chromatic nim. You can download this notebook and run it
# anywhere the library is installed.

# %%
from math import isqrt

import chromdocs as cd

# %% [markdown]
# ## The game, by name
#
# A game has a name, a rule in words, and the moves from each position.

# %%
evil = cd.game("chromatic:red=evil")
print(evil.rule)
print("from (2, 3) you can move to", sorted(evil.options(2, 3)))
print("from (2, 4) there are", len(evil.options(2, 4)), "moves: no red on top")

# %% [markdown]
# ## Brute force against the closed form
#
# `evil.brute()` knows nothing but the rules. It calls a position a P-position if no move from it
# leads to a P-position. `evil_pair(n)` knows nothing but the formula of Theorem 14: the pair
# number $n$ is $(a_n, b_n)$, where $b_n$ is $2n$ if $n$ is evil and $2n+1$ if $n$ is odious, and
# $b_n - a_n$ is 1, 2 or 3.

# %%
TO = 100
evil_pair = cd.games.evil.evil_pair
by_force = evil.brute().p_positions(TO)
by_formula = [evil_pair(n) for n in range(TO) if evil_pair(n)[1] <= TO]

print(len(by_force), "P-positions with stacks up to", TO)
print("first ones:", by_force[:8])
print("the two lists are the same:", by_force == by_formula)
assert by_force == by_formula

# %% [markdown]
# Here they are as points. Move the pointer over a point to read its heights.

# %%
cd.figure("evil-plane", to=64).live()

# %% [markdown]
# ## A question: what if the odious levels are red?
#
# Swap the colours: level $i$ is red if $i$ is odious, green if $i$ is evil. The rules stay. Now
# the lowest two tokens are red, so the reds have a lead. The proof for evil-chromatic nim needs
# the greens to lead. Let us look.

# %%
odious = cd.game("chromatic:red=odious")
swapped = odious.brute().p_positions(TO)
print(swapped[:12])

# %% [markdown]
# The first two pairs are $(1,1)$ and $(2,2)$, as in ordinary nim. After that, each pair has one
# red and one green level again. Which ones? Let us number the reds and the greens from below and
# write each pair as "green number so-and-so with red number so-and-so".

# %%
reds = [cd.numbers.binary.nth_odious(i) for i in range(TO)]  # 1, 2, 4, 7, ...
greens = [cd.numbers.binary.nth_evil(i) for i in range(1, TO)]  # 3, 5, 6, 9, ...

for x, y in swapped[3:9]:
    green, red = (x, y) if x in greens else (y, x)
    g, r = greens.index(green) + 1, reds.index(red) + 1
    print(f"({x}, {y}): green number {g} with red number {r}")

# %% [markdown]
# ## An observation
#
# **The P-positions with odious red are** $(0,0)$, $(1,1)$, $(2,2)$, **and, for every** $i \ge 1$,
# **the** $i$**-th green with the** $(i+2)$**-th red, in either order.** The two lowest reds pair up
# with themselves and are then out of the way.
#
# First the check, for all stacks up to 100:

# %%
guess = [(0, 0), (1, 1), (2, 2)]
guess += [(g, r) for g, r in zip(greens, reds[2:], strict=False) if r <= TO]
print(len(guess), "pairs, the same as by brute force:", guess == swapped)
assert guess == swapped

# %% [markdown]
# And the reason. Of the numbers $2i$ and $2i+1$ one is evil and one is odious. So the $i$-th green
# is $2i$ or $2i+1$, while the $(i+2)$-th red is $2i+2$ or $2i+3$: it lies higher. Call the
# positions of the list *matched*.
#
# - *From a matched position no move leads to a matched one.* Except at $(0,0)$, where the game is
#   over, a red token is on top, so a move changes one stack only. And each height above 0 has only
#   one partner.
# - *From any other position some move leads to a matched one.* If a stack is empty, or if both
#   tops are green, clear the table. Otherwise there is a red top. Suppose a stack shows one of the
#   two lowest reds, level 1 or 2. If both do, lower the higher stack to the height of the other.
#   If only one does, the other stack is higher: lower it to the same height. That leaves $(1,1)$
#   or $(2,2)$. Next, suppose the tops are red number $r \ge 3$ and green number $g$. If
#   $r > g+2$, lower the red stack to red number $g+2$. If $r < g+2$, lower the green stack to
#   green number $r-2$. Last, let both tops be red, the lower one red number $r \ge 3$: lower the
#   other stack to green number $r-2$, which lies below both tops.
#
# So matched positions are exactly the P-positions. The paper has a general method for colourings
# in which the reds lead (Proposition 6), and the chapter on chromatic nim has a queue that finds
# the pairs for every colouring; here the outcome is this simple.
#
# In a picture, the two lines of points are still there, with two points on the diagonal before
# they begin.

# %%
cd.figure("evil-plane", game="chromatic:red=odious", to=64).live()

# %% [markdown]
# ## Your turn
#
# Change `"chromatic:red=odious"` above to `"chromatic:red=vile"`, to a list of red levels such as
# `"chromatic:red=1,3,4"`, or to a slope such as `"chromatic:beta=5/2"`. The function `cd.chromatic`
# also takes any Python function that says which levels are red:


# %%
def is_square(n):
    return isqrt(n) ** 2 == n


cd.chromatic(is_square).p_positions(30)
