"""Every figure by its id."""

from chromdocs.figures import (
    blackwhite,
    chromatic,
    clocks,
    fractions,
    ornament,
    outcomes,
    star,
    vile,
)
from chromdocs.figures.figure import Exhibit

MODULES = (chromatic, blackwhite, vile, fractions, star, clocks, ornament, outcomes)
EXHIBITS: dict[str, Exhibit] = {
    exhibit.id: exhibit for module in MODULES for exhibit in module.EXHIBITS
}
