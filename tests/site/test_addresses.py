"""Addresses that were published once are there for ever."""

from pathlib import Path

import pytest

from chromdocs.claims.ledger import LEDGER
from chromdocs.figures.catalogue import EXHIBITS
from chromdocs.games.catalogue import FAMILIES
from chromdocs.tables.catalogue import TABLES

SITE = Path(__file__).parents[2] / "site"
PUBLISHED = Path(__file__).with_name("addresses.txt").read_text("utf-8").split()


def resolves(address: str) -> bool:
    place = SITE / address
    return (place / "index.html").is_file() if address.endswith("/") else place.is_file()


@pytest.mark.parametrize("address", PUBLISHED)
def test_a_published_address_resolves(address: str) -> None:
    assert resolves(address)


def test_every_address_is_on_the_list() -> None:
    """A new page or file with a permanent address has to be added."""
    addresses = {
        *(f"claims/{id}/" for id in LEDGER),
        *(f"badges/{id}.svg" for id in LEDGER),
        *(f"figures/{id}/" for id in EXHIBITS),
        *(f"embed/{id}/" for id in EXHIBITS),
        *(f"tables/{id}/" for id in TABLES),
        *(f"{kind}/{name}/" for kind in ("games", "play") for name in FAMILIES),
        *("ledger/", "errata/", "findings/", "cite/", "ledger.json", "ledger.schema.json"),
    }
    assert addresses <= set(PUBLISHED)
    assert sorted(set(PUBLISHED)) == PUBLISHED
