"""What a definition says does not hang on its layout; what it refers to is found wherever it is."""

import ast
from textwrap import dedent

import pytest

from chromdocs.claims.source import Definition, Module, Source

PACKAGE = "chromdocs.games"


def definition(text: str, name: str = "f") -> Definition:
    return Module("chromdocs.games.example", dedent(text), False).definitions[name]


FIRST = '''
@cache
def f(x: int, *, by: str = "it's", deep: bool = False) -> list[int]:
    """Return something."""
    found: list[int] = []
    text = "one " "two " f"{x:>{len(by)}} three"
    if not found and (x, by) != (1, "a" + "b"):
        raise ValueError(f"wrong: {x!r}")
    return [n for n in range(x) if n != 3]
'''

SAME = {
    "comments and empty lines": FIRST.replace("[]", "[]  # none yet").replace(
        "    if", "\n    # why\n\n    if"
    ),
    "a docstring": FIRST.replace("Return something.", "Return anything, or more."),
    "quotes": FIRST.replace('"it\'s"', "'it\\'s'").replace('"a" + "b"', "'a' + '''b'''"),
    "a text in one piece": FIRST.replace('"one " "two " f"{x', 'f"one two {x'),
    "brackets": FIRST.replace("return [n", "return ([(n)").replace("!= 3]", "!= (3)])"),
    "wrapped lines and a comma at the end": FIRST.replace(
        "x: int, *, by: str", "\n    x: int,\n    *,\n    by: str"
    ).replace("= False)", "= False,\n)"),
    "annotations": FIRST.replace("x: int", "x")
    .replace(" -> list[int]", "")
    .replace("found: list[int]", "found"),
    "no docstring": FIRST.replace('    """Return something."""\n', ""),
    "a line that does nothing": FIRST.replace("    if not", "    pass\n    if not"),
}

OTHER = {
    "a number": FIRST.replace("!= 3", "!= 4"),
    "a kind of number": FIRST.replace("!= 3", "!= 3.0"),
    "a text": FIRST.replace("three", "four"),
    "a default": FIRST.replace("False", "True"),
    "a decorator": FIRST.replace("@cache", "@lru_cache"),
    "an operator": FIRST.replace("if not", "if"),
    "a name": FIRST.replace("range", "reversed"),
    "a conversion": FIRST.replace("!r", "!s"),
    "its own name": FIRST.replace("def f(", "def g("),
    "a tuple": FIRST.replace("!= 3", "!= (3,)"),
}


@pytest.mark.parametrize("text", SAME.values(), ids=SAME)
def test_what_computes_nothing_is_not_written(text: str) -> None:
    assert text != FIRST
    assert definition(text).digest == definition(FIRST).digest


@pytest.mark.parametrize("text", OTHER.values(), ids=OTHER)
def test_what_computes_is_written(text: str) -> None:
    name = "g" if "def g(" in text else "f"
    assert definition(text, name).digest != definition(FIRST).digest


def test_another_printer_of_python_changes_nothing() -> None:
    assert definition(ast.unparse(ast.parse(FIRST))).digest == definition(FIRST).digest


def test_fields_of_a_class_count_but_for_their_types() -> None:
    def digest(body: str) -> str:
        return definition(f"class f:\n    {body}", "f").digest

    assert digest("x: int = 1") == digest("x: 'float' = 1")
    assert digest("x: int = 1") != digest("x = 1")
    assert digest("x: int") != digest("y: int")
    assert digest("x: int = 1") != digest("x: ClassVar[int] = 1")


def test_words_about_a_family_do_not_count() -> None:
    family = 'f = Family(name="a", title="A", paper="p", make=a, examples=("a",), claims=())'
    for word in ('"A"', '"p"', '("a",)', "()"):
        assert definition(family.replace(word, "OTHER")).digest == definition(family).digest
    assert definition(family.replace("make=a", "make=b")).digest != definition(family).digest
    assert definition(family).texts == {"a"}


