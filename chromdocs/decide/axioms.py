"""That addition is addition and ⌊nα⌋ is ⌊nα⌋: proved by the machine, not trusted.

Numbers are the valid words of a numeration in their order, and *next* is defined by order alone:
y is next to x if x < y and nothing is between them. Of two words the shorter comes first, so only
finitely many come before a given one. It is decided that none is the last. So the words are 0, 1,
2, ... in their order, the empty word is 0, and from it *next* leads to each of them.

**Addition.** ``add(x, 0, z)`` is so exactly for z = x; and with y' next to y, ``add(x, y', z')`` is
so exactly if z' is next to some z with ``add(x, y, z)``. By induction on y, ``add(x, y, z)`` is so
exactly for z = x + y. That it is commutative and associative is decided too, though it follows.

**The whole part.** Let F be the relation ``floor`` of a numeration with quadratic
a α² − b α + c = 0, where a, b and c are whole and positive. It is decided that

1. for every n there is one F(n), and no more, and F(n) <= n;
2. F(m + n) is F(m) + F(n) or one more;
3. a F(F(n)) + c n < b (F(n) + 1) and b F(n) < a (F(F(n)) + 1) + c n.

By 1, F(0) = 0. By 2 and induction on k, k F(n) <= F(kn) and F(kn) + 1 <= k (F(n) + 1) for k >= 1.
As F(m + n) >= F(m) + F(n) and F(n) <= n, F(n)/n has a limit θ (Fekete's lemma), and 0 <= θ <= 1.
Divide the two inequalities by k and let k grow: F(n) <= nθ <= F(n) + 1. So F(n) differs from nθ by
at most 1, F(F(n)) from F(n) θ by at most 1, and F(F(n)) from nθ² by at most 2. Divide 3 by n and
let n grow: a θ² + c <= b θ and b θ <= a θ² + c, that is, a θ² − b θ + c = 0.

The checker sees in integers that c > 0 > a − b + c. So a x² − b x + c changes its sign between 0
and 1, where it is not 0 at either end; being quadratic it has exactly one root there, which is θ.
It also sees that b² − 4ac is no square, so that θ is irrational. Hence nθ is whole for no n >= 1,
and F(n) <= nθ <= F(n) + 1 says that F(n) = ⌊nθ⌋. That θ is the α of the numeration, as `quadratic`
has it from the continued fraction, is not seen by the checker, nor needed: it prints the equation
of θ.

The steps have a fixed form, which the checker knows by heart: it believes in ``add`` and ``floor``
only when these very statements were checked about these very automata.
"""

from collections.abc import Callable
from fractions import Fraction
from math import lcm
from time import perf_counter

from chromdocs.decide import arithmetic
from chromdocs.decide.decision import Decision, decide
from chromdocs.decide.numeration import Numeration
from chromdocs.decide.ostrowski import Ostrowski
from chromdocs.decide.steps import Step, Steps


def axioms(numeration: Numeration) -> dict[str, Decision]:
    """What makes addition, and ⌊nα⌋ if there is one, what they are, decided.

    >>> from chromdocs.decide.numeration import base
    >>> all(decision.true for decision in axioms(base(2)).values())
    True
    """
    made = _Core(numeration)
    found: dict[str, Decision] = {}

    def said(instance: str, text: str, build: Callable[[], Step]) -> None:
        start = perf_counter()
        root = build()
        seconds = perf_counter() - start
        true, most = not root.automaton.is_empty, made.steps.largest
        found[instance] = Decision(text, numeration, true, None, root, most, seconds)

    for instance, (text, build) in made.addition().items():
        said(instance, text, build)
    if isinstance(numeration, Ostrowski):
        for instance, (text, build) in made.whole_part(*quadratic(numeration)).items():
            said(instance, text, build)
    for instance, text in LAWS.items():
        found[instance] = decide(f"in {numeration.name}: {text}")
    return found


LAWS = {
    "commutative": "forall x, y: x + y = y + x",
    "associative": "forall x, y, z: (x + y) + z = x + (y + z)",
}


def quadratic(numeration: Ostrowski) -> tuple[int, int, int]:
    """The a, b and c with a α² − b α + c = 0 for the α of a numeration.

    >>> from chromdocs.decide.ostrowski import ostrowski
    >>> quadratic(ostrowski(1)), quadratic(ostrowski(2))
    ((1, 3, 1), (2, 4, 1))
    """
    alpha = numeration.alpha
    b, c = 2 * alpha.a, alpha.a**2 - alpha.b**2 * alpha.d
    a = lcm(Fraction(b).denominator, Fraction(c).denominator)
    return a, int(b * a), int(c * a)


Said = dict[str, tuple[str, Callable[[], Step]]]


