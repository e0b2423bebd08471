"""Slides on M. J. Fisher and U. Larsson, *Chromatic nim finds a game for your solution*."""

from chromdocs.games.catalogue import game
from chromdocs.games.chromatic_solution import beatty_pair
from chromdocs.games.dominated import pairing
from chromdocs.games.evil import evil_pair, printed_recursion, tau
from chromdocs.games.levels import beatty_levels
from chromdocs.numbers.binary import spite, tail
from chromdocs.papers.chromatic.paper import PAPER
from chromdocs.solve.answer import answer
from chromdocs.talks.deck import Deck, Slide
from chromdocs.words import in_brackets

GOLDEN = "(3+sqrt(5))/2"
_WON = answer(game(f"chromatic:beta={GOLDEN}"), (4, 2)).moves
_GOLDEN = ", ".join(in_brackets(beatty_pair(GOLDEN, n)) for n in range(1, 5))
_RED = ", ".join(map(in_brackets, pairing(beatty_levels("3/2"), 6)[1:]))
_EVIL = ", ".join(in_brackets(evil_pair(n)) for n in range(1, 6))
_TAUS = sorted({tau(k) for k in range(256)})
_APART = max(b - a for a, b in map(evil_pair, range(1, 256)))
_Q = 17509**17509

DECK = Deck(
    PAPER,
    "Chromatic nim",
    "A game for the solution that you choose",
    (
        Slide(
            "Two stacks, red and green tokens",
            (
                "Take tokens from one stack, as in nim.",
                "If no stack shows red on top, take from both at once if you like.",
                f"From (4, 2) {len(_WON)} move wins: to {in_brackets(_WON[0])}.",
            ),
            exhibit="winning-move",
            claims=("chromatic/fig-1",),
            notes="Begin with the picture and let the audience look for the move. The winning move "
            "leaves a green stack and a red one, with equal counts in the colour of the top. Red "
            "levels here are the floors of the multiples of φ².",
        ),
        Slide(
            "The rule, and the question behind it",
            (
                "S is any set of positive integers; level i is red if i belongs to S.",
                "All red: nim on k piles. All green: one big pile.",
                "Fraenkel asked for short rules with a given pair of Beatty sequences as solution.",
            ),
            exhibit="coloured-stacks",
            parameters={"game": "chromatic:beta=3/2"},
            claims=("chromatic/sec-2-all-red", "chromatic/sec-2-all-green"),
            notes="The colours carry all the mathematics; the rules are those of a game that one "
            "can play. The question was posed at a workshop in 2011. The ⋆-operator also answers "
            "it, but with rules that people cannot easily play by.",
        ),
        Slide(
            "Beatty sequences: β > 2 irrational",
            (
                "Red levels ⌊βn⌋, green levels ⌊αn⌋ with 1/α + 1/β = 1.",
                "P-positions: (⌊αn⌋, ⌊βn⌋) and (0, 0), in both orders.",
                f"β = φ²: {_GOLDEN}, … as in Wythoff nim.",
            ),
            exhibit="beta-plane",
            claims=("chromatic/thm-1", "chromatic/sec-4-wythoff"),
            notes="Theorem 1. No move joins two pairs, because each level is in one pair only and "
            "a pair shows red. From everything else a pair, or the end, can be reached. For "
            "integers β there is a formula too, Theorem 2.",
        ),
        Slide(
            "Any colouring: walk up the levels",
            (
                "A green level waits.",
                "A red level takes the green one that has waited longest, or else itself.",
                "These pairs are the P-positions on two stacks, for every colouring.",
            ),
            exhibit="domination",
            claims=("chromatic/lem-3", "chromatic/prop-6"),
            notes="If green dominates, the i-th green level pairs with the i-th red one: Lemma 3. "
            "If red dominates, some red levels are alone. The walk needs neither: that is how the "
            "library solves two stacks of every colouring.",
        ),
        Slide(
            "When red dominates",
            (
                "β = 3/2: red levels 1, 3, 4, 6, 7, 9, … begin at the bottom.",
                f"First P-positions: {_RED}.",
                "Where no green level waits it is nim: two equal red stacks.",
            ),
            exhibit="first-p-positions",
            claims=("chromatic/fig-2", "chromatic/rem-7"),
            notes="Figure 2 of the paper. The second pair has mixed colours: green level 2 has "
            "waited for red level 3. Then nobody waits and level 4 pairs with itself.",
        ),
        Slide(
            "Evil numbers are red",
            (
                "Evil: an even number of ones in binary. Odious: an odd number.",
                f"Greens minus reds among 0, …, k only take the values {_TAUS[0]}, 0 and "
                f"{_TAUS[-1]}.".replace("-", "−"),
                "So green and red keep pace, and partners are close.",
            ),
            exhibit="evil-tau-chi-chart",
            claims=("chromatic/def-9", "chromatic/lem-10", "chromatic/lem-12"),
            notes="The indices of the zeros in the Thue–Morse word. Lemma 10 bounds τ; the proof "
            "cuts the list 0, …, 2^m − 1 into four blocks, two and two alike.",
        ),
        Slide(
            "Evil-chromatic nim in closed form",
            (
                f"P-positions: {_EVIL}, …",
                "Larger stack: 2n if n is evil, 2n + 1 if odious.",
                f"Smaller stack: up to {_APART} less, as n is evil or odious, vile or dopey.",
                f"q = 17509^17509 is {spite(_Q)} and {tail(_Q)}: its pair is (2q − 2, 2q).",
            ),
            exhibit="evil-plane",
            claims=("chromatic/thm-14", "chromatic/ex-17509"),
            notes="Theorem 14. One counts ones and final zeros, so pairs with thousands of digits "
            "are found at once. The figure evil-far-pair shows the steps for the example.",
        ),
        Slide(
            "What checking found",
            (
                f"Theorem 13 as printed gives {in_brackets(printed_recursion(2)[1])}; "
                f"the P-position is {in_brackets(evil_pair(2))}.",
                "The evil number must be in no earlier pair; then the rule is right.",
                "Definition 11 adds 1 once too often; Lemma 12 tells what is meant.",
                "A small case: an empty stack in Proposition 4.",
            ),
            exhibit="evil-recursion-errata",
            claims=(
                "chromatic/thm-13",
                "chromatic/def-11",
                "chromatic/prop-4",
                "chromatic/prop-6",
            ),
            notes="Every statement was checked to the letter, up to a bound. All of these have a "
            "corrected form that passes. Proposition 6 also needs green levels among the locally "
            "green-dominated ones.",
        ),
        Slide(
            "Open",
            (
                "Three stacks or more: we know of no closed form for most colourings.",
                "Rational β > 2: no formula in the paper; our data say (⌈αn⌉ − 1, ⌊βn⌋).",
                "Which other sequences make a good game?",
            ),
            exhibit="coloured-stacks",
            parameters={"game": "chromatic:red=1,3,4,stacks=3"},
            notes="On two stacks everything is settled by the walk. With three stacks a green "
            "position may be emptied at once; if a stack shows red, only moves of nim are left. "
            "The library solves them by trying every move.",
        ),
    ),
)
