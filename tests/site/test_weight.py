"""What the built site weighs: each file once, and together not more than they did."""

import re
from collections import defaultdict
from hashlib import sha256
from pathlib import Path

from published import URL

SITE = Path(__file__).parents[2] / "site"
MOST = {  # megabytes, by the ends of names; raise one with a reason
    "html": 72,
    "svg": 33,
    "png": 45 if URL else 37,  # with an address, pages have cards
    "gz": 29,  # certificates
    "pdf": 11,
    "js": 9,
}
TOTAL = 229 if URL else 218  # megabytes
SMALL = 1000  # bytes, below which an equal file is no matter
TWICE = (  # files that may be equal to another
    r"tables/.*\.txt",  # a table of one sequence is its b-file, and both have permanent addresses
    r"assets/figures/.*-thumb-.*\.svg",  # a small picture on a page may be that of an exhibit
    r"figures/.*-wide\.png",  # shown by who links to a page; a figure may be that wide itself
)


def sizes() -> dict[Path, int]:
    """Return how large the files are, without the copies of versions, which stay as they are."""
    files = (file for file in SITE.rglob("*") if SITE / "v" not in file.parents)
    return {file: file.stat().st_size for file in files if file.is_file()}


def test_the_site_is_not_too_heavy() -> None:
    found = sizes()
    kinds = {
        kind: sum(size for file, size in found.items() if file.suffix == f".{kind}")
        for kind in MOST
    }
    heavy = {kind: size for kind, size in kinds.items() if size > 1_000_000 * MOST[kind]}
    assert heavy == {}
    assert sum(found.values()) < 1_000_000 * TOTAL


def test_no_file_is_there_twice() -> None:
    alike: dict[int, list[Path]] = defaultdict(list)
    for file, size in sizes().items():
        if size > SMALL:
            alike[size].append(file)
    once: dict[str, Path] = {}
    twice = []
    for files in alike.values():
        for file in sorted(files) if len(files) > 1 else ():
            known = once.setdefault(sha256(file.read_bytes()).hexdigest(), file)
            pair = [str(one.relative_to(SITE)) for one in (known, file)]
            if known != file and not any(re.fullmatch(t, p) for t in TWICE for p in pair):
                twice.append(pair)
    assert twice == []


def test_pages_have_no_blanks_that_nobody_sees() -> None:
    for place in ("index.html", "ledger/index.html", "learn/star/index.html", "404.html"):
        page = (SITE / place).read_text("utf-8")
        bare = re.sub(r"<(pre|code|textarea|script|style)\b.*?</\1>", "", page, flags=re.DOTALL)
        assert bare.count("\n\n") < 20, place
