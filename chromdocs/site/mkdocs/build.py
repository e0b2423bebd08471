"""Build and show the site."""

import gc
import logging
import os
import signal
import sys
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import Any
from unittest.mock import patch
from urllib.parse import urlsplit

from chromdocs import __date__
from chromdocs.site.errors import DiskError
from chromdocs.site.kept import in_use, prune
from chromdocs.site.swap import beside

SITE = Path("site")

RELEASE = "CHROMDOCS_RELEASE"  # the variable that tells a build that a release keeps copies of it


def build() -> int:
    """Build the site into site/, strictly: a warning is an error, and the old site stays."""
    _prepare()

    with suppress(Failed):
        with in_use(), beside(SITE) as folder:
            all_asked = _build_all(folder)
        if all_asked:
            prune()
        return 0
    return 1


def _build_all(folder: Path) -> bool:
    """Build the site into a folder, and tell whether all was asked for that is kept."""
    from mkdocs.exceptions import MkDocsException

    try:
        return _build(folder)
    except MkDocsException as error:  # all else was told already
        print(f"chromdocs: {error.format_message()}", file=sys.stderr)
        raise Failed from None
    except DiskError as error:
        raise ValueError(f"site: {error}") from None


def _build(folder: Path) -> bool:
    from mkdocs.commands import build as mkdocs
    from mkdocs.config import load_config

    config = load_config(strict=True, site_dir=str(folder))
    try:
        config.plugins.on_startup(command="build", dirty=False)
        mkdocs.build(config)
        plugin: Any = config.plugins["chromdocs"]
        return plugin.known is None
    finally:
        config.plugins.on_shutdown()


def serve() -> int:
    """Show the site and rebuild it when a file changes."""
    _prepare()
    from mkdocs.commands.serve import serve as mkdocs

    logging.getLogger("mkdocs").setLevel(logging.INFO)  # where it is, and when it is built anew
    logging.getLogger("mkdocs.commands.build").addFilter(_is_no_page)
    with in_use(), patch("mkdocs.utils.clean_directory"):  # what has not changed stays
        mkdocs(watch=["chromdocs/site/assets", "chromdocs/site/templates"])
    gc.freeze()  # else Python looks for seconds for what is unused, before it ends
    return 0


def release(previous: str | None = None) -> int:
    """Build the site for SITE_URL, with a copy for this version, and what is to be downloaded.

    *previous* is the folder of the site that is out: the copies of its versions stay.
    """
    from chromdocs.site import dist, links
    from chromdocs.site.release import keep, refuse

    _refuse_elsewhere()
    url = os.environ.get("SITE_URL", "")
    if not url.startswith(("https://", "http://")):
        wrong = f"SITE_URL is {url!r}" if url else "SITE_URL is not set"
        raise ValueError(f"release: {wrong}; it is to be an address, such as https://example.org/")
    before = Path(previous).resolve() if previous else None
    if before and not before.is_dir():
        raise ValueError(f"release: there is no folder {previous!r}")
    if before and before.is_relative_to(Path("site").resolve()):
        raise ValueError(f"release: {previous!r} is where the site is built; name a copy of it")
    refuse(Path("CHANGELOG.md").read_text("utf-8"), before)
    os.environ |= {"SITE_URL": f"{url.rstrip('/')}/", RELEASE: "1"}
    if status := build():
        return status
    versions = keep(Path("site"), before)
    if broken := links.broken(Path("site"), urlsplit(os.environ["SITE_URL"]).path):
        raise ValueError(f"release: {len(broken)} broken links, the first {broken[0]}")
    print(f"The site for {os.environ['SITE_URL']} is in site/, with {', '.join(versions)} in v/")
    print(f"To download, in {dist.DIST}/:")
    for file in dist.fill(Path("site")):
        print(f"{file.stat().st_size / 1e6:8.1f} MB  {file.name}")
    return 0


class Failed(Exception):
    """A build has ended with an error, which was told."""


def _prepare() -> None:
    """Set up what MkDocs and its plugins take from their surroundings, and be heard if need be."""
    _refuse_elsewhere()
    os.environ.setdefault("NO_MKDOCS_2_WARNING", "1")
    os.environ.setdefault("JUPYTER_PLATFORM_DIRS", "1")
    day = datetime.fromisoformat(__date__).replace(tzinfo=UTC)
    os.environ.setdefault("SOURCE_DATE_EPOCH", f"{day.timestamp():.0f}")  # the same on every day
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # stops as Ctrl-C does
    logging.basicConfig(format="%(levelname)s %(message)s", level=logging.WARNING)
    logging.getLogger("mkdocs.commands.build").addFilter(_is_no_disk)


def _is_no_disk(record: logging.LogRecord) -> bool:
    """Tell whether a line is about something else than the disk, of which one line is told."""
    return not isinstance(sys.exc_info()[1], OSError | DiskError)


def _is_no_page(record: logging.LogRecord) -> bool:
    """Tell whether a line is about something else than a page that stays as it is."""
    return not record.getMessage().startswith("Page skipped")


def _refuse_elsewhere() -> None:
    if not Path("mkdocs.yml").exists():
        raise ValueError("site: there is no mkdocs.yml here; run this in a clone of chromdocs")
