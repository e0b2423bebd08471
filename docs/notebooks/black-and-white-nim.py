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
# # Black & white nim, and the harmless diagonals
#
# In black & white nim you take tokens from one pile and never leave all piles white. Let the black
# levels be $\lfloor\beta n\rfloor$, $\beta \ge 2$. On two piles the $n$-th white level and the
# $n$-th black level make a P-position, one that the player to move loses. The chapter on black &
# white nim proves it.
#
# The paper asks for other moves. Here is one such question. **Allow the moves of Wythoff nim: the
# same number from both piles as well. For which $\beta$ does this change nothing?**

# %%
from itertools import pairwise
from math import lcm

import chromdocs as cd

# %% [markdown]
# ## Brute force first
#
# `moves=wythoff` keeps the board and changes the moves. The golden ratio squared must be harmless,
# since Wythoff nim itself has these P-positions. And the others?

# %%
for beta in ("2", "7/3", "(3+sqrt(5))/2", "8/3", "25/9", "3", "7/2"):
    nim = cd.game(f"blackwhite:beta={beta}").brute().p_positions(40)
    wythoff = cd.game(f"blackwhite:beta={beta},moves=wythoff").brute().p_positions(40)
    first = min(set(nim) ^ set(wythoff), default=None)
    print(f"beta = {beta}: {'no difference up to 40' if first is None else f'differ at {first}'}")

# %% [markdown]
# From 3 on, all is well. And 25/9 holds out longer than its neighbours. Is it harmless?
#
# ## A faster test
#
# A diagonal move joins two pairs exactly if their differences, black minus white, are equal. Pair 0
# is $(0,0)$ and pair 1 is $(1,\lfloor\beta\rfloor)$, with a larger difference. From then on the
# difference never falls: the black level rises by 2 or more, the white level by 1 or 2. So the
# first harm is done where both rise by 2. For $\beta = p/q$ the $n$-th white level is
# $\lceil\alpha n\rceil-1$ with $\alpha=p/(p-q)$, and integers are enough.


