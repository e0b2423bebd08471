"""Slides on U. Larsson and M. Weimerskirch, *Impartial games ... given continued fractions*."""

from itertools import islice

from chromdocs.games.gamma import (
    extra_moves,
    first_gap_too_high,
    gamma,
    index,
    pair,
    type_three_move,
)
from chromdocs.games.greedy import unanswered
from chromdocs.numbers.contfrac import ContinuedFraction, alpha, beta
from chromdocs.numbers.words import phi
from chromdocs.papers import LEDGER, is_slip, published
from chromdocs.papers.fractions.figures.errata import MOVE_PRINTED
from chromdocs.papers.fractions.paper import PAPER
from chromdocs.talks.deck import Deck, Slide
from chromdocs.words import in_brackets

_PAIRS = ", ".join(in_brackets(pair(2, n)) for n in range(1, 6))
_MOVES = ", ".join(map(in_brackets, islice(extra_moves(2, 1), 3)))
_LEFT = unanswered(4, [], 65)
_MINE = {id: published(claim) for id, claim in LEDGER.items() if claim.paper == "fractions"}
_WRONG = [id for id in _MINE if is_slip(LEDGER[id])]
_AT, _HIGH, _GOOD = first_gap_too_high(4)
_THIRD = list(islice(extra_moves(4, 3), 3))[-1]

_BOUND = _MINE["fractions/rem-7"]["printed"].bound


def _root(number: ContinuedFraction) -> str:
    return str(number.value()).replace("sqrt(3)", "√3")


