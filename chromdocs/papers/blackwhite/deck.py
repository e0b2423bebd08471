"""Slides on U. Larsson, *Black & white Nim games*."""

from chromdocs.games.blackwhite import blackwhite
from chromdocs.games.chromatic_solution import beatty_pair, progression_pair
from chromdocs.games.dominated import pairing
from chromdocs.games.levels import beatty_levels
from chromdocs.games.nim import nim
from chromdocs.papers.blackwhite.paper import PAPER
from chromdocs.solve.answer import answer
from chromdocs.talks.deck import Deck, Slide
from chromdocs.words import in_brackets

GOLDEN = "(3+sqrt(5))/2"
_START = (1, 2, 3)
_EXAMPLE = blackwhite({2}, piles=3)
_NIM = [*nim(3).options(_START)]
_FORBIDDEN = [after for after in _NIM if after not in set(_EXAMPLE.options(_START))]
_THREE = ", ".join(in_brackets(progression_pair(3, n, t)) for n in (0, 1) for t in (1, 2))
_GOLDEN = ", ".join(in_brackets(beatty_pair(GOLDEN, n)) for n in range(1, 5))
_RATIONAL = pairing(beatty_levels("7/3"), 14)
_WON = answer(blackwhite(beta=3), (6, 4)).moves

DECK = Deck(
    PAPER,
    "Black & white nim",
    "Nim in which not all piles may be white",
    (
        Slide(
            "Three piles, one black level",
            (
                "Only level 2 is black; a pile has the colour of its top token.",
                "No move may leave every pile white.",
                f"From (1, 2, 3), {len(_FORBIDDEN)} of {len(_NIM)} moves of nim is forbidden: to "
                f"{in_brackets(_FORBIDDEN[0])}.",
            ),
            exhibit="blackwhite-moves",
            claims=("blackwhite/sec-1-example",),
            notes="The example of the paper. Let the audience find the forbidden move. It takes "
            "one token from the middle pile and leaves three white ones.",
        ),
        Slide(
            "The rule",
            (
                "S is a set of positive integers; token n of a pile is black if n belongs to S.",
                "An empty pile is black, so with an empty pile all moves of nim are legal.",
                "From every position but the last there is a legal move: empty a pile.",
            ),
            exhibit="coloured-stacks",
            claims=("blackwhite/sec-1-empty", "blackwhite/sec-2-start"),
            notes="The colours are fixed before play. So the rule needs no counting: look at the "
            "tops. That is the sense in which the game is invariant.",
        ),
        Slide(
            "A board with closed squares",
            (
                "On two piles the squares with two white piles are closed.",
                "A move is a move of nim to a square that is open.",
                "The rule looks at the square moved to, not at the one moved from.",
            ),
            exhibit="blackwhite-board",
            parameters={"beta": "3"},
            claims=("blackwhite/prop-1", "blackwhite/prop-2"),
            notes="Play may start on a closed square but never returns to one. Propositions 1 and "
            "2 say in which senses the rules are invariant: heap sizes need not be counted, and "
            "one set of moves and one set of squares describe the game.",
        ),
        Slide(
            "Beatty nim: β > 2 irrational",
            (
                "Black levels ⌊βn⌋.",
                "P-positions: (⌊αn⌋, ⌊βn⌋) with 1/α + 1/β = 1.",
                f"β = φ²: {_GOLDEN}, … as in Wythoff nim.",
            ),
            exhibit="blackwhite-board",
            claims=("blackwhite/thm-2",),
            notes="Theorem 2, which inspired the note. The n-th white level pairs with the n-th "
            "black one. Chromatic nim of the later paper has the same P-positions.",
        ),
        Slide(
            "Modular nim: β an integer",
            (
                "Black levels are the multiples of β.",
                "P-positions: (0, 0) and (β((β − 1)n + t), βn + t), n ≥ 0, 0 < t < β.",
                f"β = 3: {_THREE}, …",
            ),
            exhibit="first-p-positions",
            parameters={"game": "blackwhite:beta=3"},
            claims=("blackwhite/thm-1",),
            notes="This is Theorem 1 as it should read. Again it is the n-th white level with the "
            "n-th black one, written with a remainder t.",
        ),
        Slide(
            "What checking found",
            (
                "Theorem 1 prints (β(n + t), βn + t) with n ≥ 1.",
                "It leaves out (0, 0) and n = 0, and has lost the factor β − 1.",
                f"β = 3 gives (6, 4), but from there the move to {in_brackets(_WON[0])} wins.",
                "For β = 3 not one printed pair is a P-position.",
            ),
            exhibit="modular-errata",
            claims=("blackwhite/thm-1",),
            notes="Two printed pairs are even joined by a move: from (9, 7) one can go to (9, 5), "
            "which the proof rules out when it speaks of congruence classes. With all three slips "
            "mended, the theorem is Theorem 2 of the paper on chromatic nim.",
        ),
        Slide(
            "Open problems, and what we found",
            (
                "Rational β > 2: (⌈αn⌉ − 1, ⌊βn⌋), so β = 7/3 begins "
                f"{', '.join(map(in_brackets, _RATIONAL[1:4]))}.",
                "Periodic colourings: on two piles the P-positions are periodic too.",
                "Partizan: if empty is black, Right wins as soon as there is a token.",
                "Spectrum nim with more piles than two: mostly open.",
            ),
            exhibit="first-p-positions",
            parameters={"game": "spectrum:colours=3,piles=2"},
            claims=(
                "blackwhite/q-rational",
                "blackwhite/q-periodic",
                "blackwhite/q-partizan",
                "blackwhite/q-spectrum",
            ),
            notes="The questions are those of Section 4. For two piles one argument settles every "
            "colouring: white levels wait, black ones take the longest waiting. Three piles or "
            "more are where new ideas are needed.",
        ),
    ),
)
