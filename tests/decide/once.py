"""Formulas of the ledger that several tests ask for, decided once."""

from dataclasses import replace
from functools import cache
from typing import Any, cast

from chromdocs.decide import Decision, decide


@cache
def decided_once(text: str) -> Decision:
    """Decide a formula, and forget the automata."""
    return replace(decide(text), root=cast(Any, None), shown=None, lets={})
