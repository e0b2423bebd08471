"""B-files: which columns have one, how long it is, and that those of the OEIS are as there."""

from pathlib import Path

import pytest

from chromdocs.papers import TABLES
from chromdocs.tables.formats import FORMATS
from chromdocs.tables.genuine import examine
from chromdocs.tables.sequences import DRAFTED, KNOWN, OTHERS, ROOM, BFile, bfiles, sequences

ORACLES = Path(__file__).parents[1] / "oracles"
QUICK = [  # with columns that the OEIS has, by its own index
    "mark-outcomes",
    "gamma-sequences-1",
    "gamma-sequences-2",
    "chromatic-3-p-positions",
    "blackwhite-2-p-positions",
    "mouse-p-positions",
    "wythoff-codings",
    "subsided-p-positions",
]


def files(id: str) -> dict[str, BFile]:
    return {file.column.name: file for file in bfiles(TABLES[id].rows())}


@pytest.mark.parametrize(
    ("id", "columns"),
    [
        ("evil-p-positions", ["a", "b", "difference"]),
        ("wythoff-sequences-1", ["a", "b"]),  # the difference is n
        ("gamma-formulas", ["f", "g", "v"]),  # two formulas give the same again
        ("convergents-1", ["p", "q", "r"]),  # all quotients are 1; s is q
        ("open-blackwhite-rational", []),  # its index numbers the rows
        ("three-stacks-settled", []),
        ("scan-divide", []),
    ],
)
def test_which_columns_are_sequences(id: str, columns: list[str]) -> None:
    assert [column.name for column in sequences(TABLES[id].rows())] == columns


def test_how_many_terms_there_are() -> None:
    assert files("mark-3-values")["g"].terms == DRAFTED
    assert files("evil-p-positions")["a"].terms == KNOWN
    assert files("evil-p-positions")["difference"].terms == OTHERS
    assert files("star-counts")["number"].terms == TABLES["star-counts"].shown
    fast = files("convergents-1")["p"]
    assert 500 < fast.terms < KNOWN
    assert len(fast.text) < ROOM + 2_000
    assert max(map(len, fast.text.splitlines())) <= 1_000


@pytest.mark.parametrize("id", QUICK)
def test_a_file_named_as_the_oeis_names_it_has_its_terms(id: str) -> None:
    named = [file for file in files(id).values() if file.saved != file.name]
    assert named
    for file in named:
        assert file.saved == f"b{file.column.oeis[1:]}.txt"
        lines = (ORACLES / f"{file.column.oeis}.txt").read_text("utf-8").splitlines()
        terms = "".join(line for line in lines if not line.startswith("#"))
        wanted = [int(term) for term in terms.split(",") if term.strip()]
        found = [value for _, value in FORMATS["bfile"].parse(file.text)]
        assert found[: len(wanted)] == wanted, file.column.name


def test_a_sequence_that_is_counted_otherwise_keeps_our_name() -> None:
    found = files("evil-p-positions")
    assert found["b"].saved == "evil-p-positions-b.b.txt"  # A001969(n + 1)
    assert found["a"].saved == "evil-p-positions-a.b.txt"  # A000069(n), but not for n = 0
    assert files("ornament-class-sizes")["phi"].saved == "ornament-class-sizes-phi.b.txt"


def test_names_of_files_are_safe_and_differ() -> None:
    names = [
        file.name
        for id in ("upmark-excluded", "kinds-of-numbers")
        for file in bfiles(TABLES[id].rows())
    ]
    assert len({*names}) == len(names) == 7
    assert "kinds-of-numbers-vile-odious.b.txt" in names
    assert {"upmark-excluded-S_plus.b.txt", "upmark-excluded-S_minus.b.txt"} < {*names}


def test_a_b_file_says_its_command_and_is_genuine() -> None:
    file = files("evil-tau-chi")["tau"]
    assert f"# command: {file.command}\n" in file.text
    assert file.command.endswith("--rows 1000 --format bfile --column tau")
    assert examine(TABLES["evil-tau-chi"], FORMATS["bfile"], file.text).genuine
