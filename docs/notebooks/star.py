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
# # Theorem 2 goes on
#
# $W^\star$ is the game whose moves are the P-positions of Wythoff nim: take
# $A_j=\lfloor\phi j\rfloor$ from one heap and $B_j=A_j+j$ from the other. Theorem 2 of the ⋆-paper
# names P-positions near the corners $(F_{2n-1},\,F_{2n}-1)$, where $F_0=F_1=1$. In the row of the
# corner it has those that stand 0, 1, 3, 4 and 6 to the right. Conjecture 1 says that the row goes
# on: $(F_{2n-1}+A_i,\,F_{2n}-1)$ **is P whenever** $A_i \le F_{2n-4}$. The ledger has checked
# this for small $n$ only.
#
# Can we do better, and settle *all* $n$ at once for one $i$ after the other? The chapter on ⋆
# proves Theorem 2 with a short list of answers that do not depend on $n$. So let us have the
# program look for such lists.

# %%
from itertools import count

import chromdocs as cd

cd.figure("star-landmarks", n=6).live()

# %% [markdown]
# ## What has to be checked
#
# Write $F=F_{2n-1}$, $G=F_{2n}$ and $d=A_i$, or $d=0$. Both heaps must be A-numbers, that is, end
# in an even number of zeros; $G-1$ does. Then no move from $(F+d,\,G-1)$ empties a heap. For to
# empty a heap of $A_k$ you take $B_k$ from the other: $G$ or more if it is the first heap, and more
# than $G-1 \ge F+d$ if it is the second. So a move leaves two full heaps, in one of two ways.
#
# - $(F+d-A_j,\;G-1-B_j)$. The coding of $G-1-B_j$ ends in an odd number of zeros (Lemma 2), so
#   this is N (Corollary 1). Nothing is left to do.
# - $(F+d-B_j,\;G-1-A_j)$. This is N if its slope is above $\phi$. Since $G>\phi F$, that is so
#   whenever $\phi B_j-A_j \ge 1+\phi d$. The left side grows with $j$. **Only finitely many $j$
#   remain, the same for all $n$.**
#
# For each $j$ that remains we want a reason for N that is good for all large $n$:
#
# - *a tail*: one of the two heaps ends in an odd number of zeros; or
# - *an answer*: a number $c$ such that $(F-c,\;G-\lfloor c\phi\rfloor)$ is a move and leads to a
#   P-position. It leads to $(c+d-B_j,\;\lfloor c\phi\rfloor-1-A_j)$, and **$n$ has dropped out**.
#
# ## From one $n$ to all larger ones
#
# Put the number $m$ on a clock, $m\phi$ turns from the top. Only the fractional part counts, the
# place of $m$. If it is less than $2-\phi$, then $m$ ends in an odd number of zeros, and only then.
# On this clock $F_{2n-1}$ is $\phi^{-2n}$ before the top and $F_{2n}$ is $\phi^{-2n-1}$ behind it.
# So as $n$ grows, $F+s$ comes nearer and nearer to the place of $s$, from below, and $G+t$ to the
# place of $t$, from above. If such a number is in the arc of odd tails for one $n$, and if $s$ or
# $t$ is too (an end of the arc will do for $s$), it stays there. And if $F+d$ is outside the arc,
# it stays outside, since $d$ is outside, or 0.
#
# In the same way, if $(F-c,\,G-\lfloor c\phi\rfloor)$ is a move for one $n$, it is for all larger
# ones. For it is a move exactly if $u+\phi^{-2n}<1/\phi$, where $u$ is the place of $c$: then
# $F-c$ is an A-number, and its partner, the next whole number above $\phi(F-c)$, is the right one.
#
# So a reason is tested by whole numbers at one $n$, and holds from there on.

# %%
star = cd.game("star(wythoff)")
lost = set(star.p_positions(3000))
PAIRS = [cd.games.wythoff.wythoff_pair(j) for j in range(2000)]

