"""What stands in the head of every page: a title of its own, and what the page is about."""

import re
from collections import Counter
from html import unescape
from pathlib import Path

SITE = Path(__file__).parents[2] / "site"
FOUND = re.compile(r'<title>(.*?)</title>|<meta name="description" content="(.*?)">', re.DOTALL)
LEFT_OUT = re.compile(r'<meta (?:name="robots" content="noindex"|http-equiv="refresh")')


def heads() -> dict[str, list[str]]:
    """Return titles and descriptions of the pages that are there to be found."""
    found = {}
    for file in SITE.rglob("*.html"):
        head = file.read_text("utf-8").partition("</head>")[0]
        if not LEFT_OUT.search(head):
            parts = ("".join(part).strip() for part in FOUND.findall(head))
            found[file.relative_to(SITE).as_posix()] = [unescape(part) for part in parts]
    return found


def test_every_page_has_a_title_and_a_description_of_its_own() -> None:
    found = heads()
    assert len(found) > 1000
    assert [page for page, said in found.items() if len(said) != 2 or not all(said)] == []
    now = (said for page, said in found.items() if not page.startswith("v/"))  # no copies
    for said in zip(*now, strict=True):
        assert [words for words, many in Counter(said).items() if many > 1] == []
