"""Files for the On-Line Encyclopedia of Integer Sequences: b-files and drafts of submissions.

A b-file lists index and value, in ASCII, from the offset on. A draft is in the internal format of
the encyclopedia: lines that begin with a letter after a percent sign and the number of the
sequence, here A000000, as none is given yet. Lines that begin with # are ours and are left out of
a submission.
"""

import re
from dataclasses import replace
from itertools import accumulate, takewhile
from textwrap import wrap

from chromdocs.claims.paper import Paper
from chromdocs.numbers.digits import from_decimal
from chromdocs.tables.header import comments
from chromdocs.tables.symbols import to_ascii
from chromdocs.tables.table import Draft, Extract, Row, Table, to_text

ROOM = 260  # characters for the terms, with their commas
FEW = 40  # rows
LINES = "STU"  # the terms stand on up to three lines
NUMBER = "A000000"
_TERMS = re.compile(rf"%[{LINES}] A\d{{6}} (.*)")
_OFFSET = re.compile(r"%O A\d{6} (-?\d+)(?:,\d+)?\s*$", re.MULTILINE)


def write_bfile(extract: Extract, column: str) -> str:
    """Return the b-file of *column*."""
    pairs = extract.pairs(column)
    index = extract.table.columns[0].name
    head = comments(extract, "#", extract.command("bfile", column))
    lines = "".join(f"{to_text(n)} {to_text(value)}\n" for n, value in pairs)
    return to_ascii(f"{head}# values: {index} {column}\n") + lines


def parse_bfile(text: str) -> list[Row]:
    """Return the pairs of a b-file.

    >>> parse_bfile("# primes\\n1 2\\n2 3\\n")
    [(1, 2), (2, 3)]
    """
    lines = [line for line in text.splitlines() if line and not line.startswith("#")]
    return [tuple(map(from_decimal, line.split(" "))) for line in lines]


def usual(table: Table) -> str:
    """Return the column whose draft is meant if none is named."""
    drafts = list(table.drafts)
    if not drafts:
        raise ValueError(f"{table.id}: no column has a draft for the OEIS")
    return table.sequence if table.sequence in drafts else drafts[0]


