r"""Claims of M. J. Fisher and U. Larsson, *Chromatic nim finds a game for your solution*.

Section 6, the steps in the proof of Theorem 14.
"""

import re
from collections.abc import Iterator, Mapping, Sequence

from chromdocs.claims.claim import Case, Section
from chromdocs.games.evil import chi
from chromdocs.numbers.binary import is_evil, spite, tail
from chromdocs.papers.chromatic.claims import formulas_digits as digits
from chromdocs.papers.chromatic.claims.formulas_evil import COUNTED
from chromdocs.papers.chromatic.conventions import INDEX
from chromdocs.papers.chromatic.paper import PAPER

ORDER = 14
SECTION = Section(PAPER, "Section 6")
Kind = tuple[str, str]

BEFORE: Mapping[Kind, tuple[Kind, ...]] = {  # what n is, and what n - 1 then is
    ("evil", "dopey"): (("evil", "vile"),),
    ("odious", "dopey"): (("odious", "vile"),),
    ("evil", "vile"): (("odious", "dopey"), ("odious", "vile")),
    ("odious", "vile"): (("evil", "dopey"), ("evil", "vile")),
}
FORMS = {  # of an evil and vile number: parity of the ones before the last zero, and after it
    "(i) of Cases 1 and 2": r"(1[01]*)0(1(?:11)*)",
    "all ones": r"()((?:11)+)",
    "zeros at the end": r"(1[01]*1|1)((?:00)+)",
    "(i) of Case 3": r"(1[01]*)0((?:11)+)",
}
THREE = ("(i) of Cases 1 and 2", "all ones", "zeros at the end")


@SECTION.claim(
    "thm-14/proof-neighbours",
    "What n − 1 is: four claims",
    bound=50_000,
    uses=["thm-14"],
    proof="authors",
    perturbed=[
        {"before": {**BEFORE, ("evil", "dopey"): (("odious", "vile"),)}},
        {"before": {**BEFORE, ("odious", "dopey"): (("odious", "dopey"),)}},
        {"before": {**BEFORE, ("evil", "vile"): (("odious", "vile"),)}},
        {"before": {**BEFORE, ("odious", "vile"): (("evil", "dopey"),)}},
    ],
)
def thm_14_neighbours(
    bound: int, before: Mapping[Kind, tuple[Kind, ...]] = BEFORE
) -> Iterator[Case]:
    r"""Let $n \ge 1$. If $n$ is evil and dopey, $n-1$ is evil and vile. If $n$ is odious and dopey,
    $n-1$ is odious and vile. If $n$ is evil and vile, $n-1$ is odious. If $n$ is odious and vile,
    $n-1$ is evil.

    Every $n$ up to the bound. The proof names vile and dopey for the last two, and both occur.
    """
    for n in range(INDEX.first, bound + 1):
        kind = (spite(n), tail(n))
        found = (spite(n - 1), tail(n - 1))
        yield Case((f"n = {n}", *kind), True, found in before[kind], f"n - 1 is {found}")


def _form(n: int) -> str:
    """Return the form that an evil and vile number has."""
    for name, form in FORMS.items():
        found = re.fullmatch(form, f"{n:b}")
        if found and (found[1] + found[2]).count("1") % 2 == 0:
            return name
    return "none of these"


@SECTION.claim(
    "thm-14/proof-forms",
    "The forms of an evil and vile number",
    bound=5000,
    uses=["chromatic/thm-14/proof-neighbours"],
    doubt="In Case 4 our copy has 2k under both braces of the first form; 2k and 2m are taken to "
    "be meant, as in the formula for it a few lines below. Cases 1 and 2 fail either way.",
)
def thm_14_forms(bound: int) -> Iterator[Case]:
    r"""Cases 1 and 2 of the proof: the binary form of a positive number that is evil and vile is
    one of three. It is a part that begins with 1 and has an odd number of ones, then 0, then an odd
    number of ones; or an even number of ones; or it ends in an even number of zeros, at least two,
    and has an even number of ones before.

    Every such number up to the bound is compared with the three forms.
    """
    yield from _forms(bound, THREE)


@SECTION.corrected(
    "thm-14/proof-forms",
    went_wrong=r"""
    A form is missing: a part with an even number of ones, then 0, then an even number of ones. The
    smallest such number is 27, which is 11011. Case 3 of the same proof lists all four. As the
    missing form too makes $n$ vile, Cases 1 and 2 rule it out like the others, and the theorem
    stands.
    """,
    severity="proof step",
    proof="authors",
    perturbed=[{"forms": THREE}, {"forms": tuple(FORMS)[1:]}],
)
def thm_14_forms_corrected(bound: int, forms: Sequence[str] = tuple(FORMS)) -> Iterator[Case]:
    r"""The binary form of a positive number that is evil and vile is one of four: the three of
    Cases 1 and 2, or, as in Case 3, a part that begins with 1 and has an even number of ones, then
    0, then an even number of ones, at least two.

    Every such number up to the bound is compared with the four forms.
    """
    yield from _forms(bound, forms)


