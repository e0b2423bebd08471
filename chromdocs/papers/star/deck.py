"""Slides on U. Larsson, *The ⋆-operator and invariant subtraction games*."""

from collections.abc import Sequence

from chromdocs.games.game import Invariant, Position
from chromdocs.games.mousetrap import mousetrap
from chromdocs.games.ornament import enumerate_class
from chromdocs.games.permutation import permutation
from chromdocs.games.star import limit, power
from chromdocs.games.wythoff import wythoff, wythoff_pair
from chromdocs.numbers.zeckendorf import fibonacci
from chromdocs.papers import LEDGER, is_slip, published
from chromdocs.papers.star.paper import PAPER
from chromdocs.talks.deck import Deck, Slide

_TOLD = ("holds", "holds for all", "refuted")
_MINE = {
    id: published(claim)
    for id, claim in LEDGER.items()
    if claim.paper == "star" and not claim.is_step
}
_RUN = [id for id, found in _MINE.items() if found and found["printed"].status in _TOLD]
_WRONG = [id for id in _MINE if is_slip(LEDGER[id])]
_CORNERS = [(fibonacci(2 * n - 1), fibonacci(2 * n) - 1) for n in range(3, 9)]
_SLOW = (5, 2, 1, 7, 4, 6, 3)


def _listed(positions: Sequence[Position]) -> str:
    return ", ".join(f"({x}, {y})" for x, y in positions)


def _moves(game: Invariant, to: int, number: int) -> str:
    """List the first moves that take from both heaps, the smaller number first."""
    found = sorted(game.moves.within((to, to)))
    return _listed([(x, y) for x, y in found if 0 < x <= y][:number])


def _counterexample(id: str) -> str:
    """Return the last part of where a printed statement fails: the position."""
    found = _MINE[id]["printed"].counterexample
    assert found is not None
    return "(" + found.at.rpartition("(")[2]


_SLOPES = ", ".join(f"{y / x:.4f}" for x, y in _CORNERS[:5])
_STEPS = limit(permutation(_SLOW, "repeat"), (48, 48)).steps

