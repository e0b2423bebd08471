"""Build and show the site."""

import os
from pathlib import Path
from urllib.parse import urlsplit

RELEASE = "CHROMDOCS_RELEASE"  # the variable that tells a build that a release keeps copies of it


def build() -> int:
    """Build the site into site/, strictly: a warning is an error."""
    return _mkdocs("build", "--strict", "--quiet")


def serve() -> int:
    """Show the site and rebuild it when a file changes."""
    return _mkdocs("serve", "--watch", "chromdocs/site/templates", "--livereload")


def release(previous: str | None = None) -> int:
    """Build the site for the address in SITE_URL, with a copy for this version, and what to download.

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


def _mkdocs(*arguments: str) -> int:
    _refuse_elsewhere()
    os.environ.setdefault("NO_MKDOCS_2_WARNING", "1")
    os.environ.setdefault("JUPYTER_PLATFORM_DIRS", "1")
    from mkdocs.__main__ import cli

    try:
        cli(list(arguments))
    except SystemExit as stop:
        return stop.code if isinstance(stop.code, int) else 1
    return 0


def _refuse_elsewhere() -> None:
    if not Path("mkdocs.yml").exists():
        raise ValueError("site: there is no mkdocs.yml here; run this in a clone of chromdocs")
