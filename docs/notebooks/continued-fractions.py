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
# # Greedy games for [1; k, m, k, m, ...]
#
# The chapter on games for a given continued fraction treats $\alpha=[1;k,1,k,1,\dots]$: its pairs
# $(a_n,b_n)=(\lfloor n\alpha\rfloor,\lfloor n\beta\rfloor)$ are the P-positions of $k$-Wythoff nim
# with extra moves, and a greedy rule finds these moves. Remark 7 of the paper asks: for which
# other numbers does the greedy rule give moves that a formula describes? This notebook puts $m$
# for the 1 and finds a pattern, which the chapter proves.

# %%
from functools import cache

import chromdocs as cd

ContinuedFraction = cd.numbers.contfrac.ContinuedFraction
greedy_moves, base = cd.games.greedy.greedy_moves, cd.games.greedy.base


def wanted(k, m):
    """Return the pairs for [1; k, m, k, m, ...]."""
    return cd.games.complementary.Candidates(ContinuedFraction((1,), (k, m)).value())


@cache
def extra(k, m, to):
    """Return the moves that the greedy rule adjoins to k-Wythoff nim, smaller number first."""
    found = greedy_moves(wanted(k, m), base(k).moves, to)
    return sorted((move for move in found if move[0] < move[1]), key=sum)


# %% [markdown]
# ## First looks
#
# For $m=1$ we know the moves, and for $m=k$ there are none, because $[1;k,k,\dots]$ belongs to
# $k$-Wythoff nim itself. What is in between? Take $m$ that divide $k$.

# %%
TO = 800
for k, m in ((4, 1), (4, 2), (4, 4), (6, 2), (6, 3), (8, 4)):
    print(f"k = {k}, m = {m}:", extra(k, m, TO)[:6])

# %% [markdown]
# For $m=1$ every extra move is a pair less one token: $(a_x,b_x-1)$. Is that still so? Then only
# the numbers $x$ matter. Let us list them.


# %%
def numbers(k, m, to):
    """Return the x for which (a_x, b_x - 1) is an extra move; fail if one is not of this form."""
    pairs = wanted(k, m)
    found = [pairs.lower.index(u) for u, _ in extra(k, m, to)]
    assert [(pairs.nth(x)[0], pairs.nth(x)[1] - 1) for x in found] == extra(k, m, to)
    return found


for k, m in ((4, 1), (4, 2), (6, 2), (6, 3), (8, 4)):
    print(f"k = {k}, m = {m}:", numbers(k, m, TO))

# %% [markdown]
# Here is a board of one new game, $[1;4,2,4,2,\dots]$, solved from its moves. Its P-positions
# look like those of $\Gamma_4$, but it has two sequences of extra moves and not three.

# %%
number = ContinuedFraction((1,), (4, 2)).value()
name = f"greedy:alpha={number},k=4"
cd.figure("outcomes", game=name, to=60).live()

# %% [markdown]
# ## A guess
#
# The first numbers are $1+mt$ with $0<t<k$, where the multiples of $c=k/m$ are left out. And each
# number leads to another one, about $km+2$ times as large: for $k=4$, $m=1$ we see $11=6\cdot2-1$
# and $64=6\cdot11-2$, for $m=2$ we see $29=10\cdot3-1$. So we guess: **for each** $t$ **with**
# $0<t<k$ **and** $c\nmid t$ **there is a sequence** $x_0=1+mt$, $x_1=(km+2)x_0-1$,
# $x_{r+1}=(km+2)x_r-x_{r-1}$, **and the extra moves are the** $(a_x,b_x-1)$ **for all these**
# $x$.


# %%
def guess(k, m, to):
    pairs, found = wanted(k, m), []
    for t in (t for t in range(1, k) if t % (k // m)):
        before, x = 1, 1 + m * t
        while pairs.nth(x)[1] - 1 <= to:
            found.append(x)
            before, x = x, (k * m + 2) * x - before
    return sorted(found)


cases = [(k, m) for k in range(2, 10) for m in range(1, k + 1) if k % m == 0]
for k, m in cases:
    assert guess(k, m, TO) == numbers(k, m, TO)
print(f"the guess is right for {len(cases)} pairs (k, m), for moves up to {TO}")

# %% [markdown]
# ## A proof
#
# The chapter proves the guess, in the section on $[1;k,m,k,m,\dots]$. As for $\Gamma_k$, the hand
# of a clock advances by $\{\beta\}$ at each tick, and an extra move serves a later position if the
# hand stood closer past a mark. The moves that must be adjoined are the records, and a map that
# shrinks the distance to the mark, $\Phi(N)=(km+1)N+m\lfloor N\{\beta\}\rfloor$, leads from each of
# them to the next.
#
# Programs may err in other places than proofs, so let the solver have the last word.

# %%
for k, m in ((4, 2), (6, 2), (6, 3)):
    number = ContinuedFraction((1,), (k, m)).value()
    solved = cd.game(f"greedy:alpha={number},k={k}").brute().p_positions(70)
    assert solved == list(wanted(k, m).up_to(70))
    print(f"k = {k}, m = {m}: {len(solved)} P-positions up to 70, all as wanted")

# %% [markdown]
# ## Your turn
#
# If $m$ does not divide $k$, then $\{\beta\}/\{\alpha\}=k/m$ is no whole number, and
# the largest base that fits is smaller. Not all moves are one token below pairs now. Is there a
# pattern? For $[1;5,2,5,2,\dots]$, begun with 4-Wythoff nim, there seems to be one.

# %%
found = greedy_moves(wanted(5, 2), base(4).moves, TO)
print([move for move in found if move[0] < move[1]])
