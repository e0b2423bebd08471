"""How much a decision may do: counted steps, the same on every machine and in every order."""

import subprocess
import sys
from importlib import import_module

import pytest
from bounds import LONG

import chromdocs as cd
from chromdocs.decide import decide
from chromdocs.decide.pattern import follows
from chromdocs.decide.shared import MADE
from chromdocs.decide.work import MOST, TooLarge
from chromdocs.papers import LEDGER

LARGE = {  # what ran for ever, or beyond the memory
    "factors": "exists n, m: n = 20000 * m + 7 and n = 19999 * m + 3007",
    "halves": f"forall n: n {'// 2 ' * 60}<= n",
    "pattern": 'exists n: n follows "(0|1)*1...................."',
    "long pattern": f'exists n: n follows "{"(0|1)?" * 5_000}"',
    "iff within iff": f"forall n: {'(n = 1 iff ' * 30}n = 1{')' * 30}",
    "many digits": "in base 36: forall a, b, c, d, e, f: a + b = c and d + e = f implies "
    "a + d + b + e = c + f",
    "tracks": f"in base 36: forall {', '.join('abcdefghij')}: "
    f"{' or '.join(f'{x} < {y}' for x, y in zip('abcdefghi', 'bcdefghij', strict=True))}",
}
MEMORY = 1 << 30  # bytes of address space, libraries too

CALL = """
import resource, sys
resource.setrlimit(resource.RLIMIT_AS, (int(sys.argv[1]),) * 2)
from chromdocs.cli.main import main
sys.exit(main(["decide", sys.argv[2]]))
"""


SLOW = ("halves", "iff within iff")  # 15 and 10 seconds of processor before they are refused


@pytest.mark.parametrize("name", LARGE)
def test_what_is_too_large_is_refused_in_a_line_and_in_little_memory(name: str) -> None:
    if name in SLOW and not LONG:
        pytest.skip("takes long: set CHROMDOCS_LONG")
    ran = subprocess.run(
        [sys.executable, "-c", CALL, str(MEMORY), LARGE[name]],
        capture_output=True, text=True, timeout=170, check=False,
    )  # fmt: skip
    assert ran.returncode == 2, ran.stderr
    assert ran.stdout == ""
    assert ran.stderr.startswith("chromdocs: ")
    assert ran.stderr.count("\n") == 1
    assert "--most" in ran.stderr


def test_the_example_that_ran_for_ever_is_decided() -> None:
    assert decide("forall n, m: n = 20000 * m + 7").example == {"n": 0, "m": 0}


def test_what_is_nested_beyond_measure_is_refused_in_a_line() -> None:
    inside = "(" * 3_000 + "1" + ")" * 3_000
    with pytest.raises(ValueError, match="too much inside each other"):
        decide(f'exists n: n follows "{inside}"')


FORMULAS = [
    "forall n: not (evil(n) and evil(n + 1) and evil(n + 2))",
    "forall n: 300 * n >= n",
    'exists n: n follows "(0|1)*1......."',
    "forall n: floor(phi * n) >= n",
    "in base 7: forall a, b, c: a + b = c implies b + a = c",
]


@pytest.mark.parametrize("text", FORMULAS)
def test_the_work_is_the_same_whatever_was_decided_before(text: str) -> None:
    MADE.clear()
    follows.cache_clear()
    first = decide(text)
    for other in (*FORMULAS, text):
        assert decide(other).true == decide(other).true
    assert decide(text).work == first.work > 0


@pytest.mark.parametrize("text", FORMULAS)
def test_the_bound_is_sharp_whatever_was_decided_before(text: str) -> None:
    work = decide(text).work
    assert decide(text, most=100 * work).work == work
    for forget in (False, True):
        if forget:
            MADE.clear()
            follows.cache_clear()
        with pytest.raises(TooLarge):
            decide(text, most=work // 2)


def test_a_larger_bound_decides_more() -> None:
    text = "forall n: 3000 * n >= n"
    for most in (200, 2_000, 20_000):
        with pytest.raises(TooLarge):
            cd.decide(text, most=most)
    assert cd.decide(text, most=MOST)


@pytest.mark.parametrize("most", [0, -1, 1.5, "10", None])
def test_a_bound_is_a_number(most: object) -> None:
    with pytest.raises(ValueError, match="most is "):
        cd.decide("forall n: n >= 0", most=most)  # type: ignore[arg-type]


def test_the_ledger_is_well_within_the_bound() -> None:
    """The largest formula that was published is decided within three quarters of the bound."""
    formulas = LEDGER["fractions/thm-3"].formulas
    assert formulas
    assert decide(formulas.true["k = 5"], most=3 * MOST // 4).true


def test_no_automaton_is_built_by_another_count() -> None:
    """Sets of states and long automata made least are counted, too: here most of the work."""
    least = import_module("chromdocs.decide.least")
    number = decide(f"exists n: n = {10**90}")
    assert number.work > 300 * 300 // (2 * least.LOOKS)