def enough(table: Table) -> int:
    """Return a number of rows with which every draft of *table* fills its lines of terms.

    A table of which a page shows less than `FEW` rows is hard to continue, and is left at that.

    >>> from chromdocs.papers import TABLES
    >>> enough(TABLES["evil-tau-chi"])
    130
    """
    if table.shown < FEW:
        return table.shown
    offset = max((draft.offset for draft in table.drafts.values()), default=0)
    return max(table.shown, ROOM // 2 + offset)


def fitting(extract: Extract, column: str) -> Extract:
    """Return as many of the rows as the lines of terms of a draft have room for."""
    pairs = extract.pairs(column)
    lengths = accumulate(len(to_text(value)) + 1 for _, value in pairs)
    fit = max(1, sum(1 for _ in takewhile(lambda length: length <= ROOM, lengths)))
    rows = len(extract.rows) - len(pairs) + fit
    all_of_it = extract.complete and rows == len(extract.rows)
    return replace(extract, rows=extract.rows[:rows], complete=all_of_it)


def write(extract: Extract, column: str) -> str:
    """Return the draft of a submission of *column*; whoever submits it puts in their name."""
    table = extract.table
    if column not in table.drafts:
        listed = ", ".join(table.drafts) or "none"
        raise ValueError(f"{table.id}: no draft for the OEIS of column {column!r}; known: {listed}")
    draft = table.drafts[column]
    extract = fitting(extract, column)
    terms = [value for _, value in extract.pairs(column)]
    if not terms:
        raise ValueError(f"{table.id}: the draft of {column!r} starts at {draft.offset}; add rows")
    lines = [("I", "")]
    lines += _terms(terms)
    lines += [("N", draft.name)]
    lines += [("C", text) for text in draft.comments]
    lines += [_reference(table.paper)] if table.paper else []
    lines += [("F", text) for text in draft.formula]
    lines += [("e", text) for text in draft.example]
    program = draft.program or _program(extract, column)
    lines += [("o", text) for text in ("(Python)", *program)] if program else []
    lines += [("Y", f"Cf. {', '.join(draft.related)}.")] if draft.related else []
    lines += [("K", _keywords(draft, terms))]
    first = next((place for place, term in enumerate(terms, 1) if abs(term) > 1), 1)
    lines += [("O", f"{draft.offset},{first}"), ("A", "_Name of the submitter_, Mmm DD YYYY")]
    head = comments(extract, "#", extract.command("oeis", column))
    head += "# draft of a submission: lines with # are no part of it; put your name into line %A\n"
    body = "".join(f"%{letter} {NUMBER} {text}".rstrip() + "\n" for letter, text in lines)
    return to_ascii(head + body)


def parse(text: str) -> list[Row]:
    """Return index and term from the lines %S, %T, %U and the offset.

    >>> parse("%S A000000 2,3,5,\\n%T A000000 7\\n%O A000000 1,1\\n")
    [(1, 2), (2, 3), (3, 5), (4, 7)]
    """
    offset = _OFFSET.search(text)
    if not offset:
        raise ValueError("it has no line %O with the offset")
    listed = "".join(_TERMS.findall(text)).replace(" ", "").replace("\r", "")
    if listed.endswith(","):
        raise ValueError("its terms break off after a comma")
    terms = [from_decimal(term) for term in listed.split(",")]
    return list(enumerate(terms, from_decimal(offset[1])))


def _terms(terms: list[int]) -> list[tuple[str, str]]:
    """Share the terms among up to three lines; each but the last ends with a comma.

    >>> _terms([1, 2])
    [('S', '1,2')]
    """
    words = " ".join(f"{to_text(term)}," for term in terms).removesuffix(",")
    parts = [words.replace(" ", "")]
    if len(terms) > len(LINES) and len(parts[0]) > ROOM // len(LINES):
        width = len(words) // len(LINES) + 1
        while len(parts := wrap(words, width, break_long_words=False, break_on_hyphens=False)) > 3:
            width += 1
    return [(letter, part.replace(" ", "")) for letter, part in zip(LINES, parts, strict=False)]


def _reference(paper: Paper) -> tuple[str, str]:
    """Return the paper as a link where it has an address, else as a reference."""
    authors = " and ".join(f"{given} {family}".strip() for family, given in paper.authors)
    volume = " ".join(filter(None, (paper.issued_in, paper.volume, f"({paper.year})")))
    place = ", ".join(filter(None, (paper.container, volume, paper.pages)))
    address = f"https://arxiv.org/abs/{paper.arxiv}" if paper.arxiv else ""
    address = f"https://doi.org/{paper.doi}" if paper.doi else address
    if address:
        return "H", f'{authors}, <a href="{address}">{paper.title}</a>, {place}.'
    return "D", f"{authors}, {paper.title}, {place}."


def _program(extract: Extract, column: str) -> list[str]:
    """Return a program that has the terms from this library, if it has the table."""
    if not extract.table.catalogued:
        return []
    rows, terms = len(extract.rows), len(extract.pairs(column))
    given = "".join(f", {name}={value!r}" for name, value in extract.table.given.items())
    table = f'TABLES["{extract.table.id}"].rows({rows}{given})'
    return [
        "from chromdocs.tables.catalogue import TABLES",
        f'print(list({table}.values("{column}"))[-{terms}:]) # chromdocs {extract.version}',
    ]


def _keywords(draft: Draft, terms: list[int]) -> str:
    """Return the keywords; exactly one of nonn and sign is there, as the terms have it."""
    sign = "sign" if min(terms) < 0 else "nonn"
    rest = [word for word in draft.keywords.split(",") if word.strip() not in ("nonn", "sign", "")]
    return ",".join([sign, *map(str.strip, rest)])
