"""What a whole build has made elsewhere from its beginning, first what is asked for first."""

from chromdocs.site import kinds, webfonts
from chromdocs.site.exhibits import FRAMES, SHOWN_FIRST, SHOWN_LATER, Drawing
from chromdocs.site.world import World


def begin(world: World, drawing: Drawing) -> None:
    """Have all begun that takes long and is not about one page; it goes on while these are made."""
    drawing.also(webfonts.prepare)
    world.begin_tables(drawing.pool)
    world.certificates.begin(drawing.pool)
    drawing.begin(world.figures(), SHOWN_FIRST)
    world.begin_scripts(drawing.pool)
    drawing.begin(world.figures(), SHOWN_LATER)
    drawing.begin(world.frames(), FRAMES)
    for make, *of in kinds.slow(world):
        drawing.also(make, *of)
