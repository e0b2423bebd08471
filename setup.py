"""What pyproject.toml cannot say of the package, as it hangs on where the site is published.

The variable SITE_URL says so, as it does when the site is built; it may be empty.
"""

import os
import re
from pathlib import Path

from setuptools import setup

SITE = os.environ.get("SITE_URL", "")
README = (Path(__file__).parent / "README.md").read_text("utf-8")
ON_THE_SITE = {
    "docs/assets/readme.svg": "assets/readme.svg",
    "docs/start.md": "start/",
    "gallery": "gallery/",
}
LINK = re.compile(r"(!?)\[([^\]]*)\]\((?!https?:)([^)]*)\)")
PAGES = {"Homepage": "", "Ledger": "ledger/", "Gallery": "gallery/", "API": "api/"}


def elsewhere(link: re.Match[str]) -> str:
    """Return a link of the README to a file of ours as an index of packages can show it.

    It leads to the site, or is no link: only its words stay, and of a picture nothing.
    """
    picture, words, file = link.groups()
    if SITE and file in ON_THE_SITE:
        return f"{picture}[{words}]({SITE}{ON_THE_SITE[file]})"
    return "" if picture else words


setup(
    long_description=LINK.sub(elsewhere, README),
    long_description_content_type="text/markdown",
    project_urls={name: f"{SITE}{page}" for name, page in PAGES.items()} if SITE else {},
)
