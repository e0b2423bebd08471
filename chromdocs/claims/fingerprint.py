"""Whether the code behind a verdict is still the code that gave it.

A verdict depends on the definitions that it really uses, wherever they stand: the checks of the
claim and what is declared of them, the runner, the solvers if a check asks for one, and all that
these refer to in turn. Where a game is made from a GAME string, the families count whose names
stand in texts of that code, and no others. So a verdict outlives a new game, a function that has
moved, and a new layout.
"""

import re
from collections.abc import Iterable, Iterator
from functools import cache
from hashlib import sha256
from inspect import signature

from chromdocs.claims.claim import Claim
from chromdocs.claims.source import Definition, Source

RUNNER = (("chromdocs.claims.verify", "run_all"), ("chromdocs.claims.verify", "tried"))
DECIDER = ("chromdocs.claims.decided", "with_decisions")
SOLVERS = ("chromdocs.solve.choose", "fast")
GAMES = "chromdocs.games"
CATALOGUE = "chromdocs.games.catalogue"

SOURCE = Source()


def fingerprint(claim: Claim, source: Source = SOURCE) -> str:
    """Return a hash of all code that the verdict on *claim* depends on.

    Each definition counts with its name, with what it says, and with what its names lead to; not
    with the module that it stands in.
    """
    digests = sorted({source.digest(definition) for definition in used_by(claim, source)})
    said = [repr(claim.formulas.decided)] if claim.formulas else []
    return sha256("\n".join([claim.kind, claim.proved, *said, *digests]).encode()).hexdigest()[:16]


def used_by(claim: Claim, source: Source = SOURCE) -> set[Definition]:
    """Return the definitions that the verdict on *claim* depends on."""
    found: set[Definition] = set()
    new = set(_first(claim, source))
    while new:
        found |= new
        new = {lead for definition in new for lead in source.leads(definition)} - found
        if not new:
            new = families_made(found, source) - found
    return found


def _first(claim: Claim, source: Source) -> Iterator[Definition]:
    """Yield the definitions that the others follow from."""
    for place in RUNNER:
        yield definition_of(*place, source)
    if claim.formulas:
        yield definition_of(*DECIDER, source)
    for reading in claim.readings.values():
        check = definition_of(reading.check.__module__, reading.check.__qualname__, source)
        yield check
        if declared := check.module.declared.get((check.name, claim.locator)):
            yield declared
        if "solve" in signature(reading.check).parameters:
            yield definition_of(*SOLVERS, source)


def families_made(
    used: set[Definition], source: Source, texts: Iterable[str] = ()
) -> set[Definition]:
    """Return the families of games that the *used* code makes by their names.

    These stand in texts of the code, or in *texts* that it is given.
    """
    known = source.families(GAMES)
    game, every = (definition_of(CATALOGUE, name, source) for name in ("game", "FAMILIES"))
    if any(every in source.leads(one) for one in used if one.module is not every.module):
        return set(known.values())  # something goes through the whole catalogue
    if game not in used:
        return set()
    texts = {*texts, *(text for one in used for text in one.texts)}
    words = {word for text in texts for word in _words(text)}
    return {known[word] for word in words & known.keys()}


def definition_of(module: str, name: str, source: Source) -> Definition:
    """Return the definition in a module that has a function, or is around it."""
    found = source.module(module)
    if found is None or name.partition(".")[0] not in found.definitions:
        raise ValueError(f"the source of {module}.{name} is not there")
    return found.definitions[name.partition(".")[0]]


@cache
def _words(text: str) -> frozenset[str]:
    """Return the words in a text that may name a family, standing where a GAME string has them.

    >>> sorted(_words("star(wythoff) + mark:k=3"))
    ['mark', 'wythoff']
    >>> _words("black & white nim")
    frozenset()
    """
    return frozenset(re.findall(r"(?:^|[(=]|\+ )([a-z][\w-]*)(?=$|[:),]| \+)", text.strip()))
