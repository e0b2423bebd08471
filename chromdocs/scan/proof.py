"""A proof that an automaton knows a game on one heap in which one takes or divides, for all n.

Let the automaton read digits in base d, and let n lead to n - t for some t, and to n // d. Look at
the states that n, n - 1, ..., n - t reach, for the largest t. Those of n = dq + r follow from those
of q, since n - i is d(q - j) + s for some j <= i. So there are finitely many such lists of states.
If what the automaton says of n is what the rule of the game makes of its options, in each list that
is reached from 0 and for each digit r, then it is so for all n, by induction. If it is not so in
some list, then the automaton is wrong: each list is that of some n.

If n leads to n / d rounded up, as far as that is less than n, and nobody goes below 1, the list has
two numbers more, n + 1 and n - t - 1.
"""

from collections.abc import Callable, Sequence
from typing import Any

from chromdocs.scan.look import Machine

Lists = tuple[int | None, ...]  # states of n, n - 1, ..., or from n + 1 on; None below 0


def follows(
    machine: Machine, take: Sequence[int], rule: Callable[[list[Any]], Any], up: bool = False
) -> bool:
    """Tell whether the automaton says of every n what *rule* makes of its options.

    >>> from chromdocs.numbers.binary import is_dopey
    >>> from chromdocs.scan.look import automatic
    >>> mark = automatic([int(is_dopey(n)) for n in range(512)], 2)
    >>> follows(mark, [1], lambda options: int(1 not in options))
    True
    >>> follows(mark, [1, 2], lambda options: int(1 not in options))
    False
    """
    lowest = int(up)
    above = (machine.moves[0][1],) if up else ()
    first: Lists = (*above, 0, *[None] * (max(take) + lowest))
    reached, waiting = {first}, [first]
    while waiting:
        before = waiting.pop()
        for digit in range(machine.base):
            after = tuple(
                _state(machine, before, digit + lowest - i, lowest) for i in range(len(before))
            )
            here = after[lowest:]  # states of n, n - 1, ...
            options = [_out(machine, here[t]) for t in take if here[t + lowest] is not None]
            if here[1 + lowest] is not None:  # dividing is a move
                options.append(_out(machine, before[0 if digit else lowest]))
            if here[lowest] is not None and _out(machine, here[0]) != rule(options):
                return False
            if after not in reached:
                reached.add(after)
                waiting.append(after)
    return True


def _out(machine: Machine, state: int | None) -> Any:
    assert state is not None
    return machine.out[state]


def _state(machine: Machine, before: Lists, rest: int, at: int) -> int | None:
    """Return the state of dq + *rest*, where *before* has that of q at *at*, then of q - 1, ..."""
    state = before[at - rest // machine.base]
    return None if state is None else machine.moves[state][rest % machine.base]
