"""Run scans and write what they find: python scripts/scan.py NAME ..., or without a name all."""

import csv
import sys
from dataclasses import astuple

from chromdocs.papers.beyond.scans import DATA, SCANS
from chromdocs.scan.scan import COLUMNS


def main(names: list[str]) -> None:
    for name in names or SCANS:
        with (DATA / f"scan-{name}.csv").open("w", encoding="utf-8", newline="") as file:
            writer = csv.writer(file, lineterminator="\n")
            writer.writerow(COLUMNS)
            writer.writerows(map(astuple, SCANS[name].run()))


if __name__ == "__main__":
    main(sys.argv[1:])
