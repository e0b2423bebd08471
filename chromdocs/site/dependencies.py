"""What a call depends on: the code that it runs, the data that this reads, and its arguments.

Whatever is kept from one build to the next is the value of a call, and its key is the fingerprint
of that call. Nobody lists modules: code is followed from definition to definition, as for the
records of the ledger. A file of the library that is no code counts where the code names it or its
folder, and an item of a catalogue where its id is in a text. Comments and layout do not count, and
docstrings only where something reads them. Paths do not count at all.
"""

import ast
import re
import sys
from collections.abc import Iterable, Iterator
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any

import chromdocs
from chromdocs import papers
from chromdocs.claims.fingerprint import CATALOGUE, SOURCE
from chromdocs.claims.source import Definition, Source
from chromdocs.collect import Catalogue
from chromdocs.site.arguments import Arguments
from chromdocs.site.closure import used_from

LIBRARY = Path(chromdocs.__file__).parent
OWN = LIBRARY.name
LOCK = Path("package-lock.json")
_PATH = re.compile(r"node_modules\b.*|[\w-][\w./-]*\.\w+")  # where a build begins
READERS = {"__doc__", "getdoc", "getsource", "getcomments"}  # of words about code
CATALOGUES = {name for name, value in vars(papers).items() if isinstance(value, Catalogue)}


def fingerprint(*things: Any, source: Source = SOURCE) -> str:
    """Return a hash of a call: a function and its arguments, whichever of these have code too.

    >>> from chromdocs.figures.axes import ticks
    >>> fingerprint(ticks, 64) == fingerprint(ticks, 64) != fingerprint(ticks, 65)
    True
    """
    given = Arguments(source)
    text, roots = given.write(things), frozenset(given.roots)
    code = code_of(roots, frozenset(given.texts if _looks_up(roots, source) else ()), source)
    return sha256(f"{text}\n{code}\n{packages()}".encode()).hexdigest()[:24]


@cache
def code_of(roots: frozenset[Definition], texts: frozenset[str], source: Source = SOURCE) -> str:
    """Return a hash of all code that definitions lead to, given some *texts*, and of its data."""
    used, said = everything(roots, texts, source)
    digests = {source.digest(one) for one in used}
    digests |= {f"{_words(one)}" for one in used if one.families}
    if any(map(_reads_words, used)):
        digests |= {f"{one.name}: {words}" for one in used if (words := _docstrings(one))}
    files = data_files(used) | project_files(used)
    digests |= {f"{place}: {_digest(file)}" for place, file in files.items()}
    return sha256("\n".join([*sorted(digests), *sorted(said)]).encode()).hexdigest()


def everything(
    roots: Iterable[Definition], texts: Iterable[str], source: Source = SOURCE
) -> tuple[set[Definition], set[str]]:
    """Return all that some definitions lead to, and the items that they look up, as data."""
    first, given = {*roots}, {*texts}
    while True:
        used = used_from(first, source, given)
        known = given | {text for one in used for text in one.texts}
        arguments = Arguments(source)
        said = {arguments.write(item) for item in _items(used, known, source)}
        if arguments.roots <= first and arguments.texts <= given:
            return used, said
        first |= arguments.roots
        given |= arguments.texts


@cache
def _looks_up(roots: frozenset[Definition], source: Source) -> bool:
    """Tell whether code asks for anything by an id, so that it matters which texts it is given."""
    places = {(one.module.name, one.name) for one in used_from(roots, source, ())}
    return bool(places & {(CATALOGUE, "game"), *((papers.__name__, name) for name in CATALOGUES)})


def _items(used: set[Definition], texts: set[str], source: Source) -> Iterator[Any]:
    """Yield the items of catalogues that the *used* code goes through, or looks up by *texts*."""
    for catalogue in used:
        if catalogue.module.name != papers.__name__ or catalogue.name not in CATALOGUES:
            continue
        items = getattr(papers, catalogue.name)
        every = any(_goes_through(one, catalogue, source) for one in used)
        yield from (items[id] for id in items if every or id in texts)


