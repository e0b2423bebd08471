"""Files that are written whole or not at all."""

import os
from pathlib import Path


def write_whole(target: Path, data: bytes) -> None:
    """Write *data* to *target*, so that whoever looks sees the old file or the new one.

    What was begun is removed if the program is interrupted.
    """
    target = target.resolve()
    part = target.with_name(f".{target.name}.part")
    try:
        with part.open("wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        part.replace(target)
    finally:
        part.unlink(missing_ok=True)
