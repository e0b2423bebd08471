"""Fonts of the pages: no sign is lost, and what every page asks for is small."""

from io import BytesIO

import pytest
from fontTools.ttLib import TTFont

from chromdocs.site import assets, webfonts
from chromdocs.site.webfonts import FACES, FORMULAS, NPM, Face

EVERY = (*FACES, *FORMULAS)


def signs(font: bytes) -> set[int]:
    return {*TTFont(BytesIO(font)).getBestCmap()}


@pytest.mark.parametrize("face", EVERY, ids=lambda face: face.file)
def test_the_two_files_have_every_sign_and_none_twice(face: Face) -> None:
    source = NPM / face.source
    whole = signs(source.read_bytes())
    if "greek" in face.file:
        whole = {sign for sign in whole if 0x370 <= sign < 0x400}
    common, others = signs(face.made(face.common)), signs(face.made(face.others))
    assert common | others == whole
    assert not {*face.common} & {*face.others}
    assert len(face.made(face.common)) < 0.8 * source.stat().st_size


def test_a_style_has_a_rule_for_each_file_and_for_what_stands_in() -> None:
    css = dict(assets.assets())["assets/chromdocs.css"].decode()
    for face in EVERY:
        for file in (face.file, f"{face.file}-more"):
            assert css.count(f"fonts/{file}.woff2") == 1
    for name in webfonts.STAND_INS:
        assert css.count(f'"Literata as {name}"') == 2, "its rule, and where it is asked for"
    assert webfonts.family() in css


def test_bold_words_are_bold() -> None:
    for face in FACES:
        (axis,) = TTFont(BytesIO(face.made(face.common)))["fvar"].axes
        assert (axis.minValue, axis.maxValue) == (400, 700)
