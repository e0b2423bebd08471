"""The home page: what this is in numbers, the doors, a game of one's own, a picture."""

import io
from dataclasses import replace

from PIL import Image

from chromdocs.figures.figure import Axis, Cloud, Figure
from chromdocs.figures.plane import coordinates
from chromdocs.games.game import Position
from chromdocs.numbers.zeckendorf import fibonacci
from chromdocs.papers import EXHIBITS, PAPERS
from chromdocs.site import exhibits
from chromdocs.site.blocks import Blocks
from chromdocs.site.kinds import lab
from chromdocs.site.page import written
from chromdocs.site.world import OURS

DOORS = {  # where each leads, its word, and what is there
    "learn/": ("Read", "The theory, with pictures that answer."),
    "play/": ("Play", "Every game, and the reason why you won."),
    "gallery/": ("Show", "Pictures and slides for your talk."),
    "cite/": ("Cite", "Tables and statements with a checksum."),
    "lab/": ("Compute", "Your own colouring, moves or rule."),
    "decide/": ("Decide", "True for all n, or a counterexample."),
}
EXAMPLES = ("star(wythoff)", "chromatic:red=1,3,7", "mark + wythoff")
PICTURE = "star-strip"
TO = 4200  # heaps in the picture: just past a Fibonacci number, so that its square is whole
SIDE = 1072  # pixels of the picture
COLOURS = 16  # of it; more add weight and nothing to see
_PAPERS = ("No", "One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine")


def in_numbers(blocks: Blocks) -> str:
    """Say what the ledger holds, in one line.

    >>> from chromdocs.site.world import World
    >>> in_numbers(Blocks(World(), "", {})).partition(".")[0]
    'Five papers'
    """
    world, to = blocks.world, blocks.to
    papers = len(PAPERS.keys() - {OURS})
    failed = sum(entry.status == "refuted" for entry in world.printed)
    fails = to("ledger/?part=print&status=refuted", f"{failed} fail as printed")
    own = to(f"ledger/#{OURS}", f"{len(world.entries_of(OURS))} results of our own")
    return (
        f"{_PAPERS[papers]} papers. {len(world.printed)} statements, checked by "
        f"programs. {fails}. And {own}."
    )


def picture(to: int = TO) -> Figure:
    """Return the strip of (Wythoff nim)⋆ without axes, the landmarks of its squares in red."""
    made = EXHIBITS[PICTURE].make(to=to)
    numbers = {fibonacci(i) for i in range(2, 30)}
    edges = numbers | {number - 1 for number in numbers}
    full = [(x, y) for x, y in made.data if isinstance(x, int) and isinstance(y, int) and x]
    both: list[Position] = sorted({*full, *((y, x) for x, y in full)})
    seen = [position for position in both if edges.isdisjoint(position)]
    landmarks = sorted({*both} - {*seen})
    bare = Axis(hidden=True, range=(-to / 200, to * 201 / 200))
    return replace(
        made,
        alt=f"Blue dots, the P-positions of the star of Wythoff nim with heaps up to {to:,}, form "
        "a strip that widens along the diagonal. Red lines form squares on it, each larger than "
        "the one before by the same factor.",
        marks=(
            Cloud(*coordinates(seen), "p", "", size=1),
            Cloud(*coordinates(landmarks), "red", "", size=1.6),
        ),
        x=bare,
        y=bare,
    )


def light(png: bytes) -> bytes:
    """Return a picture of few colours in a smaller file."""
    image = Image.open(io.BytesIO(png)).convert("RGBA")
    image.thumbnail((SIDE, SIDE))
    out = io.BytesIO()
    image.quantize(COLOURS, method=Image.Quantize.FASTOCTREE).save(out, "PNG", optimize=True)
    return out.getvalue()


def welcome(blocks: Blocks) -> str:
    """Return what a visitor sees first."""
    made = picture()
    pictures = {}
    for theme, variant in (("light", "-transparent"), ("dark", "-transparent-dark")):
        address = f"assets/home{variant}.png"
        if address not in blocks.files:
            blocks.files[address] = light(exhibits.drawn(made, "png", variant))
        pictures[theme] = blocks.link(address)
    return written(
        "home.html",
        blocks,
        said=in_numbers(blocks),
        doors=DOORS,
        games=lab.games(),
        examples=EXAMPLES,
        bound=60,
        pictures=pictures,
        figure=made,
        page=f"figures/{PICTURE}/",
        to=TO,
        side=SIDE,
    )
