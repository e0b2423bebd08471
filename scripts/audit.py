"""Let Lighthouse judge one page of each kind of the built site, as a phone would get it.

It prints a table and keeps it in `chromdocs/site/audit.json`, from which the site shows it. Each
number is the median of some runs. What stands under "before" was measured once, before the pages
were made light; `--as before` writes it anew.
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile
from datetime import UTC, datetime
from pathlib import Path
from statistics import median
from typing import Any

import chromium

from chromdocs.site.audit import FILE, KINDS, cells, head
from chromdocs.site.host import served
from chromdocs.site.node import node

LIGHTHOUSE = Path("node_modules/lighthouse")
SCORES = ("performance", "accessibility", "best-practices", "seo")
NUMBERS = {  # as we name what Lighthouse measures
    "shift": "cumulative-layout-shift",
    "blocking": "total-blocking-time",
    "largest": "largest-contentful-paint",
    "bytes": "total-byte-weight",
}


def judged(address: str, keep: Path | None) -> dict[str, float]:
    """Return what one run of Lighthouse finds on a page; *keep* gets the whole report."""
    with tempfile.TemporaryDirectory() as folder:
        report = keep or Path(folder, "report.json")
        command = [
            node("lighthouse"),
            str(LIGHTHOUSE / "cli/index.js"),
            address,
            "--quiet",
            "--output=json",
            f"--output-path={report}",
            "--chrome-flags=--headless=new --no-sandbox",
            f"--only-categories={','.join(SCORES)}",
        ]
        subprocess.run(command, check=True, env={**os.environ, "CHROME_PATH": browser})
        found = json.loads(report.read_text("utf-8"))
    scores = {name: 100 * found["categories"][name]["score"] for name in SCORES}
    return scores | {
        name: found["audits"][audit]["numericValue"] for name, audit in NUMBERS.items()
    }


def audited(place: str, site: str, runs: int, keep: Path | None) -> dict[str, float]:
    """Return the median of what some runs find on a page of the site."""
    found = [judged(site + place, keep) for _ in range(runs)]
    middle = {name: median(run[name] for run in found) for name in found[0]}
    return {name: round(value, 3 if name == "shift" else 0) for name, value in middle.items()}


def asked() -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("kinds", nargs="*", help="only these kinds of pages, and keep no table")
    parser.add_argument("--runs", type=int, default=3)
    parser.add_argument("--site", type=Path, default=Path("site"))
    parser.add_argument("--as", dest="column", choices=("before", "after"), default="after")
    parser.add_argument("--reports", type=Path, help="a folder for Lighthouse's own reports")
    return parser.parse_args()


def main() -> None:
    """Judge the pages, print the table and keep it."""
    wanted = asked()
    kinds = {kind: KINDS[kind] for kind in wanted.kinds} or KINDS
    table: dict[str, Any] = {}
    print("| " + " | ".join(head()) + " |\n|" + " --- |" * len(head()))
    with served(wanted.site) as site:
        for kind, place in kinds.items():
            keep = wanted.reports / f"{kind.replace(' ', '-')}.json" if wanted.reports else None
            table[kind] = audited(place, site, wanted.runs, keep)
            print("| " + " | ".join(cells(kind, table[kind])) + " |", flush=True)
    if wanted.kinds:
        return
    kept = json.loads(FILE.read_text("utf-8")) if FILE.exists() else {}
    version = json.loads((LIGHTHOUSE / "package.json").read_text("utf-8"))["version"]
    told = subprocess.run([browser, "--version"], capture_output=True, text=True, check=True)
    kept[wanted.column] = {
        "date": f"{datetime.now(UTC):%Y-%m-%d}",
        "lighthouse": version,
        "browser": told.stdout.split(" built ")[0].strip(),
        "runs": wanted.runs,
        "pages": table,
    }
    FILE.write_text(json.dumps(kept, indent=2) + "\n", "utf-8")


if __name__ == "__main__":
    browser = chromium.find(chromium.WHOLE) or chromium.get(chromium.WHOLE)
    if not browser:
        sys.exit("no Chromium could be found or installed; set CHROMIUM=/path/to/one")
    main()
