"""The badge of an entry of the ledger: its place on the left, the verdict on the right."""

from html import escape

COLOURS = {  # on light and on dark ground; the palette of the site has them too
    "badge": "#3a3f47",  # where it names the place, and where it says the verdict
    "badge-holds": "#00724f",
    "badge-note": "#4a5a78",
    "badge-refuted": "#a8440b",
    "on-badge": "#fff",
}
GROUNDS = {  # by status; any other is a failure
    **dict.fromkeys(("holds", "holds for all", "answered"), "badge-holds"),
    **dict.fromkeys(("definition", "open", "doubtful"), "badge-note"),
}
LETTER = 6.6


def badge(id: str, place: str, label: str, status: str) -> str:
    """Return a badge as SVG.

    It says no more than fits, so that it can stand in a running text elsewhere.

    >>> badge("vile/thm-1", "Theorem 1", "holds to 4,000", "holds")[:63]
    '<svg xmlns="http://www.w3.org/2000/svg" width="180" height="20"'
    """
    a, b = (len(text) * LETTER + 14 for text in (place, label))
    words = escape(f"{id}: {label}")
    ground, ink = COLOURS["badge"], COLOURS["on-badge"]
    verdict = COLOURS[GROUNDS.get(status, "badge-refuted")]
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{a + b:.0f}" height="20" role="img" '
        f'aria-label="{words}"><title>{words}</title>'
        f'<rect width="{a + b:.0f}" height="20" rx="3" fill="{ground}"/>'
        f'<path d="M{a:.0f} 0h{b - 3:.0f}a3 3 0 0 1 3 3v14a3 3 0 0 1-3 3h-{b - 3:.0f}z" '
        f'fill="{verdict}"/>'
        f'<g fill="{ink}" font-family="Verdana,DejaVu Sans,sans-serif" font-size="11" '
        'text-anchor="middle">'
        f'<text x="{a / 2:.0f}" y="14" textLength="{a - 14:.0f}">{escape(place)}</text>'
        f'<text x="{a + b / 2:.0f}" y="14" textLength="{b - 14:.0f}">{escape(label)}</text>'
        "</g></svg>\n"
    )
