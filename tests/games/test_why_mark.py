"""What is said of MARK that ends at 1."""

import pytest

from chromdocs.games import catalogue
from chromdocs.games.why_mark import ending_at_1_why


@pytest.mark.parametrize("game", ["mark:k=2,end=1", "mark:k=3,end=1"])
def test_at_1_the_game_is_over(game: str) -> None:
    solution = catalogue.game(game).solution
    assert solution
    assert solution.why
    assert solution.why((1,)).words == (
        "The game ends at 1: whoever is to move cannot move, and has lost.",
    )


def test_in_misere_play_who_cannot_move_at_1_wins() -> None:
    misere = catalogue.game("mark:k=2,end=1").misere
    assert misere
    assert misere.why
    assert misere.why((1,)).words == (
        "The game ends at 1: whoever is to move cannot move, and wins in misère play.",
    )
    assert ending_at_1_why(2, (1,), misere.why).words[0].endswith("has lost.")
