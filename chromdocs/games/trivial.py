"""The trivial game for given P-positions: from those no move, from any other a move to (0, 0).

The fractions paper names it to say why it asks for moves that do not depend on the position.
"""

from chromdocs.games.complementary import Candidates, alpha_text
from chromdocs.games.family import Family
from chromdocs.games.game import Game, Position, Solution
from chromdocs.games.reason import Reason
from chromdocs.games.telling import named
from chromdocs.parameters import Parameter, checked

ORDER = 22
END = (0, 0)


def trivial(alpha: str = "(1+sqrt(3))/2") -> Game:
    """Return the trivial game whose P-positions are the pairs (floor(n·alpha), floor(n·beta)).

    >>> game = trivial("(1+sqrt(5))/2")
    >>> list(game.options((5, 3))), list(game.options((5, 4)))
    ([], [(0, 0)])
    """
    number = checked("trivial", "alpha", alpha_text, alpha)
    pairs = Candidates(number)

    def why(position: Position) -> Reason:
        if position in pairs:
            return Reason((f"{named(position)} is one of the pairs, and no move leaves a pair.",))
        return Reason((f"{named(position)} is no pair, so you may take everything.",), move=END)

    return Game(
        name=f"trivial:alpha={number}",
        rule="Take all tokens, unless the heaps are a pair (⌊nα⌋, ⌊nβ⌋), in any order: then there "
        f"is no move. Here α = {number} and 1/α + 1/β = 1.",
        heaps=2,
        options=lambda position: iter(() if position in pairs else (END,)),
        title=f"the trivial game of α = {number}",
        symmetric=True,
        solution=Solution(
            is_p=pairs.__contains__,
            move=lambda position: END,
            p_positions=pairs.up_to,
            reason="the P-positions are the pairs, by the rule itself",
            claims=("fractions/sec-1-trivial",),
            why=why,
        ),
    )


FAMILY = Family(
    name="trivial",
    title="the trivial game for given P-positions",
    paper="fractions",
    make=trivial,
    parameters={
        "alpha": Parameter("the P-positions wanted: (⌊nα⌋, ⌊nβ⌋), 1/α + 1/β = 1", alpha_text)
    },
    examples=("trivial:alpha=(1+sqrt(3))/2", "trivial:alpha=(1+sqrt(5))/2"),
)
