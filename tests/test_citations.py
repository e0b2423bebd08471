"""Citations: complete, escaped, and accepted by the programs that read them."""

import hashlib
import json
import re
import shutil
import subprocess
from dataclasses import replace
from datetime import date
from functools import cache
from itertools import accumulate
from pathlib import Path

import pytest
from each import failing

from chromdocs import __date__, __version__
from chromdocs.bibliography import FORMATS, Source
from chromdocs.citations import PROJECT, Item, citable, cite, found, source
from chromdocs.figures.figure import Figure
from chromdocs.papers import EXHIBITS, LEDGER, PAPERS, TABLES, record
from chromdocs.tables.table import Extract

ODD = Source("special", "figure", "τ & ⋆: 100 % of a_n, #1")
POWER = replace(ODD, id="evil-list", title="The list of length 2^m")
SITE = "https://example.org/"
DAY = date.fromisoformat(__date__)
SAID = f"{DAY:%-d %B %Y}"


@cache
def table() -> Extract:
    return TABLES["evil-tau-chi"].rows(8)


@cache
def items() -> dict[str, Item]:
    """Return everything that can be cited; tables with noughts and figures without marks.

    These take no time to find.
    """
    extracts = {id: Extract(table, ((0,) * len(table.columns),)) for id, table in TABLES.items()}
    figures = {id: Figure(id=id, title="", marks=(), catalogued=True) for id in EXHIBITS}
    own = {one.id: one for one in (PROJECT, ODD, POWER)}
    return {**LEDGER, **PAPERS, **extracts, **figures, **own}


def test_an_id_is_no_formula_in_bibtex() -> None:
    def check(item: Item) -> None:
        assert source(item).note.partition(". ")[0] in cite(item, "bibtex")

    assert failing(check, {id: item for id, item in items().items() if id in citable()}) == {}


def test_bibtex_is_balanced_and_ascii() -> None:
    def check(item: Item) -> None:
        text = cite(item, "bibtex")
        assert re.match(r"@(misc|article|incollection)\{[A-Za-z0-9-]+,\n", text)
        assert text.endswith(",\n}\n")
        depths = [*accumulate((c == "{") - (c == "}") for c in re.sub(r"\\[{}]", "", text))]
        assert min(depths) >= 0
        assert depths[-1] == 0
        assert re.sub(r"\\\$", "", text).count("$") % 2 == 0
        assert text.isascii()
        for name in ("author", "title", "year"):
            assert len(re.findall(rf"^  {name} = ", text, re.MULTILINE)) == 1

    assert failing(check, items()) == {}


def test_csl_has_only_what_csl_knows() -> None:
    types = {"article", "article-journal", "chapter", "dataset", "graphic", "software", "webpage"}
    names = "id type author title issued version note container-title collection-title volume"
    names += " collection-number page DOI archive archive_location"

    def check(item: Item) -> None:
        [entry] = json.loads(cite(item, "csl"))
        assert entry["type"] in types
        assert set(entry) <= set(names.split())
        assert entry["issued"]["date-parts"] == [[*source(item).issued]]
        assert all(set(author) in ({"literal"}, {"family", "given"}) for author in entry["author"])

    assert failing(check, items()) == {}


def test_ris_has_a_tag_on_every_line() -> None:
    def check(item: Item) -> None:
        lines = cite(item, "ris").split("\n")
        assert lines[0].startswith("TY  - ")
        assert lines[-2:] == ["ER  - ", ""]
        assert all(re.match(r"[A-Z][A-Z0-9]  - ", line) for line in lines[:-1])
        assert sum(line.startswith(("TY", "ER")) for line in lines) == 2

    assert failing(check, items()) == {}


@pytest.mark.parametrize("format", FORMATS)
def test_a_table_is_cited_with_version_and_checksum(format: str) -> None:
    text = cite(table(), format)
    for fact in (__version__, SAID, table().sha256, "evil-tau-chi", "k = 0 to 7"):
        assert fact in text
    assert "The chromdocs contributors" in text


