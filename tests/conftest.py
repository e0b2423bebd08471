"""What holds for all tests: random examples are few, and the same ones in every run."""

import gc
import sys
from collections.abc import Iterator

import pytest
from bounds import examples
from hypothesis import settings

pytest.register_assert_rewrite("calls")  # so that what is shared says as much as a test does
settings.register_profile("same", examples(100))
settings.load_profile("same")
gc.set_threshold(100_000, 20, 50)  # tests make much that stays, in which there is little to find


@pytest.fixture(autouse=True)
def usual_numbers() -> Iterator[None]:
    """Let Python refuse numbers of thousands of digits again; the command allows them."""
    before = sys.get_int_max_str_digits()
    yield
    sys.set_int_max_str_digits(before)
