"""Files that are written whole or not at all."""

import os
from pathlib import Path
from tempfile import NamedTemporaryFile

CHUNK = 1 << 20  # bytes that are read at once


def write_whole(target: Path, data: bytes, sync: bool = True) -> None:
    """Write *data* to *target*, so that whoever looks sees the old file or the new one.

    What was begun is removed if the program is interrupted. A pipe or a device is written to as
    it is. What cannot be written raises ValueError. Without *sync* nobody waits for the disk, which
    is well for thousands of files that can be made again.
    """
    try:
        if target.exists() and not target.is_file():
            target.write_bytes(data)
        else:
            _replace(target.resolve(), data, sync)
    except OSError as error:
        raise ValueError(f"cannot write {target}: {error.strerror}") from None


def read_at_most(source: Path, most: int) -> bytes:
    """Return what is in a file, or raise ValueError: also if there is more than *most* bytes.

    A device gives bytes without end, and a file may be larger than the memory.
    """
    data = bytearray()
    try:
        with source.open("rb") as file:
            while len(data) <= most and (part := file.read(CHUNK)):
                data += part
    except OSError as error:
        raise ValueError(f"cannot read {source}: {error.strerror}") from None
    if len(data) > most:
        raise ValueError(f"cannot read {source}: it has more than {most:,} bytes")
    return bytes(data)


def is_same(one: Path, other: Path) -> bool:
    """Tell whether two names lead to one file, which need not be there yet."""
    try:
        return one.resolve() == other.resolve() or one.samefile(other)
    except OSError:  # one is not there, so that nothing else leads to it
        return False


def refuse_no_folder(target: Path) -> None:
    """Raise ValueError if *target* has no folder to be in: better now than after long work."""
    folder = target.parent
    if not folder.is_dir():
        why = "Not a directory" if folder.exists() else "No such file or directory"
        raise ValueError(f"cannot write {target}: {why}")


def _replace(target: Path, data: bytes, sync: bool) -> None:
    mode = target.stat().st_mode & 0o777 if target.exists() else 0o666 & ~_umask()
    with NamedTemporaryFile(dir=target.parent, prefix=f".{target.name}.", delete=False) as file:
        part = Path(file.name)
        try:
            file.write(data)
            file.flush()
            if sync:
                os.fsync(file.fileno())
            part.chmod(mode)
            part.replace(target)
        finally:
            part.unlink(missing_ok=True)


def _umask() -> int:
    """Return the permissions that new files do not get; they can be read only by setting them."""
    mask = os.umask(0)
    os.umask(mask)
    return mask
