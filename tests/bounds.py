"""How much the tests try: enough in every run, and all of it where CHROMDOCS_LONG is set."""

import os
from typing import TypeVar

from hypothesis import HealthCheck, settings

T = TypeVar("T")

LONG = "CHROMDOCS_LONG" in os.environ


def bound(usual: T, full: T) -> T:
    """Return the *usual* bound of a test, or the *full* one."""
    return full if LONG else usual


def examples(number: int) -> settings:
    """Return the settings of a test with so many random examples in full, the same each time."""
    return settings(
        max_examples=bound(max(10, number // 4), number),
        deadline=None,
        derandomize=True,
        suppress_health_check=[HealthCheck.too_slow],
    )
