"""Call every public function of the front door with thousands of odd values.

    python scripts/fuzz_library.py [NUMBER] [--seed S]

Functions of `chromdocs`, of `cd.games` and `cd.numbers`, methods of handles, tables, figures and
claims are called with values of wrong types, with too many or too few. A call fails if it raises
something else than ValueError or TypeError, or if nobody raised that on purpose: it came from deep
inside, where no sentence says what was wrong. The same seed gives the same calls.
"""

import argparse
import signal
from collections.abc import Callable, Iterator
from fractions import Fraction
from inspect import Parameter, isroutine, signature
from math import inf, nan
from random import Random
from typing import Any

import numpy

import chromdocs as cd
from chromdocs.arguments import _is_told

SECONDS = 20  # of a processor, that a call may take
FUNCTIONS = ("game", "chromatic", "moves", "rule", "check", "decide", "table", "figure", "claim")
FUNCTIONS += ("cite", "period")
WRITES = {"save", "plot", "live", "frame", "to_file"}  # need files or other packages


def odd(random: Random) -> Any:
    """Return a value that few functions want."""
    return random.choice(
        (
            *(None, True, 1e3, 2.5, nan, inf, -1, 0, 1, 7, 1j, Fraction(1, 2)),
            *("", "x", "1", "nim", "\x1b[31m", "a\nb", b"x", ..., int, object(), len, print),
            *([], [1], [1.5], [[1, 2]], (), (1,), (1, 2), ("x",), ((1, 2),), {}, {1: 2}, set()),
            *(range(3), iter([]), numpy.array(3), numpy.array([1.5]), numpy.int64(3)),
            *(numpy.array([[1, 2], [3, 4]]), numpy.float64(2), lambda: 0, lambda x: x),
        )
    )


def functions() -> dict[str, Callable[..., Any]]:
    """Return what can be called, by the name under which people call it."""
    found: dict[str, Callable[..., Any]] = {name: getattr(cd, name) for name in FUNCTIONS}
    for part in (cd.games, cd.numbers):
        for name in dir(part):
            module = getattr(part, name)
            for function in sorted(dir(module)):
                made = getattr(module, function)
                own = getattr(made, "__module__", "") == module.__name__
                if own and not function.startswith("_") and not isinstance(made, type):
                    found[f"{module.__name__.removeprefix('chromdocs.')}.{function}"] = made
    table = cd.table("evil-tau-chi")
    things = {
        "handle": cd.moves((1, 2), (2, 1), (3, 3)),
        "partizan": cd.game("nim + mark"),
        "table": table,
        "extract": table.rows(3),
        "figure": cd.figure("evil-plane"),
        "claim": cd.claim("chromatic/fig-3"),
    }
    for name, thing in things.items():
        for method in sorted(dir(thing)):
            public = not method.startswith("_") and method not in WRITES
            if public and isroutine(getattr(type(thing), method, None)):
                found[f"{name}.{method}"] = getattr(thing, method)
    return {name: made for name, made in found.items() if callable(made)}


def calls(
    seed: int, number: int
) -> Iterator[tuple[str, Callable[..., Any], list[Any], dict[str, Any]]]:
    """Yield odd calls, the same for the same *seed*."""
    random = Random(seed)
    known = list(functions().items())
    for at in range(number):
        name, function = known[at % len(known)]
        try:
            parameters = list(signature(function).parameters.values())
        except (TypeError, ValueError):
            parameters = []
        fixed = [p for p in parameters if p.kind in (p.POSITIONAL_ONLY, p.POSITIONAL_OR_KEYWORD)]
        needed = sum(p.default is Parameter.empty for p in fixed)
        most = max(needed, random.randrange(len(fixed) + 1)) + (random.random() < 0.1)
        given = [odd(random) for _ in range(most - (random.random() < 0.1 and most > 0))]
        named = {p.name: odd(random) for p in fixed[len(given) :] if random.random() < 0.3}
        if random.random() < 0.05:
            named["unheard_of"] = odd(random)
        yield name, function, given, named


def problem(function: Callable[..., Any], given: list[Any], named: dict[str, Any]) -> str:
    """Call a function; say what is wrong with how it refuses, nothing if it is well."""
    try:
        function(*given, **named)
    except (TypeError, ValueError) as error:
        if not _is_told(error):
            return f"{type(error).__name__} from deep inside: {error}"
        if not str(error) or "\n" in str(error) or len(str(error)) > 2000:
            return f"not a line: {error!r}"
        return ""
    except TimeoutError:
        return "takes too long"
    except Exception as error:
        return f"{type(error).__name__}: {error}"
    return ""


def _stop(number: int, frame: object) -> None:
    raise TimeoutError


def fuzz(number: int, seed: int) -> int:
    """Make so many calls; print those that fail, and how many."""
    signal.signal(signal.SIGVTALRM, _stop)
    failed = 0
    for name, function, given, named in calls(seed, number):
        signal.setitimer(signal.ITIMER_VIRTUAL, SECONDS)
        what = problem(function, given, named)
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        if what:
            failed += 1
            print(f"{name}: {what[:200]}: {ascii(given)[:120]} {ascii(named)[:80]}", flush=True)
    print(f"{number} calls of {len(functions())} functions, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("number", nargs="?", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    raise SystemExit(fuzz(asked.number, asked.seed))
