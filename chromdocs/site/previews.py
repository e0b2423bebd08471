"""What others show of a page that somebody shares: its title, a sentence or two, a picture.

The picture needs a full address, so it is there only if somebody said where the site is.
"""

import re
from html import escape

from chromdocs.papers import EXHIBITS
from chromdocs.site import cards, plain
from chromdocs.site.blocks import Blocks
from chromdocs.site.links import relative

SHORTEST, LONGEST = 90, 200  # letters of a description
KINDS = {  # pages with titles that others have too, by the folder that they stand in
    "figures": "figure",
    "games": "game",
    "notebooks": "notebook",
    "tables": "table",
}
_SHOWN = re.compile(r'\{\{ (?:opening|figure)\("([\w-]+)"')
_ENDS = re.compile(r"(?<=[.?!…]) (?=[^a-z])")


def titled(title: str, url: str) -> str:
    """Return the title of a page as it is told where other pages are not in sight.

    >>> titled("MARK", "games/mark/"), titled("Games", "games/"), titled("Lab", "lab/")
    ('MARK (game)', 'Games', 'Lab')
    """
    kind, _, rest = url.partition("/")
    return f"{title} ({KINDS[kind]})" if rest and kind in KINDS else title


def summary(text: str) -> str:
    """Return the first sentence or two of a text, without marks, neither too short nor too long.

    >>> summary("For $n \\\\le 2$ *this* holds. More is known of\\n`mark`.")
    'For n ≤ 2 this holds. More is known of mark.'
    >>> summary("word " * 99)[-16:]
    'word word word …'
    """
    text = plain.described(text)
    sentences = _ENDS.split(text)
    for whole in (" ".join(sentences[:2]), sentences[0]):
        if len(whole) <= LONGEST and (len(whole) >= SHORTEST or whole == text):
            return whole
    return text if len(text) <= LONGEST else f"{text[: LONGEST - 2].rpartition(' ')[0]} …"


def described(url: str, about: str, blocks: Blocks) -> str:
    """Return the description of the page at *url*: of a figure what stands below it."""
    kind, _, id = url.strip("/").partition("/")
    if kind == "figures" and id in EXHIBITS:
        about = blocks.world.figure(id).caption or about
    return summary(about)


def picture(url: str, markdown: str = "") -> str:
    """Return the address of the picture for the page at *url*, written as *markdown*.

    A figure has its own, a chapter that of its first figure. Others have a card, or share one.

    >>> picture("figures/evil-plane/"), picture("lab/")
    ('figures/evil-plane-wide.png', 'assets/cards/home.png')
    >>> picture("learn/mark/", '{{ opening("mark-graph") }} {{ figure("mark-rows") }}')
    'figures/mark-graph-wide.png'
    """
    kind, _, id = url.strip("/").partition("/")
    shown = {"figures": [id], "learn": _SHOWN.findall(markdown)}.get(kind, [])
    if shown and shown[0] in EXHIBITS:
        return f"figures/{shown[0]}-wide.png"
    card = cards.address(f"{'games' if kind == 'play' else kind}/{id}/")
    return card if card in cards.addresses() else cards.HOME


def head(here: str, site: str, title: str, description: str, picture: str) -> str:
    """Return what stands in the head of the page at *here* for those who show a link to it.

    >>> print(head("lab/", "", "Lab", "Any game.", "x.png").splitlines()[2])
    <meta property="og:title" content="Lab">
    """
    said = {
        "og:site_name": "chromdocs",
        "og:type": "article" if here else "website",
        "og:title": title,
        "og:description": description,
    }
    if site:
        said |= {"og:url": site + here, "og:image": site + picture, "og:image:alt": title}
    lines = [f'<meta property="{name}" content="{escape(text)}">' for name, text in said.items()]
    if site:
        lines.append(
            '<link rel="alternate" type="application/atom+xml" title="Changes of chromdocs" '
            f'href="{relative("feed.xml", here)}">'
        )
    card = "summary_large_image" if site else "summary"
    return "\n".join([*lines, f'<meta name="twitter:card" content="{card}">'])


def robots(site: str) -> bytes:
    """Return what programs that read the whole site are told: all of it, and where its list is.

    >>> robots("https://example.org/").decode().splitlines()[-1]
    'Sitemap: https://example.org/sitemap.xml'
    """
    return f"User-agent: *\nAllow: /\nSitemap: {site}sitemap.xml\n".encode()
