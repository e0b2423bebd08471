"""Slides on A. S. Fraenkel, *The vile, dopey, evil and odious game players*."""

from chromdocs.games.mark import mark, mark_grundy, mark_pair, misere_pair
from chromdocs.games.upmark import excluded, upmark_pair
from chromdocs.numbers.binary import tail
from chromdocs.papers import LEDGER, is_slip
from chromdocs.papers.vile.paper import PAPER
from chromdocs.talks.deck import Deck, Slide

START, DOUBLE = 1000, 2000
SHOWN = tuple(f"vile/upmark-{name}" for name in ("spite-test", "binary-ending", "s-plus"))
OWN = [claim for id, claim in LEDGER.items() if id.startswith("vile/")]
FAILED = sum(map(is_slip, OWN))


def _row(numbers: list[int]) -> str:
    return ", ".join(map(str, numbers))


def _winner(n: int) -> str:
    return "second" if tail(n) == "dopey" else "first"


MOVES = " or ".join(str(n) for (n,) in mark().options((28,)))
DECK = Deck(
    PAPER,
    "Vile, dopey, evil and odious",
    "MARK and its relatives, decided by digits",
    (
        Slide(
            f"A puzzle: who wins from {START:,}?",
            (
                "Take one from a number, or halve it and round down.",
                f"From 28 you move to {MOVES}; who reaches 0 wins.",
                "The game is called MARK, after Mark Krusemeyer.",
                f"Who wins from {START:,}, and who from {DOUBLE:,}?",
            ),
            "mark-graph",
            claims=("vile/puzzle", "vile/mark-table"),
            notes="Let two people play from 15 or 28 first. Then show the tree: up is half, left "
            "is one less. Ask which boxes are lost for the player to move before you name the "
            "colours.",
        ),
        Slide(
            "N- and P-positions split the numbers",
            (
                f"N-positions aₙ: {_row([mark_pair(n)[0] for n in range(1, 9)])}, …",
                f"P-positions bₙ: {_row([mark_pair(n)[1] for n in range(1, 9)])}, …",
                "aₙ is the least number not used so far, and bₙ = 2aₙ.",
            ),
            "mark-pairs",
            claims=("vile/mark-sequences", "vile/left-shift"),
            notes="The lines never cross, as doubling keeps the order. Doubling adds a zero at "
            "the end in binary: so the digits must know the answer.",
        ),
        Slide(
            "Count the zeros at the end",
            (
                "Vile: an even number of zeros at the end in binary. Dopey: an odd number.",
                "For n ≥ 1, n is a P-position of MARK exactly if n is dopey.",
                f"{START:,} = {START:b} is {tail(START)}: the {_winner(START)} player wins.",
                f"{DOUBLE:,} = {DOUBLE:b} is {tail(DOUBLE)}: the {_winner(DOUBLE)} player wins.",
            ),
            "vile-endings",
            claims=("vile/mark-dopey", "vile/puzzle"),
            notes="Proof in two lines: q and 2q are of different kinds. From 2q + 1 one reaches "
            "both, so it is N. From 2q one reaches q and an odd number, which is N; so 2q is P "
            "exactly if q is N.",
        ),
        Slide(
            "Sums of games need more",
            (
                "(1, 1) is a P-position and (1, 3) is not, though 1 and 3 are both N.",
                "Grundy values tell: the sum is P exactly if their nim-sum is 0.",
                f"g = {_row([mark_grundy(n) for n in range(16)])}, …",
            ),
            "mark-sum-carpet",
            claims=("vile/sums", "vile/grundy-table", "vile/sum-1-3-4"),
            notes="Rows with the same value look alike. Let the audience find the winning move "
            "from (1, 3, 4): it is 3 to 2.",
        ),
        Slide(
            "Evil and odious settle the values",
            (
                "Evil: an even number of ones in binary. Odious: an odd number.",
                "g = 0 for dopey, 1 for vile and odious, 2 for vile and evil numbers.",
                "Vile numbers are alternately odious and evil.",
            ),
            "four-kinds",
            claims=("vile/grundy-spite", "vile/spite-alternation", "vile/oeis-grundy"),
            notes="The names evil and odious are from Winning Ways; vile and dopey are Fraenkel's "
            "answer to them. Doubling leads from the upper row to the lower one.",
        ),
        Slide(
            "Misère play swaps the powers of two",
            (
                "Now the player who moves to 0 loses.",
                f"P-positions: {_row([misere_pair(n)[1] for n in range(9)])}, …",
                "All is as before, but 0 and the powers of 2 change sides.",
            ),
            "mark-strips",
            claims=("vile/misere-table", "vile/misere-recursion", "vile/misere-digital"),
            notes="Compare the two upper strips at the dots. The other strips are for the next "
            "slides: UPMARK is MARK moved by one place, MARK-3 and MARK-4 count zeros in base 3 "
            "and 4.",
        ),
        Slide(
            "UPMARK: round up",
            (
                "Ending at 1 it is MARK, one higher; ending at 0 it has a loop at 1.",
                f"P-positions, ending at 1: {_row([upmark_pair(n)[1] for n in range(9)])}, …",
                f"Odd, but not {_row([excluded(n) for n in range(1, 7)])}, …",
                "Odious and evil alternate.",
            ),
            "upmark-graph",
            {"end": "1"},
            claims=("vile/upmark-recursion", "vile/upmark-loopy", "vile/upmark-excluded"),
            notes="The picture is UPMARK ending at 1. Ending at 0, with the loop, the value of 1 "
            "is infinite, with 0 in reach: one heap of 1 is won at once, but two are a draw.",
        ),
        Slide(
            "Any base: MARK-k",
            (
                "Take 1 to k − 1, or keep one k-th, rounded down.",
                "P-positions: 0 and the dopey numbers in base k, one number in k + 1.",
                "The outcomes have no period, for any k.",
            ),
            "vile-bases",
            claims=("vile/mark-k", "vile/mark-k-aperiodic", "vile/prop-1"),
            notes="The same two lines prove it: of q and kq exactly one is dopey. The paper "
            "leaves the proof and the Grundy values for k > 2 open; both are in the book.",
        ),
        Slide(
            "What the check found",
            (
                f"{len(OWN)} entries, each run as printed; {FAILED} fail, none in its substance.",
                "The test by spite has nothing to say of 1.",
                "One list of binary endings takes in every odd number, such as 5.",
                f"S₊ is read as its terms in print begin, with {excluded(1) + 2}, and holds.",
            ),
            "upmark-endings",
            claims=SHOWN,
            notes="The slide shows three rules for UPMARK. Two have slips, of wording or in a "
            "small case, and a corrected reading, checked to the same bound. Of the eight "
            "sequences that the paper did not find in the OEIS seven are there now, and one was "
            "there but for its first term, as A072939; we know of no entry for S₊.",
        ),
        Slide(
            "Open ends",
            (
                "Misère sums of MARK: what is the misère quotient?",
                f"Values of MARK-3: {_row([mark_grundy(n, 3) for n in range(14)])}, …",
                "Other divisions, other roundings: which games are decided by digits?",
            ),
            "vile-carpet",
            notes="The paper hands misère sums to the experts. The carpet shows where x AND y is "
            "dopey, for those who like to end with a picture.",
        ),
    ),
)
