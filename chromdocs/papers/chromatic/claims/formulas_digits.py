"""Formulas for the proofs of Section 6: the digits of a number, and of the one after it."""

from collections.abc import Sequence

from chromdocs.papers.chromatic.claims.formulas_evil import CHI, counted

ODD = "10*(10*10*)*"  # begins with 1 and has an odd number of ones
EVEN = "10*10*(10*10*)*"  # the same with an even number
ONES, TWOS = "1(11)*", "(11)+"  # an odd number of ones, an even one
EVIL_VILE = (f"{ODD}0{ONES}", TWOS, "10*(10*10*)*1(00)+", f"{EVEN}0{TWOS}")
ODIOUS_VILE = (f"{ODD}0{TWOS}", f"{EVEN}0{ONES}", ONES, "(10*10*)*1(00)+")


def _one_of(name: str, forms: Sequence[str]) -> str:
    return " or ".join(f'{name} follows "{form}"' for form in forms)


def before_its_like(even: str = EVEN, odd: str = ODD) -> str:
    """Return the proof of Observation 8: the form of n if n + 1 has its spite."""
    return f"""\
(forall n: odious(n) and odious(n + 1) implies n % 2 = 1 and dopey(n + 1) and evil(n + 2)
  and ({_one_of("n", (ONES, f"{even}0{ONES}"))}))
and (forall n: evil(n) and evil(n + 1) implies n % 2 = 1 and dopey(n + 1) and odious(n + 2)
  and {_one_of("n", (f"{odd}0{ONES}",))})"""


# that the sums of different powers of 2 below p are the numbers below p, by induction
SUMS = """\
(forall n: n < 1 iff n = 0)
and (forall p, n: power(p) implies (n < 2*p iff n < p or exists m: m < p and n = m + p))"""


def top(more: int = 1, least: int = 2) -> str:
    """Return the proof of Lemma 12: 1, ..., p - 1 for the leading one p of k."""
    return counted(
        f"forall k, p: k >= {least} and power(p) and p <= k and k < 2*p\n"
        f"  implies greens(p) + 1 = reds(p) + {more}",
        SUMS,
    )


def parts(last: int = 0, least: int = 2) -> str:
    """Return the proof of Lemma 12: p numbers from 0 on, or from an even number on."""
    return counted(
        f"forall p: power(p) and p >= {least} implies greens(p + {last}) = reds(p + {last})",
        f"forall p, m: power(p) and p >= {least} and m % 2 = 0\n"
        "  implies 2*reds(m + p) = 2*reds(m) + p",
    )


def odd_numbers(least: int = 3, total: int = 1) -> str:
    """Return Case 1 of the proof of Lemma 12."""
    return counted(
        f"chi(1) = {total} and forall k: k >= 3 and k % 2 = 1 implies chi(k) = {total}",
        f"forall k: k >= {least} and k % 2 = 1 implies (odious(k) iff evil(k - 1))",
        f"forall k, p: k >= {least} and k % 2 = 1 and power(p) and p <= k and k < 2*p\n"
        "  implies greens(p) = reds(p)",
        "forall p, m: power(p) and p >= 2 and m % 2 = 0 implies 2*reds(m + p) = 2*reds(m) + p",
        lets=CHI,
    )


def neighbours(dopey: str = "vile", vile: str = "odious") -> str:
    """Return the four claims on n - 1."""
    return f"""\
forall n: n >= 1 implies
  (evil(n) and dopey(n) implies evil(n - 1) and {dopey}(n - 1))
  and (odious(n) and dopey(n) implies odious(n - 1) and vile(n - 1))
  and (evil(n) and vile(n) implies {vile}(n - 1))
  and (odious(n) and vile(n) implies evil(n - 1))"""


def forms(listed: Sequence[str] = EVIL_VILE) -> str:
    """Return that a positive number that is evil and vile has one of the forms."""
    return f"forall n: n >= 1 and evil(n) and vile(n) implies\n  {_one_of('n', listed)}"


def following(first: str = "dopey", odious: Sequence[str] = ODIOUS_VILE) -> str:
    """Return what follows a number of each form."""
    after_i_iv = _one_of("m", (odious[0], odious[-1]))
    after_ii_iii = _one_of("m", odious[1:-1])
    return f"""\
(forall m: m >= 1 and dopey(m) implies vile(m + 1) and (evil(m) iff odious(m + 1)))
and (forall m: odious(m) and vile(m) implies
  {_one_of("m", odious)})
and (forall m: {after_i_iv} implies evil(m + 1) and vile(m + 1))
and (forall m: {after_ii_iii} implies odious(m + 1) and dopey(m + 1))
and ({forms()})
and (forall m: {_one_of("m", EVIL_VILE[:1])} implies evil(m + 1) and {first}(m + 1))
and (forall m: {_one_of("m", EVIL_VILE[1:])} implies odious(m + 1) and vile(m + 1))"""


def left_over(form: str = EVIL_VILE[0]) -> str:
    """Return the form of n - 1 in Case 1."""
    return f"forall n: n >= 1 and evil(n) and dopey(n) implies {_one_of('(n - 1)', (form,))}"


def begins(least: int = 2, second: int = 3, form: str = "10*(10*10*)*10(00)*") -> str:
    """Return where the induction begins, and the form of n - 1 in Case 4."""
    return f"""\
odious(1) and evil({second}) and (forall n: 1 <= n and n < {second} implies odious(n))
and (forall n: n >= {least} and odious(n) and vile(n) and evil(n - 1) and dopey(n - 1)
  implies {_one_of("(n - 1)", (form,))})"""


TABLES = {  # what n is: chi of the numbers up to b_n, b_n less 2n, and which green is a_n
    "evil(n) and dopey(n)": ((0, 1, 0), 0, "last"),
    "odious(n) and dopey(n)": ((2, 1, 2, 1), 1, "second"),
    "evil(n) and vile(n)": ((2, 1, 0), 0, "last"),
    "odious(n) and vile(n)": ((0, 1, 2, 1), 1, "second"),
}


def tables(**changed: tuple[Sequence[int], int, str]) -> str:
    """Return the small tables; *changed* has other values for a kind, as evil_dopey."""
    said = []
    for kind, table in TABLES.items():
        word = kind.replace("(n) and ", "_").removesuffix("(n)")
        values, more, green = changed.get(word, table)
        chis = " and ".join(
            f"chi(b - {len(values) - 1 - i}) = {value}" for i, value in enumerate(values)
        )
        first = f"b - {len(values) - 1}"
        said.append(
            f"forall n, b: n >= 1 and {kind} and b = 2*n + {more} implies nth_red(n) = b\n"
            f"  and (nth_red(n - 1) = {first} or nth_red(n - 1) = {first} + 1)\n"
            f"  and {chis}\n"
            f"  and exists x: nth_green(n, x) and {green}(b, x) and x >= {first}"
        )
    lets = (
        CHI + "let nth_red(n, x) = evil(x) and reds(x) = n;\n"
        "let nth_green(n, x) = odious(x) and greens(x) + 1 = n;\n"
        "let last(b, x) = odious(x) and x <= b and forall y: x < y and y <= b implies evil(y);\n"
        "let second(b, x) = exists y: last(b, y) and y >= 1 and last(y - 1, x);\n"
    )
    return counted(*said, lets=lets)
