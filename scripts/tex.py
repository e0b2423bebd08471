"""Find a TeX that makes the article, or get one; say so if there is none.

The site and the tests do without: the PDF is left out then, and its test says why. A package of the
system is installed when we are root.
"""

import os
import subprocess
import sys
from contextlib import suppress

from chromdocs.site.article import has_tex

PACKAGES = "texlive-latex-recommended"  # brings pdflatex, bibtex, booktabs and hyperref
PATIENCE = 600  # seconds that getting one may take


def get() -> None:
    """Install a TeX by the system's packages."""
    install = f"apt-get install -y -qq --no-install-recommends {PACKAGES}"
    command = ["sh", "-c", f"apt-get update -qq && {install}"]
    print(f"no TeX found; trying: {command[-1]}", flush=True)
    with suppress(OSError, subprocess.TimeoutExpired):
        subprocess.run(command, check=False, stdout=subprocess.DEVNULL, timeout=PATIENCE)


if __name__ == "__main__":
    if not has_tex() and sys.platform == "linux" and os.geteuid() == 0:
        get()
    print("the article is set by pdflatex" if has_tex() else "no TeX here: no PDF of the article")
