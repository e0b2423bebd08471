"""Runs blocks as the reader's browser does, without the packages that are not there.

Takes JSON, ``{page: [scope, [block, ...]]}``, and gives for each block all that it sent.
"""

import json
import sys
import time
from importlib.abc import MetaPathFinder
from typing import Any

ABSENT = ("numpy", "numba", "matplotlib", "plotly", "pandas", "PIL", "fontTools", "griffe")


class Absent(MetaPathFinder):
    """Finds no package of `ABSENT`."""

    def find_spec(self, name: str, path: Any = None, target: Any = None) -> None:
        if name.partition(".")[0] in ABSENT:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)


sys.meta_path.insert(0, Absent())
from chromdocs.lab import asked  # noqa: E402 - after what must not be there

given = json.load(sys.stdin)
found: dict[str, Any] = {}
for page, (scope, blocks) in given.items():
    sent: list[Any] = []
    found[page] = []
    for place, source in enumerate(blocks):
        sent = []
        begun = time.process_time()
        fields = {"scope": scope, "before": blocks[:place], "source": source}
        answer = json.loads(
            asked.asked(json.dumps({"kind": "run", "fields": fields}), lambda part: sent.append(json.loads(part)))
        )
        found[page].append({"answer": answer, "sent": sent, "seconds": time.process_time() - begun})
json.dump(found, sys.stdout)
