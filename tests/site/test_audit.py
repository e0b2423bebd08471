"""The audit that the site shows is of pages that it has."""

import json
from pathlib import Path

from chromdocs.site.audit import FILE, KINDS, audit

SITE = Path(__file__).parents[2] / "site"


def test_every_kind_of_page_was_measured() -> None:
    found = json.loads(FILE.read_text("utf-8"))
    assert "before" in found
    for column in found.values():
        assert column["pages"].keys() == KINDS.keys()
    for place in KINDS.values():
        assert (SITE / place / "index.html").is_file()


def test_the_table_has_a_row_for_each() -> None:
    table = audit("pages")
    assert table.count("<tr>") == len(KINDS) + 1
    page = (SITE / "quality/index.html").read_text("utf-8")
    for kind in KINDS:
        assert f"<td>{kind}</td>" in page
