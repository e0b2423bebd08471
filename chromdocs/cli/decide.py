"""The command `chromdocs decide`: true for all numbers, or the smallest counterexample."""

import gzip
import sys
from io import TextIOWrapper
from pathlib import Path

from chromdocs.cli.output import LISTS, Arguments, data, dump, format_of, write
from chromdocs.door.decide import decide as decided
from chromdocs.files import is_same, refuse_unwritable, write_whole


def decide(a: Arguments) -> int:
    if len(a.formula) > 1:
        raise ValueError("decide: put the formula in quotes, such as 'forall n: n + 1 > n'")
    told = format_of(a, "text", LISTS)
    kept = None if a.certificate is None else Path(a.certificate)
    if kept:
        ending = kept.suffix.lower()
        if ending not in ("", ".json", ".gz"):
            raise ValueError(
                f"decide: a certificate is JSON; its file ends in .json or .json.gz, not {ending}"
            )
        refuse_unwritable(kept)
        if a.output and is_same(kept, Path(a.output)):
            raise ValueError("decide: --certificate needs another file than -o")
    (formula,) = a.formula
    found = decided(_typed() if formula == "-" else formula, **({"most": a.most} if a.most else {}))
    if kept:
        from chromdocs.decide.certificate import numerations, written

        proved = numerations(found.of.values())  # that addition is addition comes first
        content = data(written([*proved.values(), found.certificate()], depth=5))
        write_whole(kept, gzip.compress(content, mtime=0) if ending == ".gz" else content)
    write(a, dump(found.data()) if told == "json" else str(found))
    return 0 if found.true else 1


def _typed() -> str:
    """Read a formula from standard input."""
    if sys.stdin is None:
        raise ValueError("cannot read from standard input: it is closed")
    if isinstance(sys.stdin, TextIOWrapper):  # what is no text is no formula either
        sys.stdin.reconfigure(encoding="utf-8", errors="replace")
    return sys.stdin.read()
