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
# # Misère sums of MARK
#
# In MARK you take one token from a heap, or leave half of it, rounded down. The chapter on MARK
# settles one heap, also if the last move *loses* (misère play), and several heaps, if the last
# move *wins*. What if there are several heaps and the last move loses? The paper leaves this to
# the experts. This notebook makes a guess, sees it fail, and repairs it for heaps up to 8.
#
# A **P-position** is one that the player to move loses against good play.

# %%
from functools import cache, reduce
from itertools import combinations_with_replacement

import chromdocs as cd

mark = cd.game("mark").brute()
changed = set(mark.p_positions(299)) ^ set(mark.misere().p_positions(299))
print("change sides:", sorted(n for (n,) in changed))

# %% [markdown]
# On one heap only 0 and the powers of two change sides (proved in the chapter).
#
# ## A guess
#
# Misère nim is easy: play as in normal play, but if your move leaves only heaps of 0 and 1, leave
# an odd number of ones. Let us try the same, with 0 and the powers of two in the part of the
# small heaps. Let $x$ be the nim-sum of the Grundy values of all heaps.
#
# **Guess.** *If all heaps are 0 or powers of two, the position is P exactly if $x=1$. Otherwise
# it is P exactly if $x=0$.*

# %%
TO = 31
mark_grundy = cd.games.mark.mark_grundy
two = (mark + mark).misere()
lost = set(two.p_positions(TO))


def guess(a, b):
    small = a & (a - 1) == b & (b - 1) == 0  # both are 0 or powers of two
    return mark_grundy(a) ^ mark_grundy(b) == (1 if small else 0)


pairs = combinations_with_replacement(range(TO + 1), 2)
wrong = [pair for pair in pairs if guess(*pair) != (pair in lost)]
print(len(wrong), "pairs up to", TO, "are guessed wrong; the first is", wrong[0])
two.at(1, 8)

# %% [markdown]
# The guess fails at $(1, 8)$, where $x=1$: it says P, but the move to $(1, 7)$ wins. The
# heap 8 has the value 0 and leads to the heap 7 of value 1. In misère play it is no longer as good
# as an empty heap. Here are the pairs up to 31, with the places where the guess is wrong.

# %%
board = [(x, y) for x in range(TO + 1) for y in range(TO + 1)]
bad = [pair for pair in board if tuple(sorted(pair)) in wrong]
good = [pair for pair in board if tuple(sorted(pair)) in lost and pair not in bad]
cd.Figure(
    id="misere-mark-sums",
    title="Two heaps of MARK, the last move loses",
    caption="P-positions as guessed, and the pairs where the guess is wrong.",
    alt="A square of cells. With heaps up to 7 the guess is right, from 8 on it is often wrong.",
    marks=(
        cd.Cells(*zip(*good, strict=True), "p", "P, as guessed", tuple(map(str, good))),
        cd.Cells(*zip(*bad, strict=True), "move", "guessed wrong", tuple(map(str, bad))),
    ),
    x=cd.Axis("first heap", (-1, TO + 1)),
    y=cd.Axis("second heap", (-1, TO + 1)),
    columns=("first", "second"),
    data=tuple(bad),
    equal=True,
    aspect=1.2,
).live()

# %% [markdown]
# ## The repair, for heaps up to 8
#
# Give each position two marks: a *level*, and its nim-sum $x$.
#
# - Level 0: all heaps are 0, 1, 2 or 4. Then P means $x=1$.
# - Level 1: no 7 and no 8, but a 3, 5 or 6. Then P means $x=0$.
# - Level 2: exactly one 8, and no 7. Then P means $x=2$.
# - Level 3: a 7, or two heaps of 8 or more of them. Then P means $x=0$.
#
# So one 8 turns the goal into 2, and a second one turns it back.
#
# **Statement.** *For any number of MARK heaps of at most 8 this rule is right.*
#
# These are infinitely many positions, but a finite computation proves it. Call the marks of a
# position, together with the set of marks of its options, its *type*. The types of two positions
# tell the type of both side by side. We add heaps, one after another, until no new type comes up.
# If in each type "P" means "no option is P", the rule is right by induction. Only the end, where
# nothing is left, is an exception: there the player to move has won.

# %%
LEVEL, GOAL = [0, 0, 0, 1, 0, 1, 1, 3, 2], [1, 0, 2, 0]
MARKS = [(LEVEL[n], mark_grundy(n)) for n in range(9)]


