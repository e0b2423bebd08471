"""A table for each open question of the papers: what was computed of it."""

from chromdocs.tables import open_blackwhite, open_colours, open_star, open_star_pairs
from chromdocs.tables.table import Table

TABLES: tuple[Table, ...] = (
    *open_blackwhite.TABLES,
    *open_colours.TABLES,
    *open_star.TABLES,
    *open_star_pairs.TABLES,
)
