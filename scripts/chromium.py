"""Find a Chromium for the browser tests, or get one; print where it is.

Order: the variable CHROMIUM, a browser of the system, Playwright's own. If there is none, a package
of the system is installed when we are root, else Playwright's own is downloaded. If none can be
had, this says so and fails: the browser tests are never skipped. A headless shell, which is the
same browser without windows, comes first: it takes three quarters of the time. Who measures speed
asks for a whole one, as people have.
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterable, Iterator
from contextlib import suppress
from pathlib import Path

SHELLS = ("chromium-headless-shell", "chrome-headless-shell")
WHOLE = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
PACKAGES = ("chromium-headless-shell", "chromium")  # of Debian; others have the second
PATIENCE = 600  # seconds that getting one may take


def find(names: Iterable[str] = (*SHELLS, *WHOLE)) -> str | None:
    """Return the path of a Chromium that starts, or None; *names* are those of the system."""
    return next((path for path in _candidates(names) if path and _starts(path)), None)


def _candidates(names: Iterable[str]) -> Iterator[str | None]:
    yield os.environ.get("CHROMIUM")
    yield from map(shutil.which, names)
    yield _playwrights_own()  # which takes a moment to tell


def get(names: Iterable[str] = (*SHELLS, *WHOLE)) -> str | None:
    """Install a Chromium, by the system's packages or by Playwright, and return its path."""
    attempts = [[sys.executable, "-m", "playwright", "install", "chromium"]]
    if hasattr(os, "geteuid") and os.geteuid() == 0 and shutil.which("apt-get"):
        wanted = [package for package in PACKAGES if package in names]
        install = " || ".join(f"apt-get install -y -qq {package}" for package in wanted)
        attempts[:0] = [["sh", "-c", f"apt-get update -qq && ({install})"]]
    for command in attempts:
        print(f"no Chromium found; trying: {' '.join(command)}", flush=True)
        with suppress(subprocess.TimeoutExpired):
            subprocess.run(command, check=False, stdout=subprocess.DEVNULL, timeout=PATIENCE)
        if found := find(names):
            return found
    return None


def _playwrights_own() -> str | None:
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        path = playwright.chromium.executable_path
    return path if Path(path).exists() else None


def _starts(path: str) -> bool:
    if not Path(path).exists():
        return False
    command = [path, "--headless", "--no-sandbox", "--version"]
    try:
        return subprocess.run(command, capture_output=True, timeout=60).returncode == 0
    except (OSError, subprocess.TimeoutExpired):
        return False


if __name__ == "__main__":
    browser = find() or get()
    if not browser:
        sys.exit("no Chromium could be found or installed; set CHROMIUM=/path/to/one")
    print(f"browser tests use {browser}")
