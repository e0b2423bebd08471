"""API pages show how every public class is made, and what its fields are."""

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from functools import cache
from importlib import import_module
from inspect import isclass, signature
from pathlib import Path

import griffe
import pytest

from chromdocs.site.kinds.api import parts
from chromdocs.site.mkdocs.docstrings import Fences, Fields, scope

ROOT = Path(__file__).parents[2]
PLAIN = ("Section", "Beatty", "Reference", "Catalogue")


@cache
def library() -> griffe.Module:
    """Return the library as mkdocstrings sees it."""
    extensions = griffe.load_extensions("dataclasses", Fences, Fields)
    found = griffe.load(
        "chromdocs", extensions=extensions, docstring_parser="google", search_paths=[ROOT]
    )
    assert isinstance(found, griffe.Module)
    return found


def classes() -> Iterator[tuple[type, griffe.Class]]:
    """Yield the public classes, with what their pages know of them."""
    for module in (module for modules in parts().values() for module in modules):
        for name, found in vars(import_module(module)).items():
            if isclass(found) and found.__module__ == module and not name.startswith("_"):
                shown = library()[f"{module.removeprefix('chromdocs.')}.{name}"]
                assert isinstance(shown, griffe.Class)
                yield found, shown


def listed(shown: griffe.Class, kind: str) -> dict[str, griffe.DocstringElement]:
    """Return what the page of a class lists: its parameters, or its attributes."""
    sections = shown.docstring.parsed if shown.docstring else []
    return {one.name: one for part in sections if part.kind.value == kind for one in part.value}


def test_fields_of_dataclasses_have_types_defaults_and_meanings() -> None:
    seen = 0
    for found, shown in classes():
        if is_dataclass(found):
            own = listed(shown, "parameters")
            assert {*own} == {field.name for field in fields(found) if field.init}, found
            assert [name for name, one in own.items() if not one.description] == [], found
            assert [name for name, one in own.items() if one.annotation is None] == [], found
            given = {name for name, one in own.items() if one.default is not None}
            said = signature(found).parameters.values()
            assert given == {one.name for one in said if one.default is not one.empty}, found
            seen += 1
    assert seen > 40


@pytest.mark.parametrize("name", PLAIN)
def test_other_classes_list_what_their_objects_keep(name: str) -> None:
    (shown,) = (shown for found, shown in classes() if found.__name__ == name)
    kept = listed(shown, "attributes")
    assert kept
    assert not [name for name in kept if name.startswith("_")]
    assert {one.name for one in shown.parameters} & {*kept}


def test_pages_have_signatures_and_fields() -> None:
    page = (ROOT / "site/api/tables/table/index.html").read_text("utf-8")
    start = page.index('id="chromdocs.tables.table.Table"')
    table = page[start : page.index('id="chromdocs.tables.table.Table.rows"')]
    for words in ("doc-signature", "Parameters:", "default:", "gives the rows anew", "catalogued"):
        assert words in table


def test_examples_run_in_a_page_unless_their_module_needs_what_is_not_there() -> None:
    evil = library()["numbers.binary.is_evil"]
    assert scope(evil) == "chromdocs.numbers.binary:is_evil"
    assert evil.docstring
    assert '{ .pycon .run data-scope="chromdocs.numbers.binary:is_evil" }' in evil.docstring.value
    sieve = library()["solve.sieve.Sieve"]
    assert sieve.docstring
    assert "``` { .pycon }\n" in sieve.docstring.value
    assert ".run" not in sieve.docstring.value
