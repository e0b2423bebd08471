"""Certificates of what automata decide: made while pages are written, kept while the code is.

There is one for each entry of the ledger with formulas, and one for each numeration, that its
addition is addition.
"""

import gzip
import json
import re
from collections.abc import Iterator
from concurrent.futures import Executor, Future
from dataclasses import dataclass
from functools import cache, cached_property, partial
from pathlib import Path
from typing import Any

from chromdocs.decide import decide
from chromdocs.decide.certificate import certificate, numeration_certificate, written
from chromdocs.decide.known import KNOWN, numeration_for
from chromdocs.decide.reader import read
from chromdocs.papers import LEDGER
from chromdocs.site.kept import kept

CACHE = Path(".cache/certificates")
END = ".json.gz"


@dataclass(frozen=True)
class About:
    """What there is to say of a certificate."""

    formulas: int  # that were decided
    numerations: dict[str, str]  # with the names of their certificates
    states: int  # of the largest automaton
    steps: int  # in all
    bytes: int  # of the file
    given: dict[str, tuple[str, list[str]]]  # words for patterns of digits: meaning, patterns


class Certificates:
    """The certificates by name, as JSON, compressed: id of an entry, or numeration/base-2."""

    def __init__(self) -> None:
        self._begun: dict[str, Future[bytes]] = {}
        self._made: dict[str, bytes] = {}

    @cached_property
    def entries(self) -> list[str]:
        """Return the ids of the entries with formulas."""
        return [id for id, claim in LEDGER.items() if claim.formulas]

    @cached_property
    def numerations(self) -> dict[str, str]:
        """Return a formula in each numeration, by the name of its certificate."""
        found = {numeration(text): text for id in self.entries for text in _formulas(id).values()}
        return {address_of(name): found[name] for name in sorted(found)}

    def begin(self, pool: Executor) -> None:
        """Have all of them made elsewhere."""
        self._begun |= {id: pool.submit(of_entry, id) for id in self.entries}
        self._begun |= {
            name: pool.submit(of_numeration, text) for name, text in self.numerations.items()
        }

    def __getitem__(self, name: str) -> bytes:
        if name not in self._made:
            text = self.numerations.get(name)
            make = partial(of_numeration, text) if text else partial(of_entry, name)
            self._made[name] = self._begun[name].result() if name in self._begun else make()
        return self._made[name]

    def __iter__(self) -> Iterator[str]:
        return iter((*self.entries, *self.numerations))

    @cache  # noqa: B019 - there is one, and it lives as long as the build
    def about(self, name: str) -> "About":
        """Return what a certificate says of itself, and how large the file is."""
        found = json.loads(gzip.decompress(self[name]))
        given: dict[str, tuple[str, list[str]]] = {}
        for one in found["numerations"].values():
            for word in (step["name"] for step in one["steps"] if step.get("name") in KNOWN):
                known = KNOWN[word]  # other patterns stand in the formulas
                patterns = given.setdefault(word, (known.meaning, []))[1]
                patterns += {known.pattern(one["digits"])} - {*patterns}
        return About(
            len(found["decisions"]),
            {numeration: address_of(numeration) for numeration in found["numerations"]},
            found["largest"],
            found["steps"],
            len(self[name]),
            given,
        )


def of_entry(id: str) -> bytes:
    """Return the certificate of an entry of the ledger: all its formulas, decided again."""
    return kept(CACHE, END, _certify, id, _formulas(id))


def _certify(id: str, formulas: dict[str, str]) -> bytes:
    return _data(certificate(id, {name: decide(text) for name, text in formulas.items()}))


def of_numeration(text: str) -> bytes:
    """Return the certificate of the numeration in which a formula is decided."""
    return kept(CACHE, END, _certify_numeration, text)


def _certify_numeration(text: str) -> bytes:
    return _data(numeration_certificate(numeration_for(read(text))))


@cache
def numeration(text: str) -> str:
    """Return the numeration in which a formula is decided.

    >>> numeration("in base 3: forall n: n + 1 > n")
    'base 3'
    """
    return numeration_for(read(text)).name


def address_of(numeration: str) -> str:
    """Return the name of the certificate of a numeration.

    >>> address_of("base 2"), address_of("ostrowski(1, 2)")
    ('numeration/base-2', 'numeration/ostrowski-1-2')
    """
    return "numeration/" + re.sub(r"\W+", "-", numeration).strip("-")


def _formulas(id: str) -> dict[str, str]:
    formulas = LEDGER[id].formulas
    assert formulas is not None
    return {**formulas.true}


def _data(found: dict[str, Any]) -> bytes:
    return gzip.compress(f"{written(found)}\n".encode(), 7, mtime=0)