def test_the_day_of_a_version_is_told_as_each_format_does() -> None:
    assert f"  year = {{{DAY.year}}},\n  month = {DAY:%b},\n".lower() in cite(table())
    [entry] = json.loads(cite(table(), "csl"))
    assert entry["issued"] == {"date-parts": [[DAY.year, DAY.month, DAY.day]]}
    assert f"\nDA  - {__date__.replace('-', '/')}\n" in cite(table(), "ris")
    assert "month" not in cite(PAPERS["vile"])
    assert "DA  - " not in cite(PAPERS["vile"], "ris")


def test_plain_text_is_one_line_in_our_order() -> None:
    text = cite(table(), "text", SITE)
    assert text.count("\n") == 1
    assert text == (
        f"The chromdocs contributors, {table().table.title}, chromdocs {__version__} of "
        f"{SAID}, table evil-tau-chi. Values for k = 0 to 7. SHA-256 of the values "
        f"{table().sha256}, {SITE}tables/evil-tau-chi/.\n"
    )

    def check(item: Item) -> None:
        text = cite(item, "text")
        assert text.endswith(".\n")
        assert text.count("\n") == 1
        assert source(item).title in text
        assert str(source(item).year) in text

    assert failing(check, items()) == {}


def test_a_checksum_is_that_of_the_code_the_values_or_the_file() -> None:
    claim = LEDGER["chromatic/thm-13"]
    assert (recorded := record(claim))
    assert f"Fingerprint of the code {recorded.fingerprint}." in cite(claim, "text")
    figure = EXHIBITS["evil-plane"].make(to="5")
    whole = hashlib.sha256(figure.csv.encode("utf-8")).hexdigest()
    assert f"SHA-256 of the data {whole}." in cite(figure, "text", chosen={"to": "5"})
    assert source(PAPERS["vile"]).checksum == ("", "")


@pytest.mark.parametrize("format", FORMATS)
def test_an_address_only_if_there_is_one(format: str) -> None:
    assert "http" not in "".join(cite(item, format) for item in items().values())
    assert f"{SITE}tables/evil-tau-chi/" in cite(table(), format, SITE)


def test_only_a_release_has_the_version_in_its_addresses() -> None:
    def check(item: Item) -> None:
        now, kept = source(item, site=SITE), source(item, site=SITE, kept=True)
        if now.authors != PROJECT.authors:
            assert now.url == kept.url == ""
        else:
            assert now.url == f"{SITE}{now.address}"
            assert kept.url == f"{SITE}v/{__version__}/{now.address}"

    assert failing(check, {id: i for id, i in items().items() if i is not PROJECT}) == {}
    assert source(PAPERS["beyond"], site=SITE, kept=True).url.endswith("/papers/beyond/")
    assert source(PROJECT, site=SITE, kept=True).url == SITE


def test_everything_with_an_id_can_be_cited() -> None:
    assert [*citable()] == [PROJECT.id, *PAPERS, *LEDGER, *TABLES, *EXHIBITS]
    assert found("evil-tau-chi") == TABLES["evil-tau-chi"].rows()
    assert found("evil-stacks") == EXHIBITS["evil-stacks"].make()
    assert found("chromdocs") is PROJECT


def test_the_entity_is_not_taken_for_a_person() -> None:
    assert "author = {{The chromdocs contributors}}" in cite(table(), "bibtex")
    [entry] = json.loads(cite(table(), "csl"))
    assert entry["author"] == [{"literal": "The chromdocs contributors"}]
    assert "AU  - The chromdocs contributors\n" in cite(table(), "ris")


def test_a_claim_says_what_was_checked() -> None:
    note = source(LEDGER["chromatic/thm-13"]).note
    assert "Theorem 13, Section 6, in Chromatic nim finds a game" in note
    assert "Printed statement: fails at n = 2. Corrected statement: holds" in note
    title = source(LEDGER["chromatic/thm-13"]).title
    assert title == "Computer check of Theorem 13 of Fisher and Larsson (2017)"


