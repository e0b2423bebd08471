"""The files of a build that are no pages."""

from collections.abc import Mapping
from pathlib import Path
from urllib.parse import urlsplit

from mkdocs.structure.files import File

from chromdocs.site import cards, kinds, links, lost, previews, search, themed
from chromdocs.site.errors import SiteError
from chromdocs.site.kept import Content
from chromdocs.site.kinds.changes import CHANGELOG
from chromdocs.site.world import World

OF_API = ("objects.inv", "assets/_mkdocstrings.css")  # written while its pages are made
_UNUSED = ("*.map", "assets/javascripts/lunr/*/*.js", "assets/javascripts/lunr/*.js")


def source(file: File, world: World) -> str:
    """Return what stands in the file of a page, and what the page takes from other files."""
    own = file.content_string
    folder, _, rest = file.src_uri.removesuffix(".md").partition("/")
    match folder:
        case "claims":  # where a chapter explains the statement
            return own + repr(world.explained.get(rest))
        case "papers":  # which chapters explain it
            return own + repr((world.explained, world.chapters))
        case "changes":
            return own + CHANGELOG.read_text("utf-8")
    return own


def others(world: World) -> dict[str, Content]:
    """Return the files that depend on no page of the book."""
    asked: dict[str, Content] = {}
    found: dict[str, Content] = {**dict(kinds.files(world, asked)), **asked}
    if world.site:
        found |= {at: cards.drawn(card) for at, card in cards.cards(world)}
        found["robots.txt"] = previews.robots(world.site)
    return found


def of_api(site: Path) -> dict[str, Content]:
    """Return the files that were written while pages of the API were made, if any was."""
    return {name: (site / name).read_bytes() for name in OF_API if (site / name).exists()}


def finish(site: Path, papers: Mapping[str, str]) -> None:
    """Put ours in the place of what the theme wrote, and drop what is never asked for."""
    (site / lost.PLACES).write_bytes(lost.places(site))
    search.write(site, papers)
    search.take_over(site)
    themed.mend_script(site)
    for pattern in _UNUSED:
        for file in site.rglob(pattern):
            file.unlink()


def follow_links(site: Path, address: str) -> None:
    """Raise SiteError if a link of a built *site* leads nowhere; *address* is where it will be."""
    if broken := links.broken(site, urlsplit(address or "/").path):
        raise SiteError("broken links:\n" + "\n".join(broken))


class Written:
    """What was written to a folder that stays, while pages are served; else nothing is known."""

    def __init__(self, stays: bool) -> None:
        self.stays = stays
        self._there: dict[str, Content | str] = {}

    def lacks(self, address: str, content: Content | str) -> bool:
        """Tell whether something has to be written."""
        if not self.stays:
            return True
        before, self._there[address] = self._there.get(address), content
        return before != content

    def put(self, site: Path, files: Mapping[str, Content]) -> None:
        """Write files to *site*, but for those that are there."""
        for address, content in files.items():
            if self.lacks(address, content):
                target = site / address
                target.parent.mkdir(parents=True, exist_ok=True)
                target.write_bytes(content.read_bytes() if isinstance(content, Path) else content)
