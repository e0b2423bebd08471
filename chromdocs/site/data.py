"""Data for the scripts of a page, as scripts: a page from a disk may ask for nothing else."""

import json


def as_script(key: str, data: object) -> bytes:
    r"""Return data as a script that keeps it where pages look: under the name of its file.

    >>> as_script("0f3a", {"start": [4, 5]})
    b'(window.chromdocs ??= {})["0f3a"] = {"start":[4,5]};\n'
    """
    text = json.dumps(data, ensure_ascii=False, separators=(",", ":"))
    return f'(window.chromdocs ??= {{}})["{key}"] = {text};\n'.encode()
