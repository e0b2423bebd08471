"""Words and sequences: the word W as a cut line and as a growing tree, and Beatty pairs."""

from itertools import count, islice, takewhile

from chromdocs.figures.axes import near
from chromdocs.figures.figure import Axis, Box, Exhibit, Figure, Line, Mark, Points, Text
from chromdocs.games.gamma import pair
from chromdocs.numbers.beatty import Beatty
from chromdocs.numbers.contfrac import (
    alpha,
    beta,
    duchene_rigo_pair,
    wythoff_pair,
)
from chromdocs.numbers.real import real
from chromdocs.numbers.words import cutting_sequence, phi
from chromdocs.papers.fractions.figures.shared import rounded, sigma_or_tau
from chromdocs.papers.fractions.paper import PAPER
from chromdocs.parameters import Parameter, key_of, read_as, whole
from chromdocs.words import listed, sub

ORDER = 5
LETTERS = 45  # in the last row of a tree, at most
PER_ROW = 20
PAIRS = {
    "gamma": lambda k: (alpha(k), beta(k)),
    "wythoff": wythoff_pair,
    "duchene-rigo": duchene_rigo_pair,
}


def cutting(k: int, letters: int) -> Figure:
    """Draw a line through the grid whose crossings spell the word W."""
    part = real(beta(k).value()) - k - 1  # the share of the letters tau
    slope = (1 - part) * part.inverse()
    word = "".join("σ" if bit == "1" else "τ" for bit in islice(cutting_sequence(slope), letters))
    right, top = word.count("τ") + 0.9, word.count("σ") + 0.9
    up = near(slope)
    marks: list[Mark] = []
    for i in range(word.count("τ") + 1):
        marks.append(Line((i, i), (0, top), "grid"))
    for j in range(word.count("σ") + 1):
        marks.append(Line((0, right), (j, j), "grid"))
    end = min(right, top / up)
    marks.append(Line((0, end), (0, up * end), "ink"))
    data: list[tuple[int, str, int, int]] = [(1, "σ", 0, 0)]
    spots: dict[str, list[tuple[float, float, str]]] = {"σ": [], "τ": []}
    spots["σ"].append((0, 0, f"letter 1: σ, at the start, d = {k + 1}"))
    for n, letter in enumerate(word, start=2):
        i, j = word[: n - 1].count("τ"), word[: n - 1].count("σ")
        data.append((n, letter, i, j))
        step = k + 1 if letter == "σ" else k + 2
        line = f"level line {j}" if letter == "σ" else f"upright line {i}"
        at = (j / up, float(j)) if letter == "σ" else (float(i), i * up)
        spots[letter].append((*at, f"letter {n}: {letter}, at {line}, d = {step}"))
    for letter, role, aside in (("τ", "n", -0.28), ("σ", "accent", 0.28)):
        x, y, said = zip(*spots[letter], strict=True)
        marks.append(Points(x, y, role, hover=said, size=6))
        for across, above in zip(x, y, strict=True):
            colour = "accent" if letter == "σ" else "text"
            marks.append(Text(across - aside, above + aside * 1.25, letter, colour, 10))
    whole_word = "σ" + word
    return Figure(
        id="cutting-sequence",
        title=f"The word W for k = {k} as a cut line",
        caption=f"A line of slope {rounded(slope)} from a grid point. Write σ at the start and "
        "where it crosses a level line, τ where it crosses an upright one: the letters spell "
        f"W = {whole_word}…, and with {k + 1} for σ and {k + 2} for τ the steps of the sequence B. "
        f"The slope is (1 − g)/g; g = {rounded(part)} is the fractional part of {sub('β', k)}.",
        alt=f"A straight line rising gently from the lower left corner through a grid of "
        f"{word.count('τ')} by {word.count('σ')} unit squares. Its crossings carry letters, σ at "
        f"level lines and τ at upright ones, which read from the left {whole_word}.",
        marks=tuple(marks),
        x=Axis(hidden=True, range=(-0.5, right + 0.1)),
        y=Axis(hidden=True, range=(-0.6, top + 0.1)),
        columns=("n", "letter", "upright lines", "level lines"),
        data=tuple(data),
        claims=("fractions/lem-11", "fractions/lem-A1"),
        equal=True,
        aspect=min(3.2, (right + 0.6) / (top + 0.7)),
    )


