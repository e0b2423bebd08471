"""Tables of what was scanned: every game and question with what was found, hits and misses."""

from collections.abc import Iterable, Iterator
from dataclasses import astuple

from chromdocs.papers.beyond.paper import PAPER
from chromdocs.papers.beyond.scans import SCANS, outcomes
from chromdocs.scan.scan import COLUMNS
from chromdocs.tables.table import Column, Row, Table

ORDER = 35
MEANINGS = {
    "game": "the game, as this library writes it",
    "question": "what was asked of it",
    "found": "the pattern that was found, or none: a period; a period with step, where "
    "each term is the earlier one plus a constant; an automaton, with what it reads; Beatty, with "
    "two slopes that fit, out of a range of such; lines, to which the pairs come in turn; stars "
    "return",
    "certified": "yes if the scan proves the pattern for all numbers; no if it was only seen "
    "in the range, whether or not a theorem says it, or if there is none",
    "period": "the length of the period, in terms: heaps, pairs, columns or stars; of lines how "
    "many there are; 0 if there is none",
    "preperiod": "how many terms come before the period or the lines; 0 if there is none",
    "states": "the number of states of the automaton; 0 if it is none",
    "range": "the largest heap that was looked at",
}
MEANT = {  # what the questions ask, by how their names begin
    "normal": "normal is the word of P- and N-positions of the heaps 0, 1, 2, and so on",
    "misère": "misère is this word in misère play",
    "Grundy": "Grundy are the Grundy values of the heaps 0, 1, 2, and so on",
    "pairs": "pairs are the P-positions on two heaps in the order of the smaller one, as long as "
    "every heap is in one of them",
    "misère pairs": "misère pairs are these in misère play",
    "pairs with a third heap of": "pairs with a third heap are the P-positions on three heaps of "
    "which one is held, in the order of the smaller one of the others, as long as every heap is in "
    "one of them",
    "Grundy rows": "Grundy rows are columns of the Grundy values of (0, y) to (3, y) for y = 0, 1, "
    "and so on",
    "misère sum": "misère sum are columns of the outcomes of (0, y) to (3, y), two heaps of the "
    "game in misère play",
    "stars": "stars are the games G, G⋆, G⋆⋆ and so on, which return where one of them was there "
    "before",
}


def _asked(names: Iterable[str]) -> str:
    """Say what is meant by the questions of some scans."""
    asked = {question.rstrip(" 0123456789") for name in names for question in SCANS[name].questions}
    return f"Questions: {'; '.join(said for name, said in MEANT.items() if name in asked)}."


def _rows(name: str) -> Iterator[Row]:
    for n, outcome in enumerate(outcomes(name), 1):
        yield n, *astuple(outcome)


def _table(name: str) -> Table:
    return Table(
        id=f"scan-{name}",
        title=f"A scan: {SCANS[name].title}",
        definition=f"A row is one question about one game, and what was found. {_asked([name])}",
        columns=(
            Column("n", "", "the number of the row"),
            *(Column(column, "", MEANINGS[column]) for column in COLUMNS),
        ),
        source=lambda: _rows(name),
        finite=True,
        sequence="period",
        claims=CLAIMS.get(name, ()),
        paper=PAPER,
    )


def _counted() -> Iterator[Row]:
    rows = [(name, each) for name in SCANS for each in outcomes(name)]
    asked = dict.fromkeys((name, each.question) for name, each in rows)
    for n, (name, question) in enumerate(asked, 1):
        own = [each for scan, each in rows if scan == name and each.question == question]
        hits = [each for each in own if each.hit]
        proved = sum(each.certified == "yes" for each in hits)
        counts = len(hits), proved, len(own) - len(hits)
        yield n, SCANS[name].title, question, len(own), *counts, own[0].range


CLAIMS = {
    "divide": ("beyond/divided-digits", "beyond/divided-period"),
    "pairs": ("beyond/misere-mouse", "beyond/misere-subsided"),
}
TABLES = (
    Table(
        id="scan-counts",
        title="Hits and misses of all scans",
        definition="A row is one question of one scan, with how many games it was asked. "
        + _asked(SCANS),
        columns=(
            Column("n", "", "the number of the row"),
            Column("scan", "", "which games"),
            Column("question", "", "what was asked of them"),
            Column("games", "", "how many games"),
            Column("hits", "", "how many of them show a pattern"),
            Column("proved", "", "how many of these patterns are proved for all numbers"),
            Column("misses", "", "how many show none"),
            Column("range", "", "the largest heap that was looked at"),
        ),
        source=_counted,
        finite=True,
        sequence="hits",
        claims=tuple(claim for claims in CLAIMS.values() for claim in claims),
        paper=PAPER,
    ),
    *map(_table, SCANS),
)