def test_a_name_has_every_statement_that_binds_it() -> None:
    text = "f, g = 1, 2\nif f:\n    f = 3\nelse:\n    def g(): return 1\nf += 1\n"
    module = Module("example", text, False)
    assert {name: len(found.nodes) for name, found in module.definitions.items()} == {
        "f": 3,
        "g": 2,
    }


def test_statements_that_act_count_with_every_definition() -> None:
    source = Source({f"{PACKAGE}.example": "A = {}\nA[1] = 2\nB = 1\n\ndef f(): return B\n"})
    module = source.module(f"{PACKAGE}.example")
    assert module is not None
    assert source.targets(module.definitions["f"])[""] == [module.definitions[""]]
    quiet = Module("example", '"""Text."""\nimport re\n\nif re:\n    A = 1\n', False)
    assert "" not in quiet.definitions


@pytest.mark.parametrize(
    ("body", "names"),
    [
        ("def f(x=A): return x", {"A"}),
        ("@A.b\ndef f(x): return B.c.d", {"A.b", "B.c.d"}),
        ("def f(A): return A", set()),
        ("def f():\n    A = 1\n    return [A for B in C]", {"C"}),
        ("f = [A for A in B]", {"B"}),
        ("f = lambda A: A + B", {"B"}),
        ("class f(A):\n    def one(self):\n        B = 1\n    def two(self): return B", {"A", "B"}),
        ("def f():\n    def inner(): return A\n    return inner", {"A"}),
        ("def f(x: A) -> B: return x", set()),
        ("class f:\n    x: A = B", {"B"}),
        ("def f(x):\n    match x:\n        case A(b): return b", {"A"}),
    ],
)
def test_references_are_names_from_outside(body: str, names: set[str]) -> None:
    known = {"A", "B", "C"}
    found = definition(body).references
    assert {chain for chain in found if chain.partition(".")[0] in known} == names


EXAMPLES = {
    "one": "def f(): return 1\n\ndef g(): return f()\n",
    "two": "from chromdocs.games.example_one import f as h, g\n\ndef f(): return h()\n",
    "start": """
        import re
        import math as m
        import chromdocs.games.example_one as one
        import chromdocs.games.example_two
        from chromdocs.games import example_two as two
        from chromdocs.games.example_two import g as again

        def by_module(): return one.f()
        def by_package(): return two.f()
        def by_full_name(): return chromdocs.games.example_two.f()
        def exported_again(): return again()
        def whole(): return list(vars(one))
        def inside():
            from chromdocs.games.example_one import f
            return f()
        def elsewhere(): return re.match(m.pi)
    """,
}


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("by_module", ["chromdocs.games.example_one.f"]),
        ("by_package", ["chromdocs.games.example_two.f"]),
        ("by_full_name", ["chromdocs.games.example_two.f"]),
        ("exported_again", ["chromdocs.games.example_one.g"]),
        ("whole", ["chromdocs.games.example_one.f", "chromdocs.games.example_one.g"]),
        ("inside", ["chromdocs.games.example_one.f"]),
        ("elsewhere", ["math", "re"]),
    ],
)
def test_a_reference_leads_to_its_definition(name: str, expected: list[str]) -> None:
    source = Source({f"{PACKAGE}.example_{key}": dedent(text) for key, text in EXAMPLES.items()})
    module = source.module(f"{PACKAGE}.example_start")
    assert module is not None
    found = source.targets(module.definitions[name])
    assert sorted(str(target) for targets in found.values() for target in targets) == expected


def test_what_a_name_leads_to_counts() -> None:
    """The same definitions with their names exchanged are other code."""

    def digest(imported: str) -> str:
        start = f"from chromdocs.games.example_one import {imported}\n\ndef f(): return a() - b()\n"
        one = "def p(): return 1\n\ndef q(): return 2\n"
        source = Source({f"{PACKAGE}.example_one": one, f"{PACKAGE}.example": start})
        module = source.module(f"{PACKAGE}.example")
        assert module is not None
        return source.digest(module.definitions["f"])

    assert digest("p as a, q as b") == digest("q as b, p as a") != digest("q as a, p as b")
