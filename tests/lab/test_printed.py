"""What a program prints: in order, soon, in few parts, and never too much."""

from typing import Any

import pytest

from chromdocs.lab import printed
from chromdocs.lab.printed import AT_ONCE, MOST, PAUSE, Printed


class Clock:
    """Shows the time that it is set to."""

    def __init__(self) -> None:
        self.now = 0.0

    def monotonic(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    made = Clock()
    monkeypatch.setattr(printed, "time", made)
    return made


def test_the_first_lines_come_at_once_and_later_ones_together(clock: Clock) -> None:
    sent: list[dict[str, Any]] = []
    program = Printed(sent.append)
    for number in range(AT_ONCE + 5):
        print(number, file=program.out)
    assert sent == [{"out": f"{number}\n"} for number in range(AT_ONCE)]
    clock.now = 2 * PAUSE
    print("end", end="", file=program.out)
    assert sent[AT_ONCE:] == [{"out": "200\n201\n202\n203\n204\nend"}]


def test_what_prints_for_ever_is_counted(clock: Clock) -> None:
    sent: list[dict[str, Any]] = []
    program = Printed(sent.append)
    for _ in range(3 * MOST // 100):
        print("x" * 99, file=program.err)
    assert sum(len(part["err"]) for part in sent) < MOST, "the rest waits for the clock"
    program.end()
    assert sum(len(part.get("err", "")) for part in sent) == MOST
    assert sent[-1] == {"more": 2 * MOST}
    assert len(sent) == AT_ONCE + 2
    assert not program._waiting


def test_only_text_can_be_printed() -> None:
    with pytest.raises(TypeError, match="must be str, not bytes"):
        Printed(print).out.write(b"x")  # type: ignore[arg-type]
