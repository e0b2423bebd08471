"""What a drawing consists of, read from its SVG: paths that go where they say, words, edges."""

from math import hypot

import pytest

from chromdocs.figures.parts import Move, Said, Shape, parts

HEAD = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 10">'


def only(part: str) -> Shape | Said:
    (found,) = parts(f"{HEAD}{part}</svg>".encode())
    return found


def moves(d: str, more: str = "") -> tuple[Move, ...]:
    shape = only(f'<path d="{d}" {more}/>')
    assert isinstance(shape, Shape)
    return shape.moves


def on_curve(start: tuple[float, ...], curve: tuple[float, ...], t: float) -> tuple[float, float]:
    """Return a point of a cubic curve."""
    across, up = (
        sum(
            weight * at
            for weight, at in zip(
                ((1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3),
                (start[i], *curve[i::2]),
                strict=True,
            )
        )
        for i in (0, 1)
    )
    return across, up


@pytest.mark.parametrize("across", [0.5, 1.5, 8, -0.5, -8])
def test_half_a_circle_is_round(across: float) -> None:
    (_, start), (one, first), (two, second) = moves(f"M3 4a{abs(across) / 2} 1 0 0 1 {across} 0")
    assert (one, two) == ("C", "C")
    middle = (3 + across / 2, 4)
    for begin, curve in ((start, first), (first[-2:], second)):
        for t in (0, 0.2, 0.5, 0.8, 1):
            x, y = on_curve(begin, curve, t)
            assert hypot(x - middle[0], y - middle[1]) == pytest.approx(abs(across) / 2, rel=1e-3)
    assert second[-2:] == pytest.approx((3 + across, 4))
    assert (first[-1] > 4) == (across > 0)  # to the right below, to the left above: a whole circle


def test_where_a_path_goes() -> None:
    assert moves("M1 2L3 4H7V9Z") == (
        *(("M", (1, 2)), ("L", (3, 4)), ("L", (7, 4)), ("L", (7, 9)), ("Z", ())),
    )
    assert moves("m1 2l3 4h7v9") == (
        *(("M", (1, 2)), ("L", (4, 6)), ("L", (11, 6)), ("L", (11, 15))),
    )
    assert moves("M1 2 3 4 5 6") == (("M", (1, 2)), ("L", (3, 4)), ("L", (5, 6)))
    assert moves("m1 2 3 4 5 6") == (("M", (1, 2)), ("L", (4, 6)), ("L", (9, 12)))
    assert moves("M1 1C2 2 3 3 4 5c1 2 3 4 5 6l1 1") == (
        ("M", (1, 1)),
        ("C", (2, 2, 3, 3, 4, 5)),
        ("C", (5, 7, 7, 9, 9, 11)),
        ("L", (10, 12)),
    )
    assert moves("M1 2l3 4", 'transform="scale(2)"') == (("M", (2, 4)), ("L", (8, 12)))


def test_how_a_path_looks() -> None:
    plain = only('<path d="M0 0" fill="none" stroke="#123"/>')
    assert plain == Shape((("M", (0, 0)),), "", "#123", 0)
    full = only(
        '<path d="M0 0" fill="#fff" stroke="none" stroke-width="1.5" stroke-linecap="round"'
        ' stroke-linejoin="bevel" stroke-dasharray="4 3" transform="scale(2)"/>'
    )
    assert full == Shape((("M", (0, 0)),), "#fff", "", 3, "round", "bevel", (4, 3))


def test_words_and_the_ground() -> None:
    said = only('<text x="1" y="2" font-size="9" fill="#000">heap</text>')
    assert said == Said("heap", 1, 2, 9, "#000", False, "start", False)
    said = only(
        '<text x="1" y="2" font-size="9" fill="#000" font-weight="bold" text-anchor="end"'
        ' transform="rotate(-90)"/>'
    )
    assert said == Said("", 1, 2, 9, "#000", True, "end", True)
    ground = only('<rect width="100%" height="100%" fill="#eee"/>')
    assert isinstance(ground, Shape)
    corners = {at[-2:] for _, at in ground.moves if at}
    assert {(0, 0), (20, 0), (20, 10), (0, 10)} <= corners


def test_what_is_cut_at_the_edges_of_the_plot() -> None:
    clip = '<clipPath id="c"><rect x="1" y="2" width="3" height="4"/></clipPath>'
    inner = '<g clip-path="url(#c)"><rect x="2" y="3" width="6" height="4" rx="1" ry="2"/></g>'
    (box,) = parts(f"{HEAD}{clip}{inner}</svg>".encode())
    assert isinstance(box, Shape)
    assert box.cut == (1, 2, 3, 4)
    xs = [x for _, at in box.moves for x in at[::2]]
    ys = [y for _, at in box.moves for y in at[1::2]]
    assert (min(xs), max(xs), min(ys), max(ys)) == (2, 8, 3, 7)
