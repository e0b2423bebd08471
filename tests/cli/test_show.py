"""Lists of what there is; a table, a figure, a citation, the site."""

import json
import re
import stat
from pathlib import Path

import pytest
from calls import KEYS, Ran, Run, bad, good

from chromdocs import __version__
from chromdocs.claims.entry import STATUSES
from chromdocs.games.catalogue import FAMILIES
from chromdocs.papers import LEDGER, PAPERS


def test_papers(run: Run) -> None:
    lines = good(run("papers")).lines
    assert [line.split()[0] for line in lines] == [*PAPERS]
    assert "Fraenkel (2012): The vile, dopey, evil and odious game players" in lines[2]
    rows = json.loads(good(run("papers", "--json")).out)
    assert [row["id"] for row in rows] == [*PAPERS]
    assert rows[2]["authors"] == ["Aviezri S. Fraenkel"]
    for kind in ("claims", "tables", "figures"):
        listed = json.loads(good(run(kind, "--json")).out)
        assert sum(row[kind] for row in rows) == len(listed)
        of_one = [item for item in listed if item["paper"] == "vile"]
        assert rows[2][kind] == len(of_one) > 0


def test_games(run: Run) -> None:
    lines = good(run("games")).lines
    assert lines[0] == "chromatic: S-chromatic nim [chromatic]"
    rows = json.loads(good(run("games", "--json")).out)
    assert [row["name"] for row in rows] == [*FAMILIES]
    assert all(row["rule"] and row["paper"] in PAPERS for row in rows)
    assert all(any(line.startswith(f"{name}: ") for line in lines) for name in FAMILIES)
    first = rows[0]
    assert (first["name"], first["paper"]) == ("chromatic", "chromatic")
    assert "chromatic:red=evil" in first["examples"]


def test_claims(run: Run) -> None:
    text = good(run("claims")).lines
    rows = json.loads(good(run("claims", "--json")).out)
    assert [row["id"] for row in rows] == [line.split()[0] for line in text] == [*LEDGER]
    for row in rows:
        assert row.keys() >= KEYS
        assert row["id"] == f"{row['paper']}/{row['locator']}"
        assert row["status"] in STATUSES
        fails = row["status"] in ("refuted", "echo", "doubtful")
        assert (row["counterexample"] is not None) == fails
        assert (row["echo_of"] is not None) == (row["status"] == "echo")
        assert row["corrected"] is None or row["corrected"]["status"] != "refuted"


@pytest.mark.parametrize(
    ("command", "id"), [("tables", "evil-p-positions"), ("figures", "evil-plane")]
)
def test_tables_and_figures(run: Run, command: str, id: str) -> None:
    listed = [line.split()[0] for line in good(run(command)).lines]
    assert id in listed
    assert [row["id"] for row in json.loads(good(run(command, "--json")).out)] == listed


TABLE = ["table", "evil-p-positions", "--rows", "3"]


def test_table_formats(run: Run) -> None:
    csv = good(run(*TABLE, "--format", "csv")).lines
    assert csv[-4:] == [
        "n,a,b,kind,difference",
        *("0,0,0,evil and dopey,0", "1,1,3,odious and vile,2", "2,2,5,odious and dopey,3"),
    ]
    rows = json.loads(good(run(*TABLE, "--format", "json")).out)["rows"]
    assert [",".join(map(str, row)) for row in rows] == csv[-3:]
    md = good(run(*TABLE, "--format", "md"))
    assert "| 2 | 2 | 5 | odious and dopey | 3 |" in md.lines
    assert good(run(*TABLE)) == md
    assert r"2 & 2 & 5 & odious and dopey & 3 \\" in good(run(*TABLE, "--format", "tex")).lines
    assert good(run(*TABLE, "--format", "bfile")).lines[-3:] == ["0 0", "1 1", "2 2"]
    ran = good(run(*TABLE, "--format", "bfile", "--column", "b"))
    assert ran.lines[-3:] == ["0 0", "1 3", "2 5"]
    assert good(run(*TABLE, "--json")) == good(run(*TABLE, "--format", "json"))
    assert "    (2, 2, 5, 'odious and dopey', 3)," in good(run(*TABLE, "--format", "py")).lines


