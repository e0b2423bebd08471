"""Every table, by id."""

from chromdocs.tables import blackwhite, chromatic, fractions, open_questions, ornament, star, vile
from chromdocs.tables.table import Table

MODULES = (chromatic, blackwhite, vile, fractions, star, ornament, open_questions)
TABLES: dict[str, Table] = {table.id: table for module in MODULES for table in module.TABLES}