fibonacci = cd.numbers.zeckendorf.fibonacci
ends_in_even_zeros = cd.numbers.zeckendorf.ends_in_even_zeros


def floor(m):  # of m times phi
    return cd.numbers.zeckendorf.PHI.floor_times(m)


def near_top(m):  # is m, any integer, in the arc from 0 to 2 - phi? both ends count
    return floor(m + 1) - floor(m) == 1 or m in (0, -1)


def tail(s, t, n):
    first, second = fibonacci(2 * n - 1) + s, fibonacci(2 * n) + t
    return (near_top(s) and not ends_in_even_zeros(first)) or (
        near_top(t) and not ends_in_even_zeros(second)
    )


def answer(s, t, n):
    """Return c such that the move (F - c, G - floor(c phi)) leads from (F + s, G + t) to P."""
    big, bigger = fibonacci(2 * n - 1), fibonacci(2 * n)
    for c in range(max(1, -s), big):
        left = (s + c, t + floor(c))
        if left[1] >= 0 and tuple(sorted(left)) in lost:
            a, b = big - c, bigger - floor(c)
            if ends_in_even_zeros(a) and floor(a) + 1 == b:  # then (a, b) is a move
                return c
    return None


def reasons(d, n):
    """Return why (F + d, G - 1) is P for this n and all larger ones, or None."""
    found = {}
    if not ends_in_even_zeros(fibonacci(2 * n - 1) + d):
        return None  # then a move could empty the first heap
    for j in count(1):
        a, b = PAIRS[j]
        if floor(b - d) >= 1 + a:  # phi B - A > 1 + phi d
            return found
        s, t = d - b, -1 - a
        found[j] = "tail" if tail(s, t, n) else answer(s, t, n)
        if found[j] is None:
            return None
    return None


for d, n in ((0, 1), (1, 2), (3, 3), (4, 3), (6, 4)):
    print(f"d = {d}, all n from {n} on:", reasons(d, n))

# %% [markdown]
# These are families (ii) and (v) to (viii) of Theorem 2, proved for all $n$ from their true starts
# on. The numbers after a colon are the $c$ of an answer. Now the rest of the row: for each $i$, let
# $n$ be the least one that the conjecture allows.

# %%
LAST = 100
settled, largest = [], 0
for i in range(1, LAST + 1):
    d = PAIRS[i][0]
    n = next(n for n in count(3) if d <= fibonacci(2 * n - 4))
    if (why := reasons(d, n)) is not None:
        settled.append(i)
        largest = max(largest, *(c for c in why.values() if c != "tail"), 0)

print(len(settled), "of", LAST, "settled; the largest c is", largest)
assert settled == list(range(1, LAST + 1))

# %% [markdown]
# ## What we have
#
# **For every $i \le 100$ the second item of Conjecture 1 holds for all $n$.** This is a proof with
# a computer's help: the argument above, which the chapter has in full, and a finite list of
# reasons for each $i$. Theorem 2 has
# $i=1,2,3,4$. For all $i$ the conjecture remains open. One would need a rule that writes the list.
#
# As a test of the argument, here are members far beyond the board on which the list was made,
# looked up on a larger one.

# %%
wide = set(star.p_positions(fibonacci(20)))
far = [(fibonacci(19) + PAIRS[i][0], fibonacci(20) - 1) for i in settled]
print("first:", far[0], "last:", far[-1], "all P:", wide.issuperset(far))
assert wide.issuperset(far)

# %% [markdown]
# ## Your turn
#
# The first item of Conjecture 1 goes down the column of the corner: $(F,\,G-1-A_i-B_i)$ with
# $A_i+B_i \le F_{2n-4}$. As printed it fails for $n=10$. Change `reasons` so that it takes
# $e=A_i+B_i$ from the second heap. Moves of the first kind lead to N-positions there too, which
# needs a look at the clock. For which $n$ do the lists begin to exist?

# %%
cd.figure("star-conjecture-1", n=8).live()
