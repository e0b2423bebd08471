"""Figures on U. Larsson, *The ⋆-operator and invariant subtraction games*."""

from functools import cache

from chromdocs.figures.figure import Axis, Exhibit, Figure, Line, Points
from chromdocs.games.wythoff_star import TAIL, conjecture_1_positions, diagonal_tails
from chromdocs.numbers.zeckendorf import fibonacci
from chromdocs.papers.star.paper import PAPER
from chromdocs.papers.star.solved import FAR, solver_up_to
from chromdocs.parameters import Parameter, whole
from chromdocs.words import listed

ORDER = 7
DENSE = 60  # dots in a row from which on they are drawn as a line


@cache
def _rows_1(last: int) -> list[tuple[int, int, int, int, int, str]]:
    """Return n, i, A_i + B_i, the position and its outcome, for n from 3 to *last*."""
    known = solver_up_to(fibonacci(2 * last))
    rows = []
    for n in range(3, last + 1):
        for i, taken, (x, y) in conjecture_1_positions(n):
            rows.append((n, i, taken, x, y, known.outcome((x, y))))
    return rows


@cache
def _rows_2(to: int) -> list[tuple[int, str, str]]:
    """Return the numbers up to *to* that end in `TAIL`, their codings and outcomes."""
    known = solver_up_to(to)
    return [(i, coding, known.outcome((i, i))) for i, coding in diagonal_tails(to)]


def conjecture_1(n: int) -> Figure:
    """Draw for each n which of the positions of Conjecture 1, first item, are P."""
    rows = _rows_1(n)
    marks: list[Points | Line] = []
    dense = {m for m in range(3, n + 1) if sum(row[0] == m for row in rows) > DENSE}
    for m in sorted(dense):
        marks.append(Line((0.0, 1.0), (float(m), float(m)), "p"))
    for outcome, role, label in (("P", "p", "P-positions"), ("N", "move", "N-positions")):
        chosen = [r for r in rows if r[-1] == outcome and (outcome == "N" or r[0] not in dense)]
        if chosen:
            marks.append(
                Points(
                    tuple(row[2] / fibonacci(2 * row[0] - 4) for row in chosen),
                    tuple(float(row[0]) for row in chosen),
                    role,
                    label,
                    tuple(f"n = {r[0]}, i = {r[1]}: ({r[3]}, {r[4]}) is {r[5]}" for r in chosen),
                    3 if outcome == "P" else 6,
                )
            )
    limit = tuple(fibonacci(2 * m - 5) / fibonacci(2 * m - 4) for m in range(3, n + 1))
    heights = tuple(float(m) for m in range(3, n + 1))
    marks.append(Line(limit, heights, "muted", "limit F₂ₙ₋₅", dashed=True))
    failed = [row for row in rows if row[-1] == "N"]
    first = "".join(f" The first is ({r[3]}, {r[4]}), for n = {r[0]}." for r in failed[:1])
    return Figure(
        id="star-conjecture-1",
        title="⋆-operator, Conjecture 1: where it fails",
        caption="Each dot, or point of a dense row, is a position (F₂ₙ₋₁, F₂ₙ − 1 − Aᵢ − Bᵢ) of "
        "the star of Wythoff nim, "
        "with n upwards and Aᵢ + Bᵢ, as a part of F₂ₙ₋₄, to the right. The first item of "
        f"Conjecture 1 says that all are P-positions. {len(failed)} are not.{first} Left of "
        "the dashed line none fails.",
        alt=f"Rows of dots for n from 3 to {n}, ever denser upwards. All are blue, P-positions, "
        f"but {len(failed)} red diamonds near the right end of the uppermost rows, all right of a "
        "dashed line at about six tenths of the width.",
        marks=tuple(marks),
        x=Axis(
            "(Aᵢ + Bᵢ) / F₂ₙ₋₄",
            (-0.03, 1.03),
            tuple((i / 5, f"{i / 5:.1f}") for i in range(6)),
        ),
        y=Axis("n", (2.4, n + 0.6), tuple((float(m), str(m)) for m in range(3, n + 1))),
        columns=("n", "i", "A_i + B_i", "x", "y", "outcome"),
        data=tuple(rows),
        claims=("star/conj-1-a",),
    )


def conjecture_2(to: int) -> Figure:
    """Draw who wins on the diagonal at the numbers whose coding ends in 1010001001."""
    rows = _rows_2(to)
    marks = []
    for outcome, role, label, height in (("P", "p", "P", 1.0), ("N", "move", "N", 0.0)):
        chosen = [row for row in rows if row[2] == outcome]
        said = tuple(f"({i}, {i}) is {who}; {i} is coded {code}" for i, code, who in chosen)
        xs = tuple(float(row[0]) for row in chosen)
        size = 3 if outcome == "P" else 7
        marks.append(Points(xs, (height,) * len(chosen), role, label, said, size))
    failed = [row[0] for row in rows if row[2] == "N"]
    return Figure(
        id="star-conjecture-2",
        title="⋆-operator, Conjecture 2: where it fails",
        caption=f"The numbers i up to {to:,} whose Zeckendorf coding ends in {TAIL}, and whether "
        "(i, i) is a P- or an N-position of the star of Wythoff nim. Conjecture 2 says that all "
        f"but 129 and 362 give P-positions. N-positions are given by {listed(failed)}.",
        alt=f"Two rows of dots along the numbers up to {to:,}. The upper row, of P-positions, is "
        f"dense. The lower one, of N-positions, has {len(failed)} red diamonds: {listed(failed)}.",
        marks=tuple(marks),
        x=Axis("i", (-0.02 * to, 1.02 * to)),
        y=Axis("", (-0.7, 1.7), ((0.0, "N"), (1.0, "P"))),
        columns=("i", "coding", "outcome"),
        data=tuple(rows),
        claims=("star/conj-2-p",),
        aspect=3.0,
    )


EXHIBITS = (
    Exhibit(
        id="star-conjecture-1",
        title="⋆-operator, Conjecture 1: where it fails",
        build=conjecture_1,
        parameters={"n": Parameter("the largest n", whole(4, 11), 11)},
        paper=PAPER,
        kind="errata",
        tags=("star", "wythoff", "errata"),
        crop=(0.57, 7.5, 1.02, 11.5),
    ),
    Exhibit(
        id="star-conjecture-2",
        title="⋆-operator, Conjecture 2: where it fails",
        build=conjecture_2,
        parameters={"to": Parameter("the largest heap ({default:,})", whole(1000, FAR), FAR)},
        paper=PAPER,
        kind="errata",
        tags=("star", "wythoff", "zeckendorf", "errata"),
        crop=(45300, -0.4, 48800, 1.4),
    ),
)