def _goes_through(one: Definition, catalogue: Definition, source: Source) -> bool:
    """Tell whether a definition does more with a catalogue than to look up an id."""
    if one.module is catalogue.module:
        return False
    chains = {chain for chain, to in source.targets(one).items() if catalogue in to}
    if not chains:
        return False
    looked_up = set()
    for node in (inner for outer in one.nodes for inner in ast.walk(outer)):
        match node:
            case ast.Call(ast.Name("known"), [items, *_]) | ast.Subscript(items):
                looked_up.add(items)
            case ast.Compare(ops=[ast.In() | ast.NotIn()], comparators=[items]):
                looked_up.add(items)
    named = (inner for outer in one.nodes for inner in ast.walk(outer))
    return any(
        isinstance(node, ast.Name | ast.Attribute)
        and ast.unparse(node) in chains
        and node not in looked_up
        for node in named
    )


def data_files(used: Iterable[Definition]) -> dict[str, Path]:
    """Return the files of the library that are no code and that some code names, by their places.

    A file is named by its name, wherever it stands. A folder that holds no code is named from
    within the same part of the library, and stands for all in it, unless files of it are named too.
    """
    names, folders = _data_files()
    found: dict[str, Path] = {}
    for one in used:
        part = one.module.name.split(".")[1:2]
        named: dict[str, Path] = {}
        for text in one.texts:
            named |= names.get(text.rpartition("/")[2], {})
        for text in one.texts:
            folder = folders.get((*part, text.strip("/")), {})
            found |= {} if folder.keys() & named.keys() else folder
        found |= named
    return found


@cache
def _data_files() -> tuple[dict[str, dict[str, Path]], dict[tuple[str, ...], dict[str, Path]]]:
    """Return the files of the library that are no code: by name, and by part and folder."""
    names: dict[str, dict[str, Path]] = {}
    folders: dict[tuple[str, ...], dict[str, Path]] = {}
    every = library_files()
    with_code = {file.parent for file in every.values() if file.suffix == ".py"}
    for place, file in every.items():
        if file.suffix != ".py":
            names.setdefault(file.name, {})[place] = file
        if file.parent not in with_code:
            part, *_ = place.split("/")
            folders.setdefault((part, file.parent.name), {})[place] = file
    return names, folders


def library_files() -> dict[str, Path]:
    """Return the files of the library and of papers that stand elsewhere, by their places in it."""
    roots = [("", LIBRARY), *(("papers/", Path(place)) for place in papers.__path__)]
    return {
        f"{before}{file.relative_to(root).as_posix()}": file
        for before, root in roots
        for file in root.rglob("*")
        if file.is_file() and file.parent.name != "__pycache__"
    }


def forget_files() -> None:
    """Look again which files there are, as some have come."""
    code_of.cache_clear()
    _data_files.cache_clear()


@cache
def packages() -> str:
    """Return the versions of Python and of all packages that are installed beside the library."""
    found = (file.name for place in sys.path for file in Path(place or ".").glob("*.dist-info"))
    return f"{sys.version} {sorted({name for name in found if not name.startswith(f'{OWN}-')})}"


def project_files(used: Iterable[Definition]) -> dict[str, Path]:
    """Return the files beside the library that code names; of npm's packages, their versions."""
    found: dict[str, Path] = {}
    for text in {text for one in used for text in one.texts if _PATH.fullmatch(text)}:
        file = LOCK if text.startswith("node_modules") else Path(text)
        if file.is_file():
            found[str(file)] = file
    return found


def _digest(file: Path) -> str:
    return sha256(file.read_bytes()).hexdigest()


@cache
def _reads_words(one: Definition) -> bool:
    """Tell whether a definition reads docstrings or source."""
    nodes = (inner for outer in one.nodes for inner in ast.walk(outer))
    return any(
        (isinstance(node, ast.Attribute) and node.attr in READERS)
        or (isinstance(node, ast.Name) and node.id in READERS)
        for node in nodes
    )


@cache
def _docstrings(one: Definition) -> str:
    documented = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)
    nodes = (inner for outer in one.nodes for inner in ast.walk(outer))
    return "\n".join(ast.get_docstring(n) or "" for n in nodes if isinstance(n, documented))


def _words(one: Definition) -> str:
    """Return a definition in full, as that of a family, whose words are shown."""
    return "".join(map(ast.dump, one.nodes))
