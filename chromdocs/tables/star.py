"""Tables on U. Larsson, *The ⋆-operator and invariant subtraction games*, Sections 1 to 4."""

from chromdocs.tables import star_families, star_iterates, star_wythoff
from chromdocs.tables.table import Table

TABLES: tuple[Table, ...] = (
    *star_wythoff.TABLES,
    *star_families.TABLES,
    *star_iterates.TABLES,
)