def word_tree(k: int, generations: int | None) -> Figure:
    """Draw the words w_0, w_1, ... as rows, each letter above its image."""
    fits = _fits(k)
    last = read_as("generations", whole(1, fits), generations or fits)
    morphism = phi(k)
    words = ["σ"]
    while len(words) <= last:
        words.append(morphism(words[-1]))
    total = len(words[-1])
    steps = [pair(k, n) for n in range(total + 1)]
    marks: list[Mark] = []
    data: list[tuple[int, int, str, str]] = []
    middles = [[i + 0.5 for i in range(total)]]
    for word in reversed(words[:-1]):  # a letter stands above the middle of its image
        below, spots, at = middles[0], [], 0
        for letter in word:
            size = len(morphism(letter))
            spots.append((below[at] + below[at + size - 1]) / 2)
            at += size
        middles.insert(0, spots)
    wide, high = 0.86, 0.5
    for row, (word, spots) in enumerate(zip(words, middles, strict=True)):
        y, taus, at = -1.5 * row, 0, 0
        marks.append(Text(-0.7, y, sub("w", row), "muted", 10, "right"))
        for n, (letter, x) in enumerate(zip(word, spots, strict=True), start=1):
            taus += letter == "τ"
            named = "σ" if letter == "σ" else sub("τ", (taus - 1) % k + 1)
            c, d = (steps[n][i] - steps[n - 1][i] for i in (0, 1))
            hover = f"letter {n} of {sub('w', row)}: {named}, c = {c}, d = {d}"
            if row < last:
                image = middles[row + 1][at : at + len(morphism(letter))]
                at += len(image)
                path = [
                    p for child in image for p in ((x, y - high / 2), (child, y - 1.5 + high / 2))
                ]
                marks.append(Line(tuple(p[0] for p in path), tuple(p[1] for p in path), "n"))
            corner = (x - wide / 2, y - high / 2)
            marks += sigma_or_tau(letter, corner, (wide, high), hover, min(10, 300 / total))
            data.append((row, n, letter, named))
    sizes = listed([str(len(word)) for word in words], 6)
    return Figure(
        id="word-tree",
        title=f"The word W for k = {k} grows",
        caption=f"Every σ becomes {morphism('σ')} and every τ becomes {morphism('τ')}. From one "
        f"σ come words of {sizes} letters, each the beginning of the next, and in the end the "
        f"word W, whose letters are the steps of B: {k + 1} for σ, {k + 2} for τ. Every "
        f"{'τ' if k == 1 else f'{_nth(k)} τ'} is also a step of 2 in A.",
        alt=f"A tree of {last + 1} rows. At the top one filled box σ; below it rows of more and "
        f"more boxes, {sizes} from above, filled for σ and pale for τ. Lines join each letter to "
        f"its image below it, {morphism('σ')} for σ and {morphism('τ')} for τ.",
        marks=tuple(marks),
        x=Axis(hidden=True, range=(-0.4, total + 0.1)),
        y=Axis(hidden=True, range=(-1.5 * last - 0.45, 0.45)),
        columns=("generation", "n", "letter", "indexed"),
        data=tuple(data),
        claims=("fractions/ex-10", "fractions/lem-11", "fractions/lem-17"),
        aspect=2.1,
    )


def _fits(k: int) -> int:
    """Return how many generations have room."""
    sizes = takewhile(
        lambda size: size[1] <= LETTERS, ((n, len((phi(k) ** n)("σ"))) for n in count())
    )
    return max(n for n, _ in sizes)


def _nth(k: int) -> str:
    return {2: "second", 3: "third", 4: "fourth", 5: "fifth"}.get(k, f"{k}th")


