"""Arithmetic by automata: comparison, multiples, quotients and ⌊nα⌋, from addition and order."""

from chromdocs.decide.ostrowski import Ostrowski
from chromdocs.decide.steps import Step, Steps


def equal(steps: Steps) -> Step:
    """x = y."""
    return steps.given("equal", "x = y", steps.numeration.equal)


def less(steps: Steps) -> Step:
    """x < y."""
    return steps.given("less", "x < y", steps.numeration.less)


def add(steps: Steps) -> Step:
    """x + y = z."""
    return steps.given("add", "x + y = z", steps.numeration.add)


def compared(steps: Steps, sign: str) -> Step:
    """x and y compared by a sign."""
    swap = {"x": "y", "y": "x"}
    match sign:
        case "=":
            return equal(steps)
        case "!=":
            return steps.deny(equal(steps))
        case "<":
            return less(steps)
        case ">":
            return steps.named(less(steps), swap)
        case ">=":
            return steps.deny(less(steps))
    return steps.named(steps.deny(less(steps)), swap)


def constant(steps: Steps, n: int) -> Step:
    """x = n for a number that is written out."""
    return steps.given(f"constant {n}", f"x = {n}", steps.numeration.constant(n))


def plus(steps: Steps, n: int) -> Step:
    """x + n = y for a number that is written out."""
    of = steps.named(add(steps), {"y": "c", "z": "y"})
    return steps.all_of([of, steps.named(constant(steps, n), {"x": "c"})], ["c"])


def times(steps: Steps, n: int) -> Step:
    """n x = y, by doubling and adding."""
    if n == 0:
        zero = steps.named(constant(steps, 0), {"x": "y"})
        return steps.both(zero, steps.given("every", "x is a number", steps.numeration.every("x")))
    if n == 1:
        return equal(steps)
    if n == 2:
        return steps.named(add(steps), {"y": "x", "z": "y"})
    second = "h" if n % 2 == 0 else "x"
    half = steps.named(times(steps, n // 2 if n % 2 == 0 else n - 1), {"y": "h"})
    total = steps.named(add(steps), {"x": "h", "y": second, "z": "y"})
    return steps.all_of([half, total], ["h"])


def over(steps: Steps, n: int) -> Step:
    """y is the quotient of x by n, rounded down."""
    return steps.all_of(_division(steps, n, "y", "r"), ["p", "r"])


def rest(steps: Steps, n: int) -> Step:
    """y is the remainder of x by n."""
    return steps.all_of(_division(steps, n, "q", "y"), ["p", "q"])


def _division(steps: Steps, n: int, quotient: str, remainder: str) -> list[Step]:
    product = steps.named(times(steps, n), {"x": quotient, "y": "p"})
    total = steps.named(add(steps), {"x": "p", "y": remainder, "z": "x"})
    below = steps.named(less(steps), {"x": remainder, "y": "c"})
    small = steps.all_of([below, steps.named(constant(steps, n), {"x": "c"})], ["c"])
    return [product, total, small]


def own_floor(steps: Steps) -> Step:
    """y = ⌊nα⌋ with the α of the numeration."""
    numeration = steps.numeration
    assert isinstance(numeration, Ostrowski)
    return steps.given("floor", f"y = ⌊n · {numeration.alpha}⌋", numeration.floor)


def floor(steps: Steps, r: int, s: int, t: int) -> Step:
    """y = ⌊x (r + s α) / t⌋ with the α of the numeration.

    As r x is whole, that is the quotient of r x + ⌊s x α⌋ by t. For s < 0 and x > 0 the whole part
    of s x α is −⌊−s x α⌋ − 1, because α is irrational.
    """
    own = own_floor(steps)
    multiple = steps.named(times(steps, abs(s)), {"y": "m"})
    part = steps.all_of([multiple, steps.named(own, {"n": "m", "y": "f"})], ["m"])
    whole = steps.named(times(steps, abs(r)), {"y": "w"})
    if s > 0 and r >= 0:
        names = {"x": "w", "y": "f", "z": "v"}
    elif s > 0:
        names = {"x": "v", "y": "w", "z": "f"}
    else:
        part = steps.all_of([part, steps.named(plus(steps, 1), {"x": "f", "y": "g"})], ["f"])
        names = {"x": "v", "y": "g", "z": "w"}
    total = steps.named(add(steps), names)
    value = steps.all_of([part, whole, total], ["f", "g", "w"])
    found = (
        steps.all_of([value, steps.named(over(steps, t), {"x": "v"})], ["v"])
        if t > 1
        else (steps.named(value, {"v": "y"}))
    )
    if s > 0:
        return found
    zeros = [steps.named(constant(steps, 0), {"x": name}) for name in "xy"]
    return steps.deny(steps.both(steps.deny(found), steps.deny(steps.all_of(zeros))))
