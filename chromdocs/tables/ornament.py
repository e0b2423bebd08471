"""Tables of *The ⋆-operator*, Sections 5 and 6: ornament games, the Mouse, nim's dual."""

from chromdocs.tables import dual, mouse, ornament_list, pair_games
from chromdocs.tables.table import Table

TABLES: tuple[Table, ...] = (
    *mouse.TABLES,
    *ornament_list.TABLES,
    *pair_games.TABLES,
    *dual.TABLES,
)
