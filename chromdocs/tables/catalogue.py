"""Every table, by id."""

from chromdocs.tables import chromatic
from chromdocs.tables.table import Table

TABLES: dict[str, Table] = {
    table.id: table for table in (chromatic.EVIL_TAU_CHI, chromatic.EVIL_P_POSITIONS)
}