def _forms(bound: int, forms: Sequence[str]) -> Iterator[Case]:
    for n in range(INDEX.first, bound + 1):
        if (spite(n), tail(n)) == ("evil", "vile"):
            found = _form(n)
            said = found if found in forms else "one of the forms"
            yield Case(f"{n}, in binary {n:b}", said, found)


NEXT: Mapping[str, Kind] = {  # of a vile number: its form, with the parities of its ones; the next
    r"(1[01]*)0(1(?:11)*) odious": ("odious", "dopey"),
    r"(1[01]*)0((?:11)+) odious": ("evil", "vile"),
    r"()(1(?:11)*) odious": ("odious", "dopey"),
    r"(1[01]*1|1)((?:00)+) odious": ("evil", "vile"),
    r"(1[01]*)0(1(?:11)*) evil": ("evil", "dopey"),
    r"(1[01]*)0((?:11)+) evil": ("odious", "vile"),
    r"()((?:11)+) evil": ("odious", "vile"),
    r"(1[01]*1|1)((?:00)+) evil": ("odious", "vile"),
}


@SECTION.claim(
    "thm-14/proof-next",
    "What follows a number of each form",
    bound=20_000,
    uses=["chromatic/thm-14/proof-forms"],
    proof="authors",
    perturbed=[
        *({"following": {**NEXT, form: ("evil", "none")}} for form in NEXT),
        {"dopey": "dopey"},
        {"following": dict(list(NEXT.items())[1:])},
    ],
)
def thm_14_next(
    bound: int, following: Mapping[str, Kind] = NEXT, dopey: str = "vile"
) -> Iterator[Case]:
    r"""By such forms the proof tells what can follow a number $m \ge 1$. After a dopey $m$ comes a
    vile number of the other spite. An odious and vile $m$ is a part with an odd number of ones, 0,
    and an even number of ones (i), or an even number, 0, and an odd number (ii), or an odd number
    of ones (iii), or it ends in zeros (iv); after (i) and (iv) comes an evil and vile number, after
    (ii) and (iii) an odious and dopey one. Of the four forms of an evil and vile $m$, that with odd
    numbers of ones on both sides of a 0 is followed by an evil and dopey number, the others by an
    odious and vile one.

    Every $m$ up to the bound: its form is found from its digits, then $m+1$ is looked at. Exactly
    one form must fit.
    """
    for m in range(INDEX.first, bound + 1):
        after = (spite(m + 1), tail(m + 1))
        if tail(m) == "dopey":
            other = "odious" if is_evil(m) else "evil"
            yield Case(f"m = {m}, dopey", (other, dopey), after)
        else:
            fit = [
                kind
                for form, kind in following.items()
                if form.endswith(f" {spite(m)}") and re.fullmatch(form.split()[0], f"{m:b}")
            ]
            yield Case(f"m = {m}, in binary {m:b}", fit, [after])


@SECTION.claim(
    "thm-14/proof-case-iv",
    "The case that is left, in Case 1",
    bound=5000,
    uses=["chromatic/thm-14/proof-forms"],
    repaired={"label": "(i)"},
)
def thm_14_case_iv(bound: int, label: str = "(iv)") -> Iterator[Case]:
    r"""Case 1 of the proof: if $n$ is evil and dopey, the number $n-1$ is of the form (iv) of the
    list, and $b_{n-1}=2(n-1)$.

    The list has the forms (i), (ii) and (iii). For every such $n$ up to the bound the form of $n-1$
    is found, and its label in the list.
    """
    yield from _labels(bound, label)


@SECTION.corrected(
    "thm-14/proof-case-iv",
    went_wrong=r"""
    There is no (iv) in the list, which has three forms. The form that is left, and that the next
    formula shows, is (i). The theorem stands.
    """,
    severity="misprint",
    proof="authors",
    perturbed=[{"label": "(ii)"}, {"label": "(iii)"}],
)
def thm_14_case_iv_corrected(bound: int, label: str = "(i)") -> Iterator[Case]:
    r"""If $n$ is evil and dopey, $n-1$ is of the form (i) of the list: a part with an odd number of
    ones, then 0, then an odd number of ones.

    For every such $n$ up to the bound the form of $n-1$ is found, and its label in the list.
    """
    yield from _labels(bound, label)


