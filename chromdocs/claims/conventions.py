"""What a paper takes for granted where authors differ, said once and used by every check."""

from dataclasses import dataclass

from chromdocs.names import known

QUESTIONS = {  # asked of every paper; a paper may leave one without need of an answer
    "naturals": "Does ℕ contain 0?",
    "zero-digits": "Is 0 vile or dopey, evil or odious?",
    "zero-colour": "Is 0 in S: which colour has an empty heap?",
    "order": "Is a position a tuple, or a multiset of heaps?",
    "index": "Where do the sequences begin?",
}


@dataclass(frozen=True)
class Convention:
    """What one paper says to one of `QUESTIONS`.

    >>> Convention("naturals", "yes", "Section 1", 0).first
    0
    """

    question: str  # one of `QUESTIONS`
    answer: str  # in words
    where: str  # in the paper it is said, or which use of it shows it
    first: int = 0  # the number to begin with, where that is what the answer decides

    def __post_init__(self) -> None:
        known(QUESTIONS, self.question, "question")
