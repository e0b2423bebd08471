"""Files that are written whole or not at all."""

import os
import stat
from errno import EACCES, EISDIR, ENOTDIR, ENXIO
from io import FileIO
from pathlib import Path
from tempfile import NamedTemporaryFile

CHUNK = 1 << 20  # bytes that are read at once
AT_ONCE = getattr(os, "O_NONBLOCK", 0)  # to open a pipe without waiting for its other end


def write_whole(target: Path, data: bytes, sync: bool = True) -> None:
    """Write *data* to *target*, so that whoever looks sees the old file or the new one.

    What was begun is removed if the program is interrupted. A pipe or a device is written to as
    it is. What cannot be written raises ValueError. Without *sync* nobody waits for the disk, which
    is well for thousands of files that can be made again.
    """
    try:
        if stat.S_ISREG(_mode(target) or stat.S_IFREG):
            _replace(target.resolve(), data, sync)
        else:
            _pour(target, data)
    except OSError as error:
        raise ValueError(f"cannot write {target}: {_why(error)}") from None


def read_at_most(source: Path, most: int) -> bytes:
    """Return what is in a file, or raise ValueError: also if there is more than *most* bytes.

    A device gives bytes without end, a file may be larger than the memory, and a pipe to which
    nobody writes would never end.
    """
    data = bytearray()
    try:
        with open(os.open(source, os.O_RDONLY | AT_ONCE), "rb", buffering=0) as file:
            if stat.S_ISFIFO(os.fstat(file.fileno()).st_mode):
                data += _first(file, source)
            os.set_blocking(file.fileno(), True)
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
    except (OSError, RuntimeError):  # one is not there, so that nothing else leads to it
        return False


def refuse_unwritable(target: Path) -> None:
    """Raise ValueError if *target* cannot be written: better now than after long work."""
    try:
        mode = _mode(target)
        if mode is not None and stat.S_ISDIR(mode):
            raise IsADirectoryError(EISDIR, os.strerror(EISDIR))
        folder = target.resolve().parent
        if not stat.S_ISDIR(folder.stat().st_mode):
            raise NotADirectoryError(ENOTDIR, os.strerror(ENOTDIR))
        if (mode is None or stat.S_ISREG(mode)) and not os.access(folder, os.W_OK):
            raise PermissionError(EACCES, os.strerror(EACCES))
    except OSError as error:
        raise ValueError(f"cannot write {target}: {_why(error)}") from None


def _mode(target: Path) -> int | None:
    """Return what kind of file is there, or None; links that lead in a circle raise OSError."""
    try:
        return target.stat().st_mode
    except FileNotFoundError:
        return None


def _why(error: OSError) -> str:
    return "nobody reads from it" if error.errno == ENXIO else str(error.strerror)


def _first(pipe: FileIO, source: Path) -> bytes:
    """Return the first that a pipe has; raise ValueError if nobody is there to write to it."""
    first = pipe.read(CHUNK)
    if first == b"":
        raise ValueError(f"cannot read {source}: it is a pipe, and nobody writes to it")
    return first or b""  # None: whoever writes has not yet begun


def _pour(target: Path, data: bytes) -> None:
    """Write to a device, or to a pipe from which somebody reads."""
    with open(os.open(target, os.O_WRONLY | AT_ONCE), "wb") as file:
        os.set_blocking(file.fileno(), True)
        file.write(data)


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
