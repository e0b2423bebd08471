"""What the pages of the ledger show: errata in order, badges as pictures, counts of trials."""

from html import escape

from chromdocs.claims.ledger import LEDGER, record
from chromdocs.site.world import Entry, World

RANK = (  # what matters most to readers of a paper comes first
    *("theorem", "conjecture", "proposition", "corollary", "lemma", "claim", "observation"),
    *("definition", "remark", "table", "example", "figure", "open"),
)
COLOURS = {"holds": "#00724f", "definition": "#4a5a78", "open": "#4a5a78"}
FAILS = "#a8440b"
LETTER = 6.6


def errata(world: World, paper: str) -> list[Entry]:
    """Return the entries of a paper whose printed form fails, the most important first."""
    failed = [
        entry
        for entry in world.entries.values()
        if entry.claim.paper == paper and entry.verdicts["printed"].counterexample
    ]
    return sorted(failed, key=lambda entry: RANK.index(entry.claim.kind))


def trials() -> tuple[int, int]:
    """Return how many wrong statements the checks were tried on, and how many they rejected."""
    records = [found for claim in LEDGER.values() if (found := record(claim))]
    return sum(found.tried for found in records), sum(found.rejected for found in records)


def badge(entry: Entry) -> bytes:
    """Return the badge of an entry as a picture: the place on the left, the verdict on the right.

    It says no more than fits, so that it can stand in a running text elsewhere.
    """
    left = entry.claim.place
    right = "refuted, corrected" if entry.status == "corrected" else entry.status
    verdict = entry.verdicts["printed"]
    if entry.status == "holds" and verdict.bound is not None:
        right += f" to {verdict.bound:,}"
    a, b = (len(text) * LETTER + 14 for text in (left, right))
    words = escape(f"{entry.claim.id}: {right}")
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{a + b:.0f}" height="20" role="img" '
        f'aria-label="{words}"><title>{words}</title>'
        f'<rect width="{a + b:.0f}" height="20" rx="3" fill="#3a3f47"/>'
        f'<path d="M{a:.0f} 0h{b - 3:.0f}a3 3 0 0 1 3 3v14a3 3 0 0 1-3 3h-{b - 3:.0f}z" '
        f'fill="{COLOURS.get(entry.status, FAILS)}"/>'
        '<g fill="#fff" font-family="Verdana,DejaVu Sans,sans-serif" font-size="11" '
        'text-anchor="middle">'
        f'<text x="{a / 2:.0f}" y="14" textLength="{a - 14:.0f}">{escape(left)}</text>'
        f'<text x="{a + b / 2:.0f}" y="14" textLength="{b - 14:.0f}">{escape(right)}</text>'
        "</g></svg>\n"
    ).encode()