def _labels(bound: int, label: str) -> Iterator[Case]:
    labels = dict(zip(THREE, ("(i)", "(ii)", "(iii)"), strict=True))
    for n in range(INDEX.first, bound + 1):
        if (spite(n), tail(n)) == ("evil", "dopey"):
            found = labels.get(_form(n - 1), "not in the list")
            yield Case(f"n = {n}, n - 1 in binary {n - 1:b}", label, found)


TABLES: Mapping[Kind, tuple[tuple[int, ...], int, int]] = {
    # what n is: chi of the numbers in the table, its last number less 2n, and which green is a_n
    ("evil", "dopey"): ((0, 1, 0), 0, -1),
    ("odious", "dopey"): ((2, 1, 2, 1), 1, -2),
    ("evil", "vile"): ((2, 1, 0), 0, -1),
    ("odious", "vile"): ((0, 1, 2, 1), 1, -2),
}


@SECTION.claim(
    "thm-14/proof-tables",
    "The small tables of χ",
    bound=5000,
    uses=["lem-12", "chromatic/thm-14/proof-neighbours"],
    proof="authors",
    doubt="Of the first table in Case 4 our copy has the words only; it is taken to be the second.",
    perturbed=[
        {"tables": {**TABLES, ("evil", "dopey"): ((0, 2, 0), 0, -1)}},
        {"tables": {**TABLES, ("odious", "dopey"): ((2, 1, 2, 1), 1, -1)}},
        {"tables": {**TABLES, ("evil", "vile"): ((2, 1, 0), 1, -1)}},
        {"tables": {**TABLES, ("odious", "vile"): ((0, 1, 2, 1), 1, -1)}},
    ],
)
def thm_14_tables(
    bound: int, tables: Mapping[Kind, tuple[tuple[int, ...], int, int]] = TABLES
) -> Iterator[Case]:
    r"""The numbers up to $b_n$, from $b_{n-1}$ or the number before it, have these $\chi$: 0, 1, 0
    if $n$ is evil and dopey; 2, 1, 2, 1 if it is odious and dopey; 2, 1, 0 if it is evil and vile;
    0, 1, 2, 1 if it is odious and vile. There $b_n$ is $2n$ for evil and $2n+1$ for odious $n$, and
    $a_n$ is the last green number in the table if $n$ is evil, the last but one if it is odious.
    For $n=1$ the table begins with $b_0=0$, where $\chi(0)=0$, which Lemma 12 does not say.

    For every $n$ up to the bound: $\chi$ by Lemma 12 as corrected; $b_n$ must be the $n$-th red
    level and $a_n$ the $n$-th green one, both found by listing.
    """
    red = [n for n in range(1, 2 * bound + 2) if is_evil(n)]
    green = [n for n in range(1, 2 * bound + 2) if not is_evil(n)]
    for n in range(INDEX.first, bound + 1):
        kind = (spite(n), tail(n))
        values, more, place = tables[kind]
        b = 2 * n + more
        shown = range(b - len(values) + 1, b + 1)
        yield Case((f"n = {n}", *kind), values, tuple(chi(k) if k else 0 for k in shown))
        greens = [k for k in shown if k and not is_evil(k)]
        yield Case((f"n = {n}", "pair"), (green[n - 1], red[n - 1]), (greens[place], b))


SECTION.decided(
    "thm-14/proof-neighbours",
    digits.neighbours(),
    how="The four claims themselves.",
    wrong=[digits.neighbours(dopey="dopey"), digits.neighbours(vile="evil")],
)
SECTION.decided(
    "thm-14/proof-forms",
    digits.forms(),
    how="The forms are patterns of binary digits.",
    wrong=[digits.forms(digits.EVIL_VILE[:3]), digits.forms(digits.EVIL_VILE[1:])],
)
SECTION.decided(
    "thm-14/proof-next",
    digits.following(),
    how="The forms are patterns of binary digits; each is said, and what follows it.",
    wrong=[digits.following("vile"), digits.following(odious=digits.ODIOUS_VILE[1:])],
)
SECTION.decided(
    "thm-14/proof-case-iv",
    digits.left_over(),
    how="The form (i) is a pattern of binary digits.",
    wrong=[digits.left_over(form) for form in digits.EVIL_VILE[1:]],
)
SECTION.decided(
    "thm-14/proof-tables",
    digits.tables(),
    how=COUNTED
    + """ The $n$-th red level is the evil number with $n$ evil ones
    below it, 0 among them; the $n$-th green one has $n-1$ odious ones below it. Each
    table begins with the red level before $b_n$, or one lower.
    """,
    wrong=[
        digits.tables(evil_dopey=((0, 2, 0), 0, "last")),
        digits.tables(odious_dopey=((2, 1, 2, 1), 1, "last")),
        digits.tables(evil_vile=((2, 1, 0), 1, "last")),
        digits.tables(odious_vile=((0, 1, 2, 1), 1, "last")),
    ],
)