DECK = Deck(
    PAPER,
    "The ⋆-operator",
    "When lost positions become moves",
    (
        Slide(
            "What one game loses, the next one takes",
            (
                f"Wythoff nim: lost are {_listed([wythoff_pair(n) for n in range(1, 5)])}, …",
                "Now play a game where you must take one of these pairs.",
                f"Lost there, with no empty heap: {_moves(power(wythoff(), 2), 8, 5)}, …",
                "Call the new game (Wythoff nim)⋆.",
            ),
            "star-operator",
            claims=("star/wythoff-p", "star/thm-1-ii"),
            notes="Let somebody play from (5, 3) in both games. The left board shows what may be "
            "taken, the middle one what is lost, and on the right that is what may be taken.",
        ),
        Slide(
            "The ⋆-operator",
            (
                "G is invariant: what may be taken never depends on where you are.",
                "M(G⋆) = P(G) without (0, 0).",
                "For nim, on any number of piles, G⋆⋆ = G: two stars lead back.",
                "For complementary Beatty pairs too, if the larger ones add up well.",
            ),
            "star-operator",
            {"game": "nim"},
            claims=("star/lem-5", "star/thm-8", "star/main-theorem"),
            notes="A move is never a P-position, so M(G) and M(G⋆) are disjoint. If G⋆⋆ = G, then "
            "each of the two games has the moves of the other one as P-positions. The condition "
            "on Beatty pairs is that b(m) + b(n) ≤ b(m + n) < b(m) + b(n) + b(1); it is enough as "
            "far as we tried.",
        ),
        Slide(
            "(Wythoff nim)⋆ fills a strip",
            (
                "The moves are ⌊φn⌋ and ⌊φn⌋ + n: very regular.",
                "The P-positions are not. They stay between the slopes 1/φ and φ.",
                "No polynomial algorithm is known for them.",
            ),
            "star-strip",
            claims=("star/fig-1", "star/thm-1-iii", "star/q-1"),
            notes="This is Figure 1 of the paper, computed anew, with all heaps below 5,000. Point "
            "at the straight edges: they look like squares that grow by the same factor.",
        ),
        Slide(
            "The same again, 2.618 times larger",
            (
                f"Corners: {_listed(_CORNERS[:4])}, …",
                f"Their slopes: {_SLOPES}, …",
                "They come near φ, others stay at 1: the slopes do not converge.",
            ),
            "star-log-periodic",
            claims=("star/thm-2-ii", "star/cor-2"),
            notes="Each panel is one period on a logarithmic scale. Columns and sloping rows stand "
            "at the same places in all of them, and new detail comes in between.",
        ),
        Slide(
            "Eight families that never end",
            (
                "Theorem 2: P-positions near (F₂ₙ₋₁, F₂ₙ − 1), for all large n.",
                "The proof reads zeros at the end of Fibonacci codings.",
                "Conjecture 1 hoped that the rows go on like this.",
            ),
            "star-landmarks",
            {"n": "5"},
            claims=("star/thm-2-i", "star/thm-2-ii", "star/thm-2-viii", "star/cor-1"),
            notes="In a Zeckendorf coding the digits weigh 1, 2, 3, 5, 8 and so on, with no two "
            "ones side by side. If both heaps are full and the position is P, both codings end in "
            "an even number of zeros. Go through n = 4, 5, 6 live: the labels (ii) to (viii) "
            "do not move.",
        ),
        Slide(
            "Permutation games settle",
            (
                "One move in each row and each column, none that takes from one heap.",
                "Then G⋆⋆ is of the same kind, and G⋆⋆, G⋆⋆⋆⋆, … converge.",
                f"Here ⋆ needs {2 * _STEPS} rounds to settle heaps up to 48.",
            ),
            "star-iterates",
            claims=("star/thm-3", "star/thm-4", "star/cor-3"),
            notes="Play the animation. Inside the dashed square nothing changes any more. The odd "
            "powers converge as well, to the blue squares: there are two limits, each the star of "
            "the other.",
        ),
        Slide(
            "Rational moduli make ornaments",
            (
                "Take two complementary sequences with rational densities as moves.",
                "Now the P-positions repeat: an ornament instead of a wild strip.",
                "Distinct ornament games of Classes 2 to 7: "
                + ", ".join(str(len(list(enumerate_class(q)))) for q in range(2, 8))
                + ".",
            ),
            "ornament-wall",
            claims=("star/cor-4", "star/prop-2", "star/conj-3"),
            notes="The class is the denominator of the density. Conjecture 3 says that the "
            "P-positions are periodic exactly if the moduli are rational; it stands as far as we "
            "looked.",
        ),
        Slide(
            "The Mouse trap",
            (
                "Same P-positions as the Mouse game, ⌊3n/2⌋ and 3n − 1, but invariant.",
                f"Its moves on both heaps: {_moves(mousetrap(), 12, 5)}, …",
                "Theorem 5, once mended, gives them all in closed form, by families.",
            ),
            "mousetrap-moves",
            claims=("star/mouse-game", "star/thm-5", "star/rem-4"),
            notes="It is what two stars make of the Mouse game. In the families the numbers go up "
            "in threes. In the preprint one condition is too strict by one, and the trap has a "
            f"hole at {_counterexample('star/thm-5')}.",
        ),
        Slide(
            "What checking found",
            (
                f"{len(_RUN)} statements, taken to the letter; {len(_WRONG)} fail, most by slips.",
                f"Conjecture 1 is false: {_counterexample('star/conj-1-a')} is N.",
                f"Conjecture 2 is false: {_counterexample('star/conj-2-p')} is N.",
                "Figure 1, with heaps below 5,000, could not show either of them.",
            ),
            "star-conjecture-1",
            {"n": "10"},
            claims=("star/conj-1-a", "star/conj-2-p", "star/thm-2-iii", "star/cor-1"),
            notes="Figure 1 shows heaps below 5,000; the first counterexample needs heaps near "
            "10,000, the second near 46,000. Weaker forms of both stand up to 50,000. Theorem 2 "
            "needs larger starting values of n, and Corollary 1 must leave out empty heaps.",
        ),
        Slide(
            "Open questions",
            (
                "Can one tell in polynomial time who wins (Wythoff nim)⋆?",
                "Must lim G²ᵏ exist? Column by column, no. And if G has only three moves?",
                "Why do 129, 362 and the new exceptions all end in 1010001001?",
            ),
            "star-diagonal",
            claims=("star/q-1", "star/q-2", "star/conj-2-p"),
            notes="Every single position settles under ⋆⋆; the question is about whole columns. "
            "A game with four moves never settles, which is proved; for one with three moves the "
            "lowest row that changes keeps growing, as far as row 8,000. The picture shows the "
            "diagonal, for those who want to guess a rule.",
        ),
    ),
)