def join(first, second):
    (i, x), (j, y) = first, second
    return (3 if i == j == 2 else max(i, j)), x ^ y


def says_p(marks):
    return marks[1] == GOAL[marks[0]]


END = (MARKS[0], frozenset())
types, waiting = {END}, [END]
while waiting:
    marks, options = waiting.pop()
    for n in range(1, 9):
        kept = {join(option, MARKS[n]) for option in options}
        moved = {join(marks, MARKS[left]) for left in (n - 1, n // 2)}
        new = (join(marks, MARKS[n]), frozenset(kept | moved))
        if new not in types:
            types.add(new)
            waiting.append(new)

assert not says_p(END[0])
assert all(says_p(marks) != any(map(says_p, options)) for marks, options in types - {END})
print(len(types), "types,", len({marks for marks, _ in types}), "different marks: proved")

three = (mark + mark + mark).misere()  # a second road, by search


def by_marks(heaps):
    return says_p(reduce(join, (MARKS[n] for n in heaps)))


assert cd.check(by_marks, three, to=8, exactly=True)

# %% [markdown]
# Without an 8 the rule is the first guess. So the guess is proved for heaps up to 7.
#
# ## And 9?
#
# Allow heaps up to some size, and say that two positions are of one *kind* if they have the same
# outcome beside the same company, whichever allowed heaps it is. Up to 8 there are at most 14
# kinds, one for each pair of marks. (Larger company can tell more: beside a 9, the
# positions $(1, 8)$ and $(1, 6, 8)$ differ, though they have the same marks.)
#
# For the search, four simplifications hold in every company: a 2, or two 1s, may be taken away, a
# 4 is as good as a 1, and a 5 as a 3. Answer the additional moves at once: after $1+1\to1$ or
# $2\to1$ take the 1 that is left, after $4\to3$ halve the 3. The rest is induction; and 2 and
# $1+1$ without company are N, as the end is.


# %%
def tidy(heaps):
    """Return the simplified position, sorted."""
    heaps = [{4: 1, 5: 3}.get(n, n) for n in heaps]
    return (1,) * (heaps.count(1) % 2) + tuple(sorted(n for n in heaps if n > 2))


@cache
def lost_to_move(heaps):
    """Tell who wins in misère play; *heaps* are tidy."""
    for n in set(heaps):
        i = heaps.index(n)
        for left in {n - 1, n // 2}:
            if lost_to_move(tidy((*heaps[:i], left, *heaps[i + 1 :]))):
                return False
    return len(heaps) > 0


assert cd.check(lambda heaps: lost_to_move(tidy(heaps)), three, to=9, exactly=True)
assert lost_to_move((1, 8, 9)) != lost_to_move((1, 6, 8, 9))


def kinds(sizes, most):
    """Count the sums of up to *most* heaps that company of up to *most* heaps tells apart."""
    sums = [s for m in range(most + 1) for s in combinations_with_replacement(sizes, m)]
    return len({tuple(lost_to_move(tidy(s + t)) for t in sums) for s in sums})


for sizes in ((1, 3, 6, 7), (1, 3, 6, 7, 8), (1, 3, 6, 7, 8, 9)):
    print(f"heaps up to {sizes[-1]}:", [kinds(sizes, most) for most in (2, 3, 4)])
assert kinds((1, 3, 6, 7, 8), 3) == 14

# %% [markdown]
# What company tells apart is a lower bound. So up to 8 there are exactly 14 kinds. With 9 the
# count goes on growing, and here is a reason why it may never stop. Put $n$ heaps of 9 beside
# a 1, a 6 and $j$ heaps of 8. Here $x$ is 1 or 3, so in normal play none is P. But now:

# %%
found = {}
for j in range(6):
    found[j] = [n for n in range(15) if lost_to_move((1, 6) + (8,) * j + (9,) * n)]
    print("eights:", j, "nines:", found[j])
assert all(found[j] == [2 * j + 1, 2 * j + 2, 2 * j + 3] for j in (4, 5))

# %% [markdown]
# **Guess.** *For $j\ge4$ it is P exactly if $n$ is $2j+1$, $2j+2$ or $2j+3$.*
#
# If so, any two numbers of nines from 10 on are told apart by some $j$, and with heaps up to 9
# there are infinitely many kinds.
#
# **Open.** *Is the guess right? Is there a rule for all heaps?*
#
# Your turn: put `mark:k=3` for `mark`, `mark_grundy(n, 3)` for the values, and powers of 3 into
# the guess for two heaps. Where does it fail first?