def test_special_characters_are_escaped() -> None:
    assert r"title = {{$\tau$ \& $\star$: 100 \% of a\_n, \#1}}" in cite(ODD)
    assert "title = {{The list of length $2^{m}$}}" in cite(POWER)
    [entry] = json.loads(cite(ODD, "csl"))
    assert entry["title"] == ODD.title


def test_a_paper_is_cited_as_itself() -> None:
    text = cite(PAPERS["vile"])
    assert text.startswith("@article{Fraenkel2012,\n  author = {Fraenkel, Aviezri S.},\n")
    assert "pages = {42--46}" in text
    assert "chromdocs" not in text
    assert "SP  - 42\nEP  - 46\nPY  - 2012\n" in cite(PAPERS["vile"], "ris")
    assert "booktitle = {Games of No Chance 5}" in cite(PAPERS["fractions"])


def test_a_result_of_our_own_is_cited_as_a_part_of_the_project() -> None:
    text = cite(PAPERS["beyond"])
    assert text.startswith("@misc{chromdocs-paper-beyond,\n  author = {{The chromdocs contrib")
    assert f"note = {{chromdocs {__version__} of {SAID}, paper beyond}}" in text
    said = source(LEDGER["beyond/matching"])
    assert said.title == LEDGER["beyond/matching"].title
    assert "The matching theorem, Chromatic nim, in Beyond the papers. Statement: " in said.note
    assert "Computer check" not in said.title


def test_formats_have_labels_and_endings() -> None:
    told = {name: (format.label, format.suffix) for name, format in FORMATS.items()}
    assert told == {
        "text": ("Plain text", "txt"),
        "bibtex": ("BibTeX", "bib"),
        "csl": ("CSL-JSON", "json"),
        "ris": ("RIS", "ris"),
    }


def test_keys_differ() -> None:
    keys = [source(item).id for item in items().values()]
    assert len(set(keys)) == len(keys)


def test_unknown_format_is_refused() -> None:
    with pytest.raises(ValueError, match="unknown citation format 'apa'; known: text, bibtex"):
        cite(table(), "apa")


def test_a_source_needs_little() -> None:
    assert FORMATS["ris"].write(Source("x", "table", "X")).startswith("TY  - DATA\nID  - x\n")


@pytest.mark.skipif(
    not (shutil.which("pdflatex") and shutil.which("bibtex")), reason="no LaTeX with BibTeX here"
)
def test_bibtex_and_latex_accept_every_entry(tmp_path: Path) -> None:
    (tmp_path / "all.bib").write_text("\n".join(map(cite, items().values())), "utf-8")
    (tmp_path / "all.tex").write_text(
        "\\documentclass{article}\n\\begin{document}\n\\nocite{*}\n"
        "\\bibliographystyle{plain}\n\\bibliography{all}\n\\end{document}\n"
    )
    latex = ["pdflatex", "-interaction=nonstopmode", "-halt-on-error", "all.tex"]
    for command in (latex, ["bibtex", "all"], latex):
        done = subprocess.run(
            command, cwd=tmp_path, capture_output=True, text=True, check=False, timeout=100
        )
        assert done.returncode == 0, done.stdout[-2000:]
    written = (tmp_path / "all.bbl").read_text()
    assert written.count("\\bibitem") == len(items())
    assert "P-positions" in written  # the style must not turn it into p-positions


def test_a_figure_with_chosen_values_says_them() -> None:
    chosen = {"beta": "5/2", "to": "40"}
    made = Figure(id="beta-plane", title="", marks=(), catalogued=True)
    plain, said = (source(made, values) for values in (None, chosen))
    assert said.id == f"{plain.id}-beta-5-2-to-40"
    assert said.address == f"{plain.address}?beta=5/2&to=40"
    assert said.note == plain.note.replace(". SHA", ". With beta = 5/2, to = 40. SHA")
    assert replace(said, id=plain.id, note=plain.note, address=plain.address) == plain
    kept = source(made, chosen, SITE, kept=True)  # the copy in a release shows the default
    assert kept.url == f"{SITE}{said.address}"
