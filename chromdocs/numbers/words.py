"""Words: morphisms and their fixed points, Sturmian words, Sturm numbers.

A letter is one character and a finite word a string. An infinite word is an iterator of its
letters; long beginnings come as strings from ``Morphism.prefix`` and ``standard_prefix``.
"""

from collections import deque
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from itertools import accumulate, count, pairwise
from types import MappingProxyType

from chromdocs.arguments import checked
from chromdocs.numbers.certified import Number, Real
from chromdocs.numbers.contfrac import ContinuedFraction
from chromdocs.numbers.digits import to_decimal
from chromdocs.numbers.real import real


@dataclass(frozen=True)
class Morphism:
    """A map of words that puts a word of its own, never empty, for each letter.

    ``f @ g`` does g first, and ``f**n`` is f done n times.

    >>> fibonacci = Morphism({"a": "ab", "b": "a"})
    >>> fibonacci("aba"), (fibonacci**3)("a")
    ('abaab', 'abaab')
    """

    images: Mapping[str, str]  # by letter

    def __post_init__(self) -> None:
        for letter, image in self.images.items():
            if len(letter) != 1 or not image:
                raise ValueError(
                    "Morphism: a letter is one character and its image a word that is not empty, "
                    f"not {letter!r}: {image!r}"
                )
        object.__setattr__(self, "images", MappingProxyType(dict(self.images)))

    def __hash__(self) -> int:
        return hash(frozenset(self.images.items()))

    @checked
    def __call__(self, word: str) -> str:
        try:
            return "".join(map(self.images.__getitem__, word))
        except KeyError as error:
            letters = ", ".join(map(repr, self.images))
            raise ValueError(
                f"Morphism: a word must consist of the letters {letters}, not {error}"
            ) from None

    def __matmul__(self, other: "Morphism") -> "Morphism":
        return Morphism({letter: self(image) for letter, image in other.images.items()})

    def __pow__(self, n: int) -> "Morphism":
        power = Morphism({letter: letter for letter in self.images})
        for _ in range(_at_least(0, "Morphism: a power", n)):
            power @= self
        return power

    def fixed_point(self, letter: str) -> Iterator[str]:
        """Yield the letters of the infinite word that begins with *letter* and is its own image.

        >>> from itertools import islice
        >>> "".join(islice(ETA.fixed_point("0"), 8))
        '01001010'
        """
        beginning = self._prolonged(letter)

        def letters() -> Iterator[str]:
            yield from beginning
            waiting = deque(beginning[1:])  # written, but not yet replaced by their images
            while True:
                image = self(waiting.popleft())
                yield from image
                waiting.extend(image)

        return letters()

    def prefix(self, letter: str, length: int) -> str:
        """Return the first *length* letters of ``fixed_point(letter)`` at once.

        >>> phi(2).prefix("σ", 12)
        'σττστττστττσ'
        """
        _at_least(0, "prefix: length", length)
        word = self._prolonged(letter)
        longest = max(map(len, self.images.values()))
        read = 1
        while (missing := length - len(word)) > 0:
            # as many letters as cannot give too much, and one more, so that it ends
            piece = word[read : read + missing // longest + 1]
            read += len(piece)
            word += self(piece)
        return word[:length]

    def _prolonged(self, letter: str) -> str:
        image = self.images.get(letter, "")
        if len(image) < 2 or image[0] != letter:
            raise ValueError(
                f"fixed_point: the image of {letter!r} must begin with {letter!r} and go on, "
                f"not be {image!r}"
            )
        return image


E = Morphism({"0": "1", "1": "0"})
ETA = Morphism({"0": "01", "1": "0"})
ETA_BAR = Morphism({"0": "10", "1": "0"})


def phi(k: int) -> Morphism:
    """Return σ -> σ τ^k, τ -> σ τ^(k+1); its fixed point is the word W of the differences D.

    >>> dict(phi(2).images)
    {'σ': 'σττ', 'τ': 'στττ'}
    """
    return Morphism({"σ": "σ" + _at_least(1, "phi: k", k) * "τ", "τ": "σ" + (k + 1) * "τ"})


def theta(k: int) -> Morphism:
    """Return 0 -> 1^k 0, 1 -> 1^k 0 1, which fixes the characteristic word of {beta_k}.

    >>> theta(2) == (E @ ETA)**2 @ ETA @ E
    True
    """
    return Morphism({"0": _at_least(1, "theta: k", k) * "1" + "0", "1": k * "1" + "01"})


def mechanical(slope: Number, intercept: Number = 0, upper: bool = False) -> Iterator[str]:
    """Yield floor((n+1)·slope + intercept) - floor(n·slope + intercept) for n = 0, 1, 2, ...

    The upper word has ceilings instead of floors.

    >>> from itertools import islice
    >>> "".join(islice(mechanical(real("(3-sqrt(5))/2")), 8))
    '00100101'
    """
    exact, sign = _slope("mechanical", slope), -1 if upper else 1  # ceil(x) is -floor(-x)
    return _differences((exact * n + intercept).floor_times(sign) for n in count())


def characteristic(slope: Number) -> Iterator[str]:
    """Yield floor((n+1)·slope) - floor(n·slope) for n = 1, 2, 3, ...: the word c of *slope*.

    >>> from itertools import islice
    >>> "".join(islice(characteristic(real("2/5")), 10))
    '0101001010'
    """
    return _differences(map(_slope("characteristic", slope).floor_times, count(1)))


def cutting_sequence(slope: Number) -> Iterator[str]:
    """Yield 0 where the ray y = slope·x, x > 0, meets an upright grid line and 1 where a level one.

    Through a grid point it meets the level line first.

    >>> from itertools import islice
    >>> "".join(islice(cutting_sequence(real("3/2")), 10))
    '1011010110'
    """
    exact = real(slope)
    if exact.floor_times(1) < 0:
        raise ValueError(f"cutting_sequence: slope must be at least 0, not {exact}")
    return characteristic(exact * (exact + 1).inverse())


def standard_sequence(directive: Iterable[int]) -> Iterator[str]:
    """Yield the words s_-1 = 1, s_0 = 0, and s_n = s_(n-1)^d_n s_(n-2) for each d_n.

    From s_1 on, each is the beginning of the next, and of c for [0; 1 + d_1, d_2, ...]. The word
    s_0 is such a beginning only if d_1 is not 0.

    >>> list(standard_sequence([1, 1, 2]))
    ['1', '0', '01', '010', '01001001']
    """
    before, word = "1", "0"
    yield before
    yield word
    for n, d in enumerate(directive, start=1):
        before, word = word, word * _at_least(int(n > 1), f"standard_sequence: d_{n}", d) + before
        yield word


def standard_prefix(slope: ContinuedFraction, length: int) -> str:
    """Return the first *length* letters of the characteristic word as a limit of standard words.

    >>> standard_prefix(ContinuedFraction((0, 2), (1,)), 12)
    '010010100100'
    """
    _at_least(0, "standard_prefix: length", length)
    if slope.start[0] != 0:
        raise ValueError(f"standard_prefix: slope must be at least 0 and less than 1, not {slope}")
    if not slope.period and len(slope.start) % 2 == 0:
        # of the two standard words of a fraction, the one that ends in 10 is repeated
        quotients = iter((*slope.start[1:-1], slope.start[-1] - 1, 1))
    else:
        quotients = slope.partial_quotients()
        next(quotients)
    before, word = "1", "0"
    for n, quotient in enumerate(quotients):
        if n and len(word) >= length:
            break
        d = quotient - 1 if n == 0 else quotient
        before, word = word, word * min(d, length // len(word) + 1) + before
    return (word * (length // len(word) + 1))[:length]


def sturm_type(slope: ContinuedFraction) -> str:
    """Return "i" or "ii", the type of Sturm number that *slope* is, or "" if it is none.

    >>> [sturm_type(ContinuedFraction((0, q), (2, 3))) for q in (1, 2, 5)]
    ['ii', 'i', '']
    """
    if slope.start[0] != 0 or not slope.period:
        return ""
    if next(slope.inverse().partial_quotients()) > 1:
        return "i" if _sturm_directive(slope) else ""
    return "ii" if _sturm_directive(_mirror(slope)) else ""


def is_sturm(slope: ContinuedFraction) -> bool:
    """Tell whether *slope* is a Sturm number: some morphism fixes its characteristic word.

    >>> is_sturm(ContinuedFraction((0, 3), (2,))), is_sturm(ContinuedFraction((0, 4), (2,)))
    (True, False)
    """
    return sturm_type(slope) != ""


def sturm_morphism(slope: ContinuedFraction) -> Morphism:
    """Return a morphism that fixes the characteristic word of *slope*, a Sturm number.

    It is 0 -> s_(n-1), 1 -> s_(n-1)^(d_n - d_1) s_(n-2) for type (i); for type (ii) the same of
    1 - slope, with 0 and 1 exchanged.

    >>> dict(sturm_morphism(ContinuedFraction((0, 3), (1, 2))).images)
    {'0': '0010', '1': '001'}
    """
    kind = sturm_type(slope)
    if not kind:
        raise ValueError(f"sturm_morphism: {slope} is no Sturm number")
    if kind == "ii":
        return E @ sturm_morphism(_mirror(slope)) @ E
    d = _sturm_directive(slope)
    *_, before, word = standard_sequence(d[:-1])
    return Morphism({"0": word, "1": word * (d[-1] - d[0]) + before})


def letter_counts(word: str, letter: str, length: int) -> list[int]:
    """Count *letter* in each factor of *word* that has *length* letters, from left to right.

    >>> letter_counts("0100101", "1", 3)
    [1, 1, 1, 1, 2]
    """
    _at_least(0, "letter_counts: length", length)
    sums = list(accumulate((a == letter for a in word), initial=0))
    return [after - at for at, after in zip(sums, sums[length:], strict=False)]


def is_balanced(word: str) -> bool:
    """Tell whether factors of equal length differ by at most 1 in the number of every letter.

    >>> is_balanced("0100101"), is_balanced("0011")
    (True, False)
    """
    counts = (letter_counts(word, a, n) for n in range(1, len(word)) for a in set(word))
    return all(max(found) - min(found) <= 1 for found in counts)


def _sturm_directive(slope: ContinuedFraction) -> tuple[int, ...]:
    """Return d_1, ..., d_n if *slope*, which is below 1/2, is a Sturm number, and else nothing."""
    start, period = slope.start, slope.period
    if len(start) == 1:  # [0; (p, q, r)] is [0; p, (q, r, p)]
        start, period = (0, period[0]), period[1:] + period[:1]
    d_1 = start[1] - 1
    return (d_1, *period) if len(start) == 2 and period[-1] >= d_1 else ()


def _mirror(slope: ContinuedFraction) -> ContinuedFraction:
    """Return 1 - slope: the inverses of complementary numbers add up to 1."""
    return slope.inverse().complement().inverse()


def _differences(floors: Iterable[int]) -> Iterator[str]:
    return ("0" if before == floor else "1" for before, floor in pairwise(floors))


def _slope(function: str, slope: Number) -> Real:
    exact = real(slope)
    if exact.floor_times(1) != 0 and exact != real(1):
        raise ValueError(f"{function}: slope must be from 0 to 1, not {exact}")
    return exact


def _at_least(least: int, what: str, value: int) -> int:
    if value < least:
        raise ValueError(f"{what} must be at least {least}, not {to_decimal(value)}")
    return value
