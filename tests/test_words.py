"""Lists and names as a sentence has them."""

from chromdocs.words import listed, shortened


def test_a_list_that_just_fits_is_whole() -> None:
    assert [listed([1, 2, 3], most) for most in (2, 3, 4)] == [
        "1, 2 and so on",
        "1, 2 and 3",
        "1, 2 and 3",
    ]
    assert listed(range(99)).endswith("97 and 98")
    assert listed(range(100)).endswith("97, 98 and so on")


def test_a_name_that_just_fits_is_whole() -> None:
    assert [shortened("a name", most) for most in (5, 6)] == ["a ...", "a name"]
    assert [len(shortened("x" * length)) for length in (40, 41)] == [40, 40]