def test_table_as_a_draft_for_the_oeis(run: Run, empty: Path) -> None:
    draft = good(run("table", "open-star-1", "--format", "oeis", "--column", "number"))
    assert any(line.startswith("%S A000000 1,0,1,2,0,") for line in draft.lines)
    assert run("table", "open-star-1", "-o", "star.oeis.txt") == Ran(0, b"", "")
    assert Path("star.oeis.txt").read_text("utf-8") == draft.out
    assert run("table", "open-star-1", "--check", "star.oeis.txt").code == 0
    bad(run("table", "evil-tau-chi", "--format", "oeis"), "no column has a draft for the OEIS")
    bad(run("table", "open-star-1", "--format", "oeis", "--column", "total"), "known: number")


@pytest.mark.parametrize("suffix", ["csv", "json", "md", "tex", "py", "txt"])
def test_table_check(run: Run, empty: Path, suffix: str) -> None:
    file = f"evil.{suffix}"
    assert run("table", "evil-p-positions", "--rows", "9", "-o", file) == Ran(0, b"", "")
    ran = good(run("table", "evil-p-positions", "--check", file))
    assert re.fullmatch(
        rf"genuine: 9 rows, chromdocs {re.escape(__version__)}, sha256 [0-9a-f]{{64}}\n", ran.out
    )
    found = json.loads(good(run("table", "evil-p-positions", "--check", file, "--json")).out)
    assert (found["genuine"], found["rows"], found["id"]) == (True, 9, "evil-p-positions")
    other = run("table", "evil-tau-chi", "--check", file)
    assert (other.code, other.err) == (1, "")
    said = "the file says that it is table evil-p-positions, not evil-tau-chi"
    assert other.out == f"not genuine: {said}\n"
    text = Path(file).read_text("utf-8")
    Path(file).write_text(re.sub(r"\b13\b", "12", text), "utf-8")
    changed = run("table", "evil-p-positions", "--check", file)
    assert (changed.code, changed.err) == (1, "")
    assert changed.out.startswith("not genuine: row 8 (n = 7): column a is 12 in the file, 13 in")
    found = json.loads(run("table", "evil-p-positions", "--check", file, "--json").out)
    assert not found["genuine"]


def test_table_check_of_what_cannot_be_read(run: Run, empty: Path) -> None:
    Path("a.csv").write_text("n,a\n0,0\n", "utf-8")
    Path("b.csv").write_bytes(b"\xff\xfe")
    Path("c").write_text("n", "utf-8")
    check = ("table", "evil-p-positions", "--check")
    bad(run(*check, "a.csv"), "no table in the format csv")
    bad(run(*check, "b.csv"), "cannot read b.csv: it is no text")
    bad(run(*check, "c"), "c has no ending; name its format with --format")
    bad(run(*check, "d.csv"), "cannot read d.csv: No such file")
    bad(run(*check, "d.xls"), "unknown ending of a file 'xls'")
    bad(run(*check, "a.csv", "--rows", "3"), "leave the options out")
    bad(run(*check, "a.csv", "-o", "./a.csv"), "--check needs another file than -o")
    bad(run(*check, "/dev/zero", "--format", "csv"), "it has more than 268,435,456 bytes")
    run("table", "evil-p-positions", "--format", "csv", "-o", "c")
    good(run(*check, "c", "--format", "csv"))


START = {"svg": b"<svg", "png": b"\x89PNG\r\n", "pdf": b"%PDF-", "html": b"<!doctype html>"}
FIGURE = ["figure", "evil-plane", "--set", "to=8"]


