"""What a page may do: a Content-Security-Policy in its head, as strict as its kind allows.

A page runs the scripts of this site and those that stand in it, known by their hashes; it turns no
text into code, and asks no other host for anything. Styles may stand in a page: charts and
formulas have theirs with them. Python runs in a worker, which is a file of the site.
"""

import re
from base64 import b64encode
from collections.abc import Iterator
from hashlib import sha256

# In the book the theme swaps a page for the next one, under the policies of both: so all pages of
# the book have the same, and it is enough for each of them.
BOOK = "book"
EMBED = "embed"  # a chart or a board alone
DECK = "deck"
MOVED = "moved"  # leads to another page
COPY = "copy"  # of a page, as a version had it: without scripts

_SHOWN = "style-src 'self' 'unsafe-inline'; font-src 'self'; img-src 'self' data:"
_ALLOWED = {  # what each kind may; the hashes of scripts are put in
    BOOK: f"script-src 'self'{{}}; {_SHOWN} blob:; connect-src 'self'; worker-src 'self'; "
    "frame-src 'self'; form-action 'self'",
    EMBED: f"script-src 'self'{{}}; {_SHOWN} blob:; worker-src 'self'; form-action 'none'",
    DECK: f"script-src 'self'{{}}; {_SHOWN}; frame-src 'self'; form-action 'none'",
    MOVED: "img-src 'self'; form-action 'none'",
    COPY: f"{_SHOWN}; form-action 'none'",
}
_INLINE = re.compile(r"<script>(.*?)</script>", re.DOTALL)
_SCOPE = re.compile(r'(?<=__md_scope=new URL\(")[^"]*')  # the theme's way to the root of the site
_ROOTS = (".", *("/".join([".."] * depth) for depth in range(1, 6)))
_FIRST = re.compile(r'<meta charset="utf-8">', re.IGNORECASE)


def guarded(page: str, kind: str = BOOK, also: tuple[str, ...] = (), disk: bool = False) -> str:
    """Return a whole page with its policy in the head, before anything that the policy governs.

    *also* are the texts of scripts that the page writes into a window of its own. A page that is
    read from a *disk* is its own host in some browsers only, so there files are allowed by name.

    >>> print(guarded('<meta charset="utf-8">', MOVED).replace("><", ">\\n<"))
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; base-uri 'none'; \
img-src 'self'; form-action 'none'">
    >>> page = guarded('<meta charset="utf-8"><script>let a</script>', EMBED, disk=True)
    >>> page[page.index("script-src") :][:77]
    "script-src 'self' file: 'sha256-IfEXP/8HLuXoAiy0hZVrCAcjcLsZqYFpLOHDGj8enqE='"
    """
    inline = {script for found in (*_INLINE.findall(page), *also) for script in _versions(found)}
    hashes = "".join(f" 'sha256-{digest}'" for digest in sorted(map(_digest, inline)))
    text = f"default-src 'none'; base-uri 'none'; {_ALLOWED[kind].format(hashes)}"
    if disk:
        text = text.replace("'self'", "'self' file:")
    meta = f'<meta http-equiv="Content-Security-Policy" content="{text}">'
    if not (first := _FIRST.search(page)):
        raise ValueError(f"no place for a policy in {page[:60]!r}")
    return page[: first.end()] + meta + page[first.end() :]


def _versions(script: str) -> Iterator[str]:
    """Yield a script, and what it is on other pages if it says where the root of the site is."""
    yield script
    if _SCOPE.search(script):
        yield from (_SCOPE.sub(root, script) for root in _ROOTS)


def _digest(script: str) -> str:
    return b64encode(sha256(script.encode()).digest()).decode()