def beatty_line(k: int, pair: str, to: int) -> Figure:
    """Draw which of two complementary Beatty sequences has each number."""
    both = PAIRS[pair](k)
    numbers = {name: Beatty(x.value()) for name, x in zip("αβ", both, strict=True)}
    marks: list[Mark] = []
    data: list[tuple[int, str, int]] = []
    rows = (to + PER_ROW - 1) // PER_ROW
    for strip in range(rows):
        first = strip * PER_ROW + 1
        wide = min(PER_ROW, to - first + 1)
        y = -3.2 * strip
        marks.append(Line((0.4, wide + 0.6), (y, y), "muted"))
        for name, height in (("α", 0.62), ("β", -0.62)):
            marks.append(Text(0.15, y + height, f"⌊n{name}⌋", "muted", 9, "right"))
    for m in range(1, to + 1):
        x, y = (m - 1) % PER_ROW + 1, -3.2 * ((m - 1) // PER_ROW)
        for name, modulus in numbers.items():
            if n := modulus.index(m):
                role, low = ("p", 0.15) if name == "α" else ("accent", -1.1)
                hover = f"{m} = ⌊{n}·{name}⌋"
                marks.append(Box(x - 0.44, y + low, 0.88, 0.95, role, hover=hover, rounded=True))
                marks.append(Text(x, y + low + 0.475, str(m), "on-p", 8.5))
                data.append((m, name, n))
    return Figure(
        id="beatty-line",
        title="Two sequences share out the numbers",
        caption=f"For α = {both[0]} = {rounded(numbers['α'].modulus)} and β = {both[1]} = "
        f"{rounded(numbers['β'].modulus)} the numbers ⌊nα⌋ stand above the line and the numbers "
        f"⌊nβ⌋ below it. Because 1/α + 1/β = 1, each number from 1 to {to} stands in exactly one "
        "of the two places (Beatty).",
        alt=f"The numbers 1 to {to} in {rows} rows, each in a box above or below a line. Above: "
        f"{listed([str(m) for m, name, _ in data if name == 'α'], 9)}. Below: "
        f"{listed([str(m) for m, name, _ in data if name == 'β'], 9)}. No number is missing and "
        "none stands in both places.",
        marks=tuple(marks),
        x=Axis(hidden=True, range=(-0.3, PER_ROW + 0.8)),
        y=Axis(hidden=True, range=(-3.2 * (rows - 1) - 1.3, 1.3)),
        columns=("number", "modulus", "n"),
        data=tuple(data),
        claims=("fractions/eq-2",),
        equal=True,
        aspect=(PER_ROW + 2.5) / (3.2 * rows),
    )


EXHIBITS = (
    Exhibit(
        id="cutting-sequence",
        title="The word W as a cut line",
        build=cutting,
        parameters={
            "k": Parameter("the k of the word W", whole(1, 9), 2),
            "letters": Parameter("how many letters", whole(6, 30), 22),
        },
        paper=PAPER,
        kind="words",
        tags=("sturmian", "continued fraction"),
        steps=("k", ("1", "2", "3", "4", "5")),
        crop=(-0.3, -0.4, 6, 4),
    ),
    Exhibit(
        id="word-tree",
        title="The word W grows",
        build=word_tree,
        parameters={
            "k": Parameter("the k of the word W", whole(1, 9), 2),
            "generations": Parameter("how often (as often as fits)", whole(1)),
        },
        paper=PAPER,
        kind="words",
        tags=("sturmian",),
        steps=("k", ("1", "2", "3", "4")),
        striking=2,
    ),
    Exhibit(
        id="beatty-line",
        title="Two sequences share out the numbers",
        build=beatty_line,
        parameters={
            "k": Parameter("the k of the pair", whole(1, 9), 2),
            "pair": Parameter(
                "{default} (the default), wythoff or duchene-rigo", key_of(PAIRS, "pair"), "gamma"
            ),
            "to": Parameter("the largest number", whole(10, 80), 40),
        },
        paper=PAPER,
        kind="words",
        tags=("beatty", "continued fraction"),
        steps=("k", ("1", "2", "3", "4", "5")),
    ),
)
