"""Pictures with a palette: surfaces keep their colours, blends hardly change, equal bytes."""

from io import BytesIO

import numpy as np
from PIL import Image, ImageChops, ImageDraw

from chromdocs.figures import png
from chromdocs.figures.frame import shaped
from chromdocs.figures.png import MOST, packed
from chromdocs.figures.theme import THEMES
from chromdocs.figures.to_matplotlib import PIXELS, draw
from chromdocs.papers import EXHIBITS


def opened(file: bytes) -> Image.Image:
    return Image.open(BytesIO(file))


def blended() -> Image.Image:
    """Return a surface with a disc whose edge is smoothed: more colours than a palette has."""
    big = Image.new("RGBA", (800, 800))
    ImageDraw.Draw(big).ellipse((40, 40, 760, 760), fill=THEMES["light"]["red"])
    ImageDraw.Draw(big).ellipse((300, 40, 760, 500), fill=THEMES["light"]["p"])
    return big.resize((331, 331), Image.Resampling.LANCZOS)


def test_few_colours_stay_as_they_are() -> None:
    picture = Image.new("RGBA", (40, 30), THEMES["light"]["p"])
    ImageDraw.Draw(picture).rectangle((5, 5, 20, 20), fill=(1, 2, 3, 77))
    made = opened(next(packed(np.asarray(picture))))
    assert made.mode == "P"
    assert ImageChops.difference(made.convert("RGBA"), picture).getbbox() is None


def test_many_colours_hardly_change_and_surfaces_not_at_all() -> None:
    for ground in ("", THEMES["dark"]["background"]):
        picture = blended()
        (file,) = packed(np.asarray(picture), [ground])
        made = opened(file).convert("RGBA")
        below = Image.new("RGBA", picture.size, ground or (0, 0, 0, 0))
        below.alpha_composite(picture)
        assert len(below.getcolors(99_999) or ()) > MOST
        assert len(made.getcolors(99_999) or ()) <= MOST
        for place in ((0, 0), (30, 165), (230, 100)):
            assert made.getpixel(place) == below.getpixel(place)
        white = [Image.new("RGBA", picture.size, "white") for _ in range(2)]
        for sheet, shown in zip(white, (made, below), strict=True):
            sheet.alpha_composite(shown)
        extrema = ImageChops.difference(*(sheet.convert("RGB") for sheet in white)).getextrema()
        assert max(high for _, high in extrema) <= 32
        assert next(packed(np.asarray(picture), [ground])) == file


def test_a_picture_with_too_many_colours_gets_fewer_shades() -> None:
    wild = Image.effect_noise((400, 400), 90)
    picture = Image.merge("RGBA", [wild.rotate(turn) for turn in (0, 90, 180)] + [wild])
    assert len(picture.getcolors(400 * 400) or ()) > png.COUNTED
    assert (
        len(opened(next(packed(np.asarray(picture)))).convert("RGBA").getcolors(999) or ()) <= MOST
    )


def test_grounds_have_their_pixels_in_common() -> None:
    clear, solid = packed(np.asarray(blended()), ["", THEMES["dark"]["background"]])
    assert clear[clear.index(b"IDAT") :] == solid[solid.index(b"IDAT") :]
    assert opened(clear).convert("RGBA").getpixel((0, 0))[3] == 0
    assert b"tRNS" not in solid


def test_a_figure_is_wide_and_each_ground_is_its_own() -> None:
    figure = EXHIBITS["evil-plane"].make(to=16)
    for shape in ("wide", "square"):
        for theme, colours in THEMES.items():
            clear = opened(draw(shaped(figure, shape), "png", theme, True))
            solid = opened(draw(shaped(figure, shape), "png", theme))
            assert clear.width == solid.width == PIXELS
            assert clear.convert("RGBA").getpixel((0, 0))[3] == 0
            ground = tuple(bytes.fromhex(colours["background"][1:]))
            assert solid.convert("RGB").getpixel((0, 0)) == ground
            blue = (*bytes.fromhex(colours["p"][1:]), 255)
            assert blue in {colour for _, colour in clear.convert("RGBA").getcolors(9999)}
