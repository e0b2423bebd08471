"""The words of the language of formulas, each with an example that is true."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Word:
    """What a word, or a few of a kind, means."""

    names: tuple[str, ...]  # as they are written
    meaning: str  # in words
    example: str  # a formula that is true


WORDS = (
    Word(("forall",), "for all numbers of these names", "forall x, y: x + y = y + x"),
    Word(("exists",), "there are numbers of these names", "exists n: n > 5 and evil(n)"),
    Word(
        ("not", "and", "or", "implies", "iff"),
        "statements put together, the tightest first",
        "forall n: evil(n) iff not odious(n)",
    ),
    Word(
        ("=", "!=", "<", "<=", ">", ">="),
        "numbers compared; a difference below 0 is no number, and makes it false",
        "forall n: 0 <= n < n + 1",
    ),
    Word(
        ("+", "-", "*", "//", "%"),
        "arithmetic; of two factors one is written out, and so is what divides",
        "forall n: n = 2 * (n // 2) + n % 2",
    ),
    Word(
        ("let",),
        "gives a statement a name; one about x and v gives the v that goes with x, too",
        "let double(x, v) = v = 2 * x; double(4) = 8",
    ),
    Word(
        ("follows",),
        "its digits have this pattern, a regular expression",
        'forall n: n follows ".*1" iff n % 2 = 1',
    ),
    Word(
        ("floor",),
        "the whole part of a multiple of an irrational a + b sqrt(d), such as phi",
        "forall n: n >= 1 implies n <= floor(phi * n) < 2 * n",
    ),
    Word(
        ("in",),
        "how numbers are written: base 2, base 3, zeckendorf, ostrowski(1, 2); "
        "if nothing is said, as the names in the formula need it",
        "in base 3: forall n: power(n) implies power(3 * n)",
    ),
    Word(
        ("solves",),
        "the first is the set of P-positions of the game with these moves",
        "let p(n) = n % 2 = 0; let move(n, m) = m + 1 = n; solves(p, move)",
    ),
    Word(
        ("misere",),
        "the same where whoever cannot move wins",
        "let p(n) = n % 2 = 1; let move(n, m) = m + 1 = n; misere(p, move)",
    ),
    Word(
        ("values",),
        "the first gives the Grundy values of the game with these moves",
        "let g(n, v) = v = n % 2; let move(n, m) = m + 1 = n; values(g, move)",
    ),
    Word(("true", "false"), "what is always so, and what never is", "true and not false"),
)
