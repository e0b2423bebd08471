"""The names under which drawings are kept."""

from dataclasses import fields, replace

import pytest

from chromdocs.figures.figure import Figure, Points
from chromdocs.site.exhibits import key

FIGURE = Figure(id="x", title="x", marks=(Points((1,), (2,), "p"),))


def test_equal_figures_have_one_name() -> None:
    assert key(FIGURE) == key(replace(FIGURE, marks=(Points((1,), (2,), "p"),)))


@pytest.mark.parametrize("field", [field.name for field in fields(Figure)])
def test_a_name_changes_with_every_field(field: str) -> None:
    assert key(replace(FIGURE, **{field: "another"})) != key(FIGURE)


def test_a_name_changes_with_what_a_mark_is() -> None:
    assert key(replace(FIGURE, marks=(Points((1,), (3,), "p"),))) != key(FIGURE)