@pytest.mark.parametrize("suffix", START)
def test_figure_by_suffix(run: Run, empty: Path, suffix: str) -> None:
    file = empty / f"plane.{suffix}"
    assert run(*FIGURE, "-o", file.name) == Ran(0, b"", "")
    assert file.read_bytes().startswith(START[suffix])
    assert list(empty.iterdir()) == [file]
    assert stat.S_IMODE(file.stat().st_mode) == 0o644


def test_figure_json(run: Run, empty: Path) -> None:
    assert run(*FIGURE, "-o", "plane.json") == Ran(0, b"", "")
    chart = json.loads((empty / "plane.json").read_text("utf-8"))
    assert {"data", "layout"} <= chart.keys()
    assert json.loads(good(run(*FIGURE, "--json")).out) == chart


def test_figure_to_standard_output(run: Run, empty: Path) -> None:
    light = run(*FIGURE)
    dark = run(*FIGURE, "--theme", "dark")
    assert light.raw.startswith(START["svg"])
    assert dark.raw.startswith(START["svg"])
    assert light.raw != dark.raw
    assert run(*FIGURE, "--format", "svg", "-o", "plane") == Ran(0, b"", "")
    assert (empty / "plane").read_bytes() == light.raw


@pytest.mark.parametrize("name", ["plane.jpg", "plane.SVGZ"])
def test_figure_of_an_unknown_suffix(run: Run, empty: Path, name: str) -> None:
    bad(run(*FIGURE, "-o", name), Path(name).suffix[1:].lower())
    assert list(empty.iterdir()) == []


def test_figure_of_a_suffix_in_capitals(run: Run, empty: Path) -> None:
    assert run(*FIGURE, "-o", "PLANE.PNG") == Ran(0, b"", "")
    assert (empty / "PLANE.PNG").read_bytes().startswith(START["png"])


IDS = ["chromatic/thm-14", "evil-p-positions", "evil-plane", "vile"]


@pytest.mark.parametrize("id", IDS)
def test_cite(run: Run, id: str) -> None:
    bibtex = good(run("cite", id))
    assert re.match(r"@\w+\{[\w:-]+,\n", bibtex.out)
    assert bibtex == good(run("cite", id, "--format", "bibtex"))
    (csl,) = json.loads(good(run("cite", id, "--format", "csl")).out)
    assert csl["title"]
    assert json.loads(good(run("cite", id, "--json")).out) == [csl]
    ris = good(run("cite", id, "--format", "ris"))
    assert ris.lines[0].startswith("TY  - ")
    assert ris.lines[-1].startswith("ER  -")
    assert any(line == f"TI  - {csl['title']}" for line in ris.lines)
    assert csl["title"] in good(run("cite", id, "--format", "text")).out


@pytest.mark.parametrize(
    ("file", "start"), [("a.bib", "@"), ("a.ris", "TY"), ("a.json", "["), ("a.txt", "Av")]
)
def test_cite_by_suffix(run: Run, empty: Path, file: str, start: str) -> None:
    assert run("cite", "vile", "-o", file) == Ran(0, b"", "")
    assert Path(file).read_text("utf-8").startswith(start)


@pytest.mark.parametrize("command", ["papers", "games", "claims", "tables", "figures"])
def test_lists_by_suffix(run: Run, empty: Path, command: str) -> None:
    for file, option in (("a.json", ["--json"]), ("a.txt", [])):
        assert run(command, "-o", file) == Ran(0, b"", "")
        assert Path(file).read_bytes() == good(run(command, *option)).raw


def test_site(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("chromdocs.site.mkdocs.build.build", lambda: 0)
    monkeypatch.setattr("chromdocs.site.mkdocs.build.serve", lambda: 3)
    assert run("site", "build") == Ran(0, b"", "")
    assert run("site", "serve") == Ran(3, b"", "")


def test_site_elsewhere(run: Run, empty: Path) -> None:
    bad(run("site", "build"), "mkdocs.yml")
