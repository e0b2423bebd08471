"""Where the built site says that it is: nowhere, unless it was built for an address."""

import re
from pathlib import Path
from urllib.parse import urlsplit

SITE = Path(__file__).parent.parent / "site"
ROBOTS = SITE / "robots.txt"  # names the address
URL = "".join(re.findall(r"Sitemap: (.*)sitemap", ROBOTS.read_text() if ROBOTS.exists() else ""))
HOME = urlsplit(URL).path or "/"  # where a host has it
KEPT = (SITE / "v").exists()  # it is a release, with copies for versions
