"""The fonts of the pages, each in two files: the signs that most pages use, and all the others.

A browser asks for the second only where a page has such a sign. Weights that no style asks for are
left out, and so are hints, which screens of today do not need, and the joined signs of the code
font: code is shown as one types it. Until a font is there, words stand in one that the reader has,
made as wide and as high, so that no line breaks elsewhere later.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from io import BytesIO
from pathlib import Path
from typing import Any

from chromdocs.site.kept import kept

CACHE = Path(".cache/fonts")
NPM = Path("node_modules")
ASCII = "".join(map(chr, range(0x20, 0x7F)))
WORDS = ASCII + "\u00a0\u200b¶·²×èêéöü–—‘’“”…′−"
GREEK = "αβγδεζηθικλμνξοπρστυφχψωΓΔΘΛΞΠΣΦΨΩ"
MATHS = ASCII + "\u00a0\u2005\u2009\u200a\u200b−±×⋅⋆∗∘⊕⊖≤≥≠≡≈∈∉⊆∪∩∖∣⌊⌋⌈⌉…⋯′→↦∞√∑ℓΓφϕ"
FEATURES = ["kern", "liga", "ccmp", "locl", "mark", "pnum", "tnum"]


@dataclass(frozen=True)
class Face:
    """A font of the pages."""

    file: str  # in the site, without suffix
    source: str  # in node_modules
    common: str  # signs that most pages use
    rule: str = ""  # what the style says of it; KaTeX's own style speaks of KaTeX's
    weights: tuple[int, int] | None = None  # that are asked for
    features: tuple[str, ...] = ()

    @property
    def others(self) -> str:
        """The signs that stand in a file of their own."""
        alone = [sign for sign in _signs(self.source) if chr(sign) not in self.common]
        return "".join(map(chr, alone if "greek" not in self.file else filter(_is_greek, alone)))

    def made(self, signs: str) -> bytes:
        """Return the font with these signs alone."""
        return kept(CACHE, ".woff2", _cut, (NPM / self.source).read_bytes(), self, signs)


_LITERATA = "@fontsource-variable/literata/files/literata-{}-wght-{}.woff2"
_MONO = "@fontsource-variable/jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2"
_SERIF = "font-family: Literata; font-weight: 400 700"
FACES = (
    Face(
        *("literata", _LITERATA.format("latin", "normal"), WORDS),
        *(_SERIF, (400, 700), tuple(FEATURES)),
    ),
    Face(
        *("literata-italic", _LITERATA.format("latin", "italic"), WORDS),
        *(f"{_SERIF}; font-style: italic", (400, 700), tuple(FEATURES)),
    ),
    Face(
        *("literata-greek", _LITERATA.format("greek", "normal"), GREEK),
        *(_SERIF, (400, 700), tuple(FEATURES)),
    ),
    Face("mono", _MONO, WORDS, 'font-family: "JetBrains Mono"; font-weight: 400 700', (400, 700)),
)
FORMULAS = tuple(
    Face(name, f"katex/dist/fonts/{name}.woff2", MATHS + GREEK if "Math-" in name else MATHS)
    for name in ("KaTeX_Main-Regular", "KaTeX_Main-Bold", "KaTeX_Math-Italic")
)
WIDTH, ASCENT, DESCENT = 0.48, 1.177, 0.308  # of Literata: an average letter, and above a line
STAND_INS = {  # what readers have until it is there, and how wide an average letter of it is
    "Georgia": (("Georgia",), 0.4458),
    "Times": (("Times New Roman", "Liberation Serif", "Tinos"), 0.40625),
    "Noto": (("Noto Serif", "Droid Serif"), 0.481),
}


def files() -> Iterator[tuple[str, bytes]]:
    """Yield the font files of the site: their addresses and contents."""
    for folder, faces in (("fonts", FACES), ("katex/fonts", FORMULAS)):
        for face in faces:
            yield f"assets/{folder}/{face.file}.woff2", face.made(face.common)
            yield f"assets/{folder}/{face.file}-more.woff2", face.made(face.others)


def prepare() -> None:
    """Have all of them made, and kept."""
    for _ in files():
        pass


@cache
def rules() -> str:
    """Return what a style says of the fonts of words and code."""
    faces = "".join(
        f"@font-face {{ {face.rule}; font-display: swap; "
        f'src: url(fonts/{face.file}{part}.woff2) format("woff2"); '
        f"unicode-range: {ranges(signs)}; }}\n"
        for face in FACES
        for part, signs in (("", face.common), ("-more", face.others))
    )
    return faces + "".join(_stand_in(name, *font) for name, font in STAND_INS.items())


def _stand_in(name: str, fonts: tuple[str, ...], width: float) -> str:
    scale = WIDTH / width
    places = ", ".join(f'local("{font}")' for font in fonts)
    return (
        f'@font-face {{ font-family: "Literata as {name}"; src: {places}; '
        f"size-adjust: {scale:.1%}; ascent-override: {ASCENT / scale:.1%}; "
        f"descent-override: {DESCENT / scale:.1%}; line-gap-override: 0%; }}\n"
    )


def family() -> str:
    """Return the font of words with those that stand in for it.

    >>> family()
    'Literata, "Literata as Georgia", "Literata as Times", "Literata as Noto"'
    """
    return ", ".join(["Literata", *(f'"Literata as {name}"' for name in STAND_INS)])


def in_two(css: str) -> str:
    """Return KaTeX's style with rules for both files of each font that is in two."""
    for face in FORMULAS:
        start = css.rindex("@font-face", 0, css.index(f"{face.file}.woff2"))
        rule = css[start : css.index("}", start)]
        both = "".join(
            f"{rule.replace(face.file, face.file + part)};unicode-range:{ranges(signs)}}}"
            for part, signs in (("", face.common), ("-more", face.others))
        )
        css = css.replace(rule + "}", both)
    return css


def ranges(signs: Iterable[str]) -> str:
    """Write signs as a style does.

    >>> ranges("abcé")
    'U+61-63,U+E9'
    """
    found: list[list[int]] = []
    for sign in sorted(map(ord, signs)):
        if found and sign <= found[-1][1] + 1:
            found[-1][1] = sign
        else:
            found.append([sign, sign])
    return ",".join(f"U+{a:X}" + (f"-{b:X}" if b > a else "") for a, b in found)


@cache
def _signs(source: str) -> tuple[int, ...]:
    from fontTools.ttLib import TTFont  # type: ignore[import-untyped]

    return tuple(sorted(TTFont(NPM / source).getBestCmap()))


def _is_greek(sign: int) -> bool:
    return 0x370 <= sign < 0x400


def _cut(whole: bytes, face: Face, signs: str) -> bytes:
    """Return a font with some of the signs, weights and features of the *whole* one."""
    from fontTools import subset  # type: ignore[import-untyped]
    from fontTools.varLib.instancer import instantiateVariableFont  # type: ignore[import-untyped]

    options = subset.Options(layout_features=[*face.features] or ["kern", "ccmp"], hinting=False)
    options.recalc_timestamp = False
    font: Any = subset.load_font(BytesIO(whole), options)
    subsetter = subset.Subsetter(options)
    subsetter.populate(text=signs)
    subsetter.subset(font)
    if face.weights:
        font = instantiateVariableFont(font, {"wght": face.weights})
    font.flavor, font.recalcTimestamp = "woff2", False
    out = BytesIO()
    font.save(out)
    return out.getvalue()