DECK = Deck(
    PAPER,
    "Games for given continued fractions",
    "P-positions first, rules afterwards",
    (
        Slide(
            "Which game has these P-positions?",
            (
                f"{_PAIRS}, …",
                f"They are (⌊nα⌋, ⌊nβ⌋) with α = {_root(alpha(2))} and β = {_root(beta(2))}.",
                "Every positive integer is in exactly one pair, as in Wythoff nim.",
            ),
            exhibit="beatty-line",
            claims=("fractions/eq-2",),
            notes="Fraenkel asked the question in 2011 for these pairs. Usually the rules are "
            "given and the P-positions wanted. Here it is the other way round.",
        ),
        Slide(
            "What counts as an answer",
            (
                "Invariant: what may be taken does not depend on the position.",
                "Closed: a formula says what may be taken, not a search.",
                "For such pairs two stars give an invariant game, but its moves need a search.",
            ),
            exhibit="wythoff-panels",
            claims=("fractions/k-wythoff-p", "fractions/fig-2"),
            notes="Without the first demand the problem is trivial: forbid all moves from the "
            "wanted positions, and allow a move to (0, 0) from all others. The right panel is the "
            "general answer of Larsson, Hegarty and Fraenkel. It looks wild even for "
            "2-Wythoff nim.",
        ),
        Slide(
            "The numbers αₖ and βₖ",
            (
                "αₖ = [1; k, 1, k, …], and βₖ = kαₖ + 1 = [k + 1; 1, k, 1, …].",
                "αₖ lies between 1 and 1 + 1/k, βₖ between k + 1 and k + 2.",
                "k = 1 is the golden ratio: the pairs of Wythoff nim.",
            ),
            exhibit="cf-squares",
            claims=("fractions/cf-alpha-beta", "fractions/lem-13"),
            notes="Cut squares off the rectangle: one, then k, then one again. The rest has the "
            "old shape after two rounds, which is the periodic fraction.",
        ),
        Slide(
            "The game Γₖ",
            (
                "Type I: any number from one heap.",
                "Type II: from both heaps, numbers that differ by less than k.",
                f"Type III: extra moves; for k = 2 they are {_MOVES}, …",
                f"Theorem 3: the P-positions of {gamma(2).called} are the pairs we want.",
            ),
            exhibit="gamma-moves",
            claims=("fractions/thm-3", "fractions/ex-4"),
            notes="Types I and II are k-Wythoff nim. The extra moves grow geometrically, for "
            "k = 2 by a factor near 3.7, so there are few of them. Each lies just below a "
            "P-position.",
        ),
        Slide(
            "Where the extra moves are needed",
            (
                "Nim moves and diagonal moves win almost everywhere.",
                f"For k = 4 and heaps up to 65 they fail at only {len(_LEFT)} positions.",
                "These lie one token below a P-position, or left of one.",
            ),
            exhibit="gamma-answers",
            parameters={"k": "4"},
            claims=("fractions/ex-5-move", "fractions/lem-26"),
            notes="The red cells are the positions that need Type III. They come next to a "
            "P-position whose last step was (1, k + 2).",
        ),
        Slide(
            "A word behind the steps",
            (
                "b grows by k + 1, letter σ, or by k + 2, letter τ.",
                f"Every σ becomes {phi(2)('σ')} and every τ becomes {phi(2)('τ')}, for k = 2.",
                "Every k-th τ is a step of 2 in a.",
            ),
            exhibit="word-tree",
            claims=("fractions/lem-11", "fractions/lem-17"),
            notes="W is a Sturmian word: it is also what a line through the grid spells. The "
            "morphism explains why sums of factors repeat, and that is the heart of the proof.",
        ),
        Slide(
            f"Winning from ({pair(4, 32)[0]}, {pair(4, 32)[1] - 1})",
            (
                f"k = 4; just above lies pair 32, {in_brackets(pair(4, 32))}.",
                f"Its letter is the τ with number {index(4, 32)}: that is the index.",
                f"The largest of this index that fits wins: {in_brackets(type_three_move(4, 32))}.",
            ),
            exhibit="gamma-winning-move",
            claims=("fractions/lem-26", "fractions/ex-5-move"),
            notes="Go through the steps one by one. Lemma 26 says that this always works, and the "
            "moves to look through are about as many as the numbers have digits.",
        ),
        Slide(
            "A greedy rule finds the same moves",
            (
                "Start from the moves of k-Wythoff nim and the wanted P-positions.",
                "If a position has no move to one of them, adjoin it as a move.",
                f"For k = 4 the first is {in_brackets(_LEFT[0])}.",
            ),
            exhibit="greedy-steps",
            claims=("fractions/rem-7",),
            notes="One new move answers several open positions at once. Remark 7 says that the "
            f"result is exactly Γₖ; it was checked up to heaps of {_BOUND:,}.",
        ),
        Slide(
            "What checking found",
            (
                f"{len(_MINE)} statements checked as printed; {len(_WRONG)} fail, all by slips.",
                "Display (3): the partner of [1; 1, k, …] is [2; k, 1, …], not [k + 1; k, 1, …].",
                f"Example 5 prints {in_brackets(MOVE_PRINTED)} for {in_brackets(_THIRD)}.",
                f"Part II: from {in_brackets(_AT)} go to {in_brackets(_GOOD)}, not to "
                f"{in_brackets(_HIGH)}.",
            ),
            exhibit="duchene-rigo-errata",
            claims=("fractions/eq-3", "fractions/ex-5", "fractions/sec-3-diagonal"),
            notes="None of the slips makes Theorem 3 false. With the printed pair some numbers are "
            "in both sequences and some in none, which the picture shows at a glance.",
        ),
        Slide(
            "What is open",
            (
                "For which other pairs does the greedy rule give moves in closed form?",
                "For the pair of Duchêne and Rigo: Wythoff nim, one move more, some fewer.",
                "Try any α between 1 and 2: the library has the game greedy.",
            ),
            exhibit="duchene-rigo-panels",
            claims=("fractions/rem-7", "fractions/fig-4"),
            notes="Remark 7 asks the first question. The left panel is our own game for the pair; "
            "the paper shows that of Duchêne and Rigo without its rules.",
        ),
    ),
)
