"""What only chapters show: small tables computed on the spot, answers to check, the summary."""

import json
import re
import textwrap
from collections.abc import Iterable, Sequence
from html import escape

from chromdocs.names import known
from chromdocs.papers import EXHIBITS, proof_of
from chromdocs.site.blocks import Blocks
from chromdocs.site.markup import cells, displayed, framed, prose, value
from chromdocs.site.plain import plain

_TO_A_RESULT = re.compile(
    r"\[([^\]]+)\]\((\w+/[\w-]+)\)"
)  # a link in a proof: [words](beyond/matching)

Answer = int | str | tuple[int, ...]


def listed(values: Iterable[object]) -> str:
    """Return values as a reader would write them, with commas between them and not inside.

    >>> listed([(1, 3), (2, 5)]), listed([999, 1000])
    ('(1, 3), (2, 5)', '999, 1000')
    """
    return ", ".join(value(v) if isinstance(v, tuple) else str(v) for v in values)


def grid(heads: Sequence[str], rows: Iterable[Sequence[object]]) -> str:
    """Return a small table; heads and words may hold formulas."""
    head = "".join(f'<th scope="col">{prose(text)}</th>' for text in heads)
    body = "".join(f"<tr>{cells(row, prose)}</tr>" for row in rows)
    title = f"Values of {', '.join(plain(text) for text in heads[:3])}"
    return f'<figure class="table">{framed(title, head, body)}</figure>'


def opening(blocks: Blocks, id: str) -> str:
    """Return the picture that a chapter opens with, beside its first words; it leads to its page.

    What it shows is told where the chapter comes to it.
    """
    title = known(EXHIBITS, id, "figure").title
    place = f'href="{blocks.link(f"figures/{id}/")}" title="{escape(title)}"'
    return f'<a class="opening" {place}>{blocks.thumb(id, title)}</a>'


def proof(blocks: Blocks, id: str) -> str:
    """Return the proof of a result of our own, folded; its links to results lead to their pages."""
    text = proof_of(known(blocks.world.entries, id, "claim").claim)
    if not text:
        raise ValueError(f"proof: {id} has no file in proofs/")

    def to(match: re.Match[str]) -> str:
        known(blocks.world.entries, match[2], "claim")
        return blocks.to(f"claims/{match[2]}/", match[1])

    return '??? note "Proof"\n' + textwrap.indent(_TO_A_RESULT.sub(to, displayed(text)), " " * 4)


def answer(
    expected: Answer | set[Answer],
    label: str = "Your answer",
    choices: Sequence[str] = (),
    any_order: bool = False,
) -> str:
    """Return a field in which the reader's answer is checked in the page.

    *expected* is a number, some numbers in their order (or in *any_order*), one of *choices*, or
    a set, of which any member is right.

    >>> "3" in answer(3)
    True
    """
    accepted = expected if isinstance(expected, set) else {expected}
    right = sorted(_typed(one, any_order) for one in accepted)
    if not right or (choices and not {*right} <= {*choices}):
        raise ValueError(f"answer: {expected!r} cannot be given")
    data = escape(json.dumps({"right": right, "sort": any_order, "choices": bool(choices)}))
    if choices:
        field = f"<span>{escape(label)}</span>" + "".join(
            f'<button type="submit" value="{escape(choice)}">{escape(choice)}</button>'
            for choice in choices
        )
    else:
        hint = ' placeholder="numbers, with commas"' if "," in right[0] else ' inputmode="numeric"'
        field = (
            f'<label>{escape(label)} <input autocomplete="off"{hint}></label>'
            '<button type="submit">Check</button>'
        )
    return f'<form class="answer" data-answer="{data}" hidden>{field}<output></output></form>'


def _typed(expected: Answer, any_order: bool) -> str:
    """Return an answer as the page compares it: numbers with commas between them."""
    if not isinstance(expected, tuple):
        return str(expected)
    return ",".join(map(str, sorted(expected) if any_order else expected))


def summary(blocks: Blocks, *rows: str | tuple[str, str, str]) -> str:
    """Return what a chapter states: entries of the ledger by id, results of ours as triples."""
    body = ""
    for row in rows:
        if isinstance(row, tuple):
            name, says, status = map(prose, row)
        else:
            claim = known(blocks.world.entries, row, "claim").claim
            name = blocks.to_claim(row)
            says, status = prose(claim.title), blocks.badge(row)
        body += f"<tr><td>{name}</td><td>{says}</td><td>{status}</td></tr>"
    head = "".join(f'<th scope="col">{h}</th>' for h in ("statement", "what it says", "verdict"))
    return (
        f'<div class="ledger"><table><thead><tr>{head}</tr></thead>'
        f"<tbody>{body}</tbody></table></div>"
    )
