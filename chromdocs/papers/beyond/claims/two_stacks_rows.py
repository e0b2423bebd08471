r"""Results of our own in the chapter *Values of two stacks*: one stack held, the rows."""

from collections.abc import Iterator
from itertools import islice, product

from chromdocs.claims.claim import Case, Section, Solve
from chromdocs.games.chromatic import chromatic
from chromdocs.games.levels import NAMED
from chromdocs.games.stack_values import columns, repeated, row_periods
from chromdocs.papers.beyond.claims.colourings import colourings, named, subsets
from chromdocs.papers.beyond.claims.search import searched
from chromdocs.papers.beyond.claims.two_stacks_far import least_period
from chromdocs.papers.beyond.paper import PAPER

ORDER = 24
SECTION = Section(PAPER, "Values of two stacks")


@SECTION.claim(
    "lacking-values",
    "Row x lacks x values",
    bound=40,
    unit="stacks of",
    kind="lemma",
    place="What a row lacks",
    proof="learn/values-of-two-stacks/#rows",
    searched=searched(
        "On chromatic nim only the paper by Fisher and Larsson was found. That the values of a "
        "row keep to a strip is known of nim, and of Wythoff nim from Dress, Flammenkamp and Pink."
    ),
    perturbed=[{"lacks": 1}, {"width": -1}, {"late": -1}],
)
def lacking_values(
    bound: int, solve: Solve, lacks: int = 0, width: int = 0, late: int = 0
) -> Iterator[Case]:
    r"""Let $g(x,y)$ be the Grundy value of $(x,y)$ in chromatic nim on two stacks, for any
    colouring. Then $g(x,y)\le x+y$, and of the numbers $0,\dots,x+y$ exactly $x$ are lacking among
    $g(x,0),\dots,g(x,y)$. If $x$ is red, $|g(x,y)-y|\le x$. Row $x$ has each value $v$ at most
    once. If there are $v+x$ red levels, it has $v$ up to the column of the $(v+x)$-th, or up to
    column 0 if $v+x=0$; so it has every value once if there are infinitely many red levels.

    Every colouring of five levels, an eighth of the bound, and four of as many as the bound says.
    All values come from the rules.
    """
    for name, red, to in colourings(bound):
        g = dict(solve(chromatic(red)).grundy_values(to))
        reds = [0, *sorted(red)]
        for x in range(to + 1):
            row = [g[min(x, y), max(x, y)] for y in range(to + 1)]
            for y in range(to + 1):
                at = (name, f"row {x}, columns to {y}")
                taken = set(row[: y + 1])
                yield Case(at, x + lacks, sum(v not in taken for v in range(x + y + 1)))
                if x in red:
                    yield Case((*at, "strip"), True, abs(row[y] - y) <= x + width)
            for v in range(len(reds) - x - late):
                column = reds[v + x + late] if v + x + late >= 0 else 0
                yield Case((name, f"row {x}, value {v}"), True, v in row[: column + 1])


@SECTION.claim(
    "value-rows",
    "Where colours repeat, each row of values repeats",
    bound=40,
    unit="stacks of",
    kind="theorem",
    place="Rows",
    uses=["lacking-values", "no-red"],
    proof="learn/values-of-two-stacks/#rows",
    searched=searched(
        "On chromatic nim only the paper by Fisher and Larsson was found. The method is that of "
        "Dress, Flammenkamp and Pink (1999), who prove that rows of Wythoff nim repeat; that "
        "finite machines keep sequences automatic is a theorem of Cobham."
    ),
    perturbed=[{"step": 1}, {"earlier": 1}, {"depth": 0}],
)
def value_rows(
    bound: int, solve: Solve, step: int = 0, earlier: int = 0, depth: int = 1
) -> Iterator[Case]:
    r"""Let $g(x,y)$ be the Grundy value of $(x,y)$ in chromatic nim on two stacks. If every $D$
    levels in a row hold a red one, then $y-Dx(x+1)\le g(x,y)\le y+x$. If the colours repeat from
    some level on, then for every $x$ the differences $g(x,y)-y$ repeat from some $y$ on, also if
    there are finitely many red levels. If the colours are a $k$-automatic sequence in which every
    $D$ levels hold a red one, then $g(x,0)-0, g(x,1)-1, \dots$ is $k$-automatic for every $x$.

    For the colours that repeat a word of up to four letters, and the rows up to 4, the period and
    where it begins are taken from the machine of the proof, whose state comes again; values come
    from the rules, and are compared with the shifted ones and with the machine, column by column.
    The bounds are checked for these words, and for evil, odious, vile and dopey red levels. If only
    some of the levels 1, 2, 3 are red, the rows up to 3, from the rules and up to column 36, must
    repeat from column 9 on, three times at least.
    """
    words = ["".join(letters) for size in range(1, 5) for letters in product("GR", repeat=size)]
    some = [(word, repeated(word)) for word in words if "R" in word]
    some += [(name, NAMED[name].contains) for name in ("evil", "odious", "vile", "dopey")]
    for name, red in some:
        g = dict(solve(chromatic(red)).grundy_values(bound))
        reds = [y for y in range(bound + 9) if y and red(y)]
        gap = max(b - a for a, b in zip([0, *reds], reds, strict=False))
        for y, (values, _) in enumerate(islice(columns(red, min(4, bound)), bound + 1)):
            for x, value in enumerate(values):
                found = g[min(x, y), max(x, y)]
                yield Case((name, (x, y)), value, found)
                within = y - depth * gap * x * (x + 1) <= found <= y + x
                yield Case((name, (x, y), "bounds"), True, within)
        if name not in NAMED:
            for x, period in enumerate(row_periods(name, min(4, bound))):
                for y in range(max(0, period.start - earlier), bound + 1 - period.length):
                    later = y + period.length
                    low, high = (g[min(x, z), max(x, z)] for z in (y, later))
                    at = (name, f"g({x}, {y}) and g({x}, {later})")
                    yield Case(at, low + period.length + step, high)
    for few in subsets(3):
        g = dict(solve(chromatic(few)).grundy_values(36))
        for x in range(4):
            differences = [g[min(x, y), max(x, y)] - y for y in range(37)]
            repeats = least_period(differences, 9) > 0
            yield Case((named(few), f"row {x} repeats"), True, repeats)
