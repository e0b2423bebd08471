"""What pages of the API say to one another: where each object of the library is explained.

autorefs and mkdocstrings learn it while they make these pages. Of a page that stays as it is, they
are told what they learnt when it was made.
"""

from dataclasses import dataclass, field
from typing import Any

from mkdocs.config.defaults import MkDocsConfig

MAPS = ("_primary_url_map", "_secondary_url_map")  # of autorefs, by name of an object
TITLES = "_title_map"


@dataclass
class References:
    """The objects that one page explains: addresses by name, titles by address, the inventory."""

    addresses: dict[str, dict[str, list[str]]] = field(default_factory=dict)
    titles: dict[str, str] = field(default_factory=dict)
    inventory: dict[str, Any] = field(default_factory=dict)


def learnt(config: MkDocsConfig, page: str) -> References:
    """Return what is known of the objects that the page at an address explains."""
    autorefs, inventory = _of(config)

    def here(url: str) -> bool:
        return url.partition("#")[0] == page

    return References(
        {
            name: {
                object: mine
                for object, urls in getattr(autorefs, name).items()
                if (mine := [url for url in urls if here(url)])
            }
            for name in MAPS
        },
        {url: title for url, title in getattr(autorefs, TITLES).items() if here(url)},
        {name: item for name, item in inventory.items() if here(item.uri)},
    )


def tell(config: MkDocsConfig, known: References) -> None:
    """Let others know what a page explains that is not made."""
    autorefs, inventory = _of(config)
    for name, objects in known.addresses.items():
        for object, urls in objects.items():
            theirs = getattr(autorefs, name).setdefault(object, [])
            theirs += [url for url in urls if url not in theirs]
    getattr(autorefs, TITLES).update(known.titles)
    inventory.update(known.inventory)


def _of(config: MkDocsConfig) -> tuple[Any, dict[str, Any]]:
    plugins: Any = config.plugins
    return plugins["autorefs"], plugins["mkdocstrings"].handlers.inventory