class _Core:
    """Statements put together by hand, so that their form is fixed."""

    def __init__(self, numeration: Numeration) -> None:
        self.steps = Steps(numeration)

    def less(self, x: str, y: str) -> Step:
        return self.steps.named(arithmetic.less(self.steps), {"x": x, "y": y})

    def equal(self, x: str, y: str) -> Step:
        return self.steps.named(arithmetic.equal(self.steps), {"x": x, "y": y})

    def add(self, x: str, y: str, z: str) -> Step:
        return self.steps.named(arithmetic.add(self.steps), {"x": x, "y": y, "z": z})

    def floor(self, n: str, y: str) -> Step:
        return self.steps.named(arithmetic.own_floor(self.steps), {"n": n, "y": y})

    def zero(self, x: str) -> Step:
        return self.steps.named(arithmetic.constant(self.steps, 0), {"x": x})

    def both(self, first: Step, second: Step) -> Step:
        return self.steps.both(first, second)

    def no(self, names: str, step: Step) -> Step:
        """There are no such numbers."""
        return self.steps.deny(self.some(names, step))

    def some(self, names: str, step: Step) -> Step:
        """There are such numbers."""
        for name in reversed(names):
            step = self.steps.without(step, name)
        return step

    def next(self, x: str, y: str) -> Step:
        """y is the next number after x."""
        between = self.both(self.less(x, "w"), self.less("w", y))
        return self.both(self.less(x, y), self.no("w", between))

    def times(self, m: int, x: str, y: str) -> Step:
        """m x = y, by adding x again and again; the sums on the way are on tracks t3, t4, ..."""
        if m == 1:
            return self.equal(x, y)
        if m == 2:
            return self.add(x, x, y)
        before = f"t{m}"
        sum_ = self.both(self.times(m - 1, x, before), self.add(before, x, y))
        return self.steps.without(sum_, before)

    def but_not(self, first: Step, second: Step) -> Step:
        return self.both(first, self.steps.deny(second))

    def addition(self) -> Said:
        some, both, add = self.some, self.both, self.add
        after = some("t", both(self.next("y", "t"), add("x", "t", "u")))
        then = some("z", both(add("x", "y", "z"), self.next("z", "u")))
        start = both(self.zero("y"), add("x", "y", "z"))
        same = both(self.zero("y"), self.equal("x", "z"))
        return {
            "no last number": (
                "forall x: exists y: x < y",
                lambda: self.no("x", self.steps.deny(some("y", self.less("x", "y")))),
            ),
            "x + 0 is only x": (
                "forall x, y, z: y = 0 and x + y = z implies x = z",
                lambda: self.no("xyz", self.but_not(start, self.equal("x", "z"))),
            ),
            "x + 0 is x": (
                "forall x, y, z: y = 0 and x = z implies x + y = z",
                lambda: self.no("xyz", self.but_not(same, add("x", "y", "z"))),
            ),
            "x + next(y) is only next(x + y)": (
                "forall x, y, u: x + next(y) = u implies next(x + y) = u",
                lambda: self.no("xyu", self.but_not(after, then)),
            ),
            "x + next(y) is next(x + y)": (
                "forall x, y, u: next(x + y) = u implies x + next(y) = u",
                lambda: self.no("xyu", self.but_not(then, after)),
            ),
        }

    def whole_part(self, a: int, b: int, c: int) -> Said:
        no, some, both, floor = self.no, self.some, self.both, self.floor
        less, add, next_, times = self.less, self.add, self.next, self.times

        def sum_of_parts() -> Step:
            whole = some("s", both(add("m", "n", "s"), floor("s", "v")))
            inner = some("j", both(floor("n", "j"), add("i", "j", "u")))
            apart = some("i", both(floor("m", "i"), inner))
            near = both(self.steps.deny(self.equal("u", "v")), self.steps.deny(next_("u", "v")))
            return no("mnuv", both(both(whole, apart), near))

        def side(name: str) -> Step:
            """a F(f) + c n, or a (F(f) + 1) + c n, on the track p, for a name g or h."""
            total = some("r", both(times(c, "n", "r"), add("q", "r", "p")))
            total = some("q", both(times(a, name, "q"), total))
            if name == "h":
                total = some("h", both(next_("g", "h"), total))
            return some("g", both(floor("f", "g"), total))

        def upper() -> Step:
            right = some("e", both(next_("f", "e"), times(b, "e", "k")))
            reached = some("k", self.but_not(right, less("p", "k")))
            return no("nfp", both(both(floor("n", "f"), side("g")), reached))

        def lower() -> Step:
            reached = some("k", self.but_not(times(b, "f", "k"), less("k", "p")))
            return no("nfp", both(both(floor("n", "f"), side("h")), reached))

        return {
            "F(n) for every n": (
                "forall n: exists y: F(n) = y",
                lambda: no("n", self.steps.deny(some("y", floor("n", "y")))),
            ),
            "one F(n)": (
                "forall n, y, z: not (F(n) = y and F(n) = z and y < z)",
                lambda: no("nyz", both(both(floor("n", "y"), floor("n", "z")), less("y", "z"))),
            ),
            "F(n) at most n": (
                "forall n, y: not (F(n) = y and n < y)",
                lambda: no("ny", both(floor("n", "y"), less("n", "y"))),
            ),
            "F(m + n) or one more": (
                "forall m, n: F(m + n) = F(m) + F(n) or F(m + n) = F(m) + F(n) + 1",
                sum_of_parts,
            ),
            f"quadratic {a} {b} {c} above": (
                f"forall n: {a} F(F(n)) + {c} n < {b} (F(n) + 1)",
                upper,
            ),
            f"quadratic {a} {b} {c} below": (
                f"forall n: {b} F(n) < {a} (F(F(n)) + 1) + {c} n",
                lower,
            ),
        }
