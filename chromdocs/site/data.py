"""Data for the scripts of a page, as scripts: a page from a disk may ask for nothing else."""

import json
import zlib
from base64 import b64decode, b64encode
from typing import Any

LARGE = 2000  # signs from which on data are packed: a tenth of the bytes, in the letters of base 64
LEVEL = 9  # of compression


def as_script(key: str, data: object) -> bytes:
    r"""Return data as a script that keeps it where pages look: under the name of its file.

    What is large is packed, and a text; `fetched` in the page unpacks it.

    >>> as_script("0f3a", {"start": [4, 5]})
    b'(window.chromdocs ??= {})["0f3a"] = {"start":[4,5]};\n'
    >>> len(as_script("0f3a", [4, 5] * 9999)) < 200
    True
    """
    text = json.dumps(data, ensure_ascii=False, separators=(",", ":"))
    if len(text) > LARGE:
        packing = zlib.compressobj(LEVEL, wbits=-zlib.MAX_WBITS)
        packed = packing.compress(text.encode()) + packing.flush()
        text = f'"{b64encode(packed).decode()}"'
    return f'(window.chromdocs ??= {{}})["{key}"] = {text};\n'.encode()


def read(script: bytes) -> Any:
    """Return the data that a script brings.

    >>> [read(as_script("0f3a", [4] * n)) == [4] * n for n in (2, 9999)]
    [True, True]
    """
    held = json.loads(script.partition(b" = ")[2].removesuffix(b";\n"))
    if not isinstance(held, str):
        return held
    return json.loads(zlib.decompress(b64decode(held), wbits=-zlib.MAX_WBITS))
