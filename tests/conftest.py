"""What holds for all tests: random examples are few, and the same ones in every run."""

import pytest
from bounds import examples
from hypothesis import settings

pytest.register_assert_rewrite("calls")  # so that what is shared says as much as a test does
settings.register_profile("same", examples(100))
settings.load_profile("same")
