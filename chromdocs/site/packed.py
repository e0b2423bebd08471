"""Archives that are the same whenever and wherever they are made."""

import zipfile
from collections.abc import Iterable
from pathlib import Path
from typing import IO

DAY = (1980, 1, 1, 0, 0, 0)  # of all that is in them
READABLE = 0o644 << 16  # by everybody, once it is unpacked
_PACKED = (".gz", ".png", ".whl", ".woff2", ".zip")  # cannot be made smaller


def pack(into: Path | IO[bytes], files: Iterable[tuple[str, bytes | Path]]) -> None:
    """Write a zip of *files*, in their order: names, and contents or where these are.

    >>> from io import BytesIO
    >>> pack(made := BytesIO(), [("a.txt", b"one")])
    >>> zipfile.ZipFile(made).read("a.txt")
    b'one'
    """
    with zipfile.ZipFile(into, "w") as archive:
        for name, content in files:
            entry = zipfile.ZipInfo(name, DAY)
            entry.external_attr = READABLE
            way = zipfile.ZIP_STORED if name.endswith(_PACKED) else zipfile.ZIP_DEFLATED
            found = content.read_bytes() if isinstance(content, Path) else content
            archive.writestr(entry, found, way)