# %%
def first_harm(p, q):
    """Return the first n for which pairs n and n + 1 have the same difference; 2 <= p/q < 3."""
    for n in range(1, lcm(q, p - q) + 1):
        black = p * (n + 1) // q - p * n // q
        white = -(-p * (n + 1) // (p - q)) - -(-p * n // (p - q))
        if black == white:
            return n
    raise AssertionError("harmless")


print("25/9: a diagonal joins pair", first_harm(25, 9), "to the next one")

# %% [markdown]
# So it is not harmless, only late: the pair that is lost is $(64, 113)$, outside our first look.
# No fraction below 3 is harmless: for $n=q(p-q)$ both $\alpha n$ and $\beta n$ are integers, and
# the next pair is 2 further on both sides. That is a proof, and why the loop always returns.
#
# But how *long* a fraction holds out tells what is near it. Take all $\beta=p/2000$ up to 2.95.

# %%
scan = [(p / 2000, first_harm(p, 2000)) for p in range(4001, 5901)]
peaks = [
    here
    for before, here, after in zip(scan, scan[1:], scan[2:], strict=False)
    if here[1] > 75 and here[1] >= before[1] and here[1] > after[1]
]
print("beta with a late first harm:", [beta for beta, _ in peaks])

hover = tuple(f"beta = {beta}: pairs {n} and {n + 1}" for beta, n in scan)
x, y = tuple(beta for beta, _ in scan), tuple(min(n, 320) for _, n in scan)
cd.Figure(
    id="first-harm",
    title="The first two pairs on one diagonal",
    caption="For each β, the number of the first pair that a diagonal move joins to the next.",
    alt="Low dots, with sharp peaks at 2.618, 2.78, 2.85, 2.88 and so on, closer towards 3.",
    marks=(cd.Points(x, y, "p", hover=hover, size=3),),
    x=cd.Axis("β", (2, 3), tuple((x / 10, f"{x / 10}") for x in range(20, 31, 2))),
    y=cd.Axis("first harm", (0, 330), tuple((n, str(n)) for n in range(0, 301, 100))),
    columns=("beta", "first harm"),
    data=tuple(scan),
).live()

# %% [markdown]
# Peaks! The first is the golden ratio squared, 2.618. What are the others? At the first one
# $\beta-\alpha$ is an integer, 1. Perhaps $v\beta-\alpha$ is nearly an integer at peak number $v$.

# %%
for v, (beta, _) in enumerate(peaks[:6], 1):
    alpha = beta / (beta - 1)
    print(f"peak {v}: beta = {beta}, {v}*beta - alpha = {v * beta - alpha:.3f}")

# %% [markdown]
# ## A guess
#
# The numbers are near 1, 4, 7, 10 and so on. So guess $v\beta-\alpha=3v-2$. With
# $\alpha=\beta/(\beta-1)$ this is a quadratic equation, and its root above 2 is
#
# $$\beta_v=\frac{4v-1+\sqrt{4v^2+1}}{2v}.$$
#
# The library computes with such roots exactly. First $\beta_2$ by brute force, then twelve of them
# by differences.

# %%
second = "(7+sqrt(17))/4"
with_diagonal = cd.game(f"blackwhite:beta={second},moves=wythoff").brute().p_positions(60)
assert with_diagonal == cd.game(f"blackwhite:beta={second}").brute().p_positions(60)
print(with_diagonal[:9])

for v in range(1, 13):
    beta = f"({4 * v - 1}+sqrt({4 * v * v + 1}))/{2 * v}"
    black = cd.numbers.beatty.Beatty(beta)
    differences = [0, *(black.nth(n) - black.complement_nth(n) for n in range(1, 1001))]
    assert all(low < high for low, high in pairwise(differences))
print("no difference occurs twice for v = 1, ..., 12, in 1000 pairs each")

# %% [markdown]
# ## The reason
#
# **Each $\beta_v$ is harmless.** It is irrational, as $4v^2+1$ is no square. Let $x$ and $y$ be the
# fractional parts of $\alpha n$ and $\beta n$. The black level rises by 2 if $y<3-\beta$, the white
# one if $x\ge 2-\alpha$. From $v\beta-\alpha=3v-2$ follow $v(3-\beta)=2-\alpha$ and that $x$ is the
# fractional part of $vy$. So if $y<3-\beta$, then $vy<2-\alpha<1$, and $x=vy<2-\alpha$. Both never
# rise by 2 together.
#
# **No other irrational $\beta$ between 2 and 3 is.** Harm is done if some point $(x,y)$ falls into
# the box $2-\alpha\le x<1$, $0\le y<3-\beta$. By Kronecker's theorem the points are dense in the
# unit square, unless integers $u,v$, not both 0, make $u\alpha+v\beta$ an integer. Then take such
# $u,v$ where the three integers have no common factor; the points are dense in the lines on which
# $ux+vy$ is an integer. Neither $u$ nor $v$ is 0; let $v>0$.
#
# - $u>0$: a line goes through the corner $(1,0)$, upwards to the left, into the box.
# - $u=-s$, $s\ge2$: a line goes through $((s-1)/s,\,0)$, upwards to the right. As $\alpha>3/2$,
#   that is at the right of $2-\alpha$, so the line enters the box.
# - $u=-1$: $x$ is the fractional part of $vy$. The line from $(0,0)$ reaches $x=2-\alpha$ at the
#   height $(2-\alpha)/v$, so it enters the box if that is less than $3-\beta$. If not, the integer
#   $w=v\beta-\alpha$ is at least $3v-2$. It is also less than $3v-3/2$, as $\beta<3$ and
#   $\alpha>3/2$. So $w=3v-2$, and $\beta=\beta_v$.
#
# With $\beta\ge3$ the black level rises by 3 or more, and with fractions we are done above. So the
# diagonal is harmless exactly for $\beta\ge3$ and for $\beta_1,\beta_2,\beta_3,\dots$ Here is the
# board for $\beta_2$, with its P-positions. No two of them are on one diagonal.

# %%
cd.figure("blackwhite-board", beta=second, to=30).live()

# %% [markdown]
# ## Your turn
#
# Replace `wythoff` by `wythoff:k=2`, where what is taken from both piles may differ by 1. Which
# $\beta$ are harmless now? One is $2+\sqrt2$, from 2-Wythoff nim itself; 3 is none.

# %%
cd.game("blackwhite:beta=3,moves=wythoff:k=2").at(4, 9)
