"""The layers of the library: who imports whom, read off the code, as a drawing."""

import ast
from collections.abc import Iterable
from functools import cache
from html import escape
from pathlib import Path

import chromdocs
from chromdocs.site.blocks import Blocks
from chromdocs.words import listed

STEP, LINE, PAD = 36, 28, 10  # from box to box, to the right and up; room inside a box
LETTER = 7.4  # width of a letter
NO_PAGE = "site"  # the part that the API leaves out

Imports = dict[str, dict[str, int]]  # part: each part that it imports, and in how many modules


@cache
def imports() -> Imports:
    """Return the parts of the library from bottom to top, each with what it imports.

    >>> [*imports()["names"]], [*imports()["talks"]]
    (['words'], ['claims', 'tables', 'figures'])
    """
    root = Path(chromdocs.__file__).parent
    found: Imports = {}
    for file in sorted(root.rglob("*.py")):
        part = file.relative_to(root).with_suffix("").parts[0]
        if not part.startswith("_") and not _passes_on(tree := ast.parse(file.read_bytes())):
            below = found.setdefault(part, {})
            for other in _imported(tree) - {part}:
                below[other] = below.get(other, 0) + 1
    return _ordered({part: {o: n for o, n in found[part].items() if o in found} for part in found})


def layers(blocks: Blocks) -> str:
    """Return the drawing, and below it the same in words."""
    parts = imports()
    right = [i * STEP + 1 for i in range(len(parts))]
    down = [(len(parts) - 1 - i) * LINE + 1 for i in range(len(parts))]
    at = dict(zip(parts, zip(right, down, strict=True), strict=True))
    lines, dots, boxes, items = "", "", "", ""
    for part, below in parts.items():
        x, y = at[part]
        middle = y + LINE // 2 - 3
        if below:
            left = min(at[other][0] for other in below) + PAD
            lines += f'<path d="M{x} {middle}H{left}"/>'
        for other, many in below.items():
            across = at[other][0] + PAD
            lines += f'<path d="M{across} {middle}V{at[other][1]}"/>'
            said = f"{part} imports {other}, in {many} module{'s' * (many > 1)}"
            dot = f'<circle cx="{across}" cy="{middle}" r="3.5" fill="currentcolor">'
            dots += f"{dot}<title>{said}</title></circle>"
        boxes += _box(blocks, part, x, y)
        items += f"<li>{_link(blocks, part)} imports {escape(listed(below))}.</li>"
    width = max(x + _width(part) for part, (x, _) in at.items()) + 1
    height = len(parts) * LINE
    return (
        '<div class="scroll graph layers" tabindex="0" role="region" '
        f'aria-label="Layers of the library"><svg width="{width:.0f}" height="{height}" '
        f'viewBox="0 0 {width:.0f} {height}">{lines}{dots}{boxes}</svg></div>\n\n'
        f'<details class="data" data-search-exclude><summary>The same in words, from bottom to top'
        f"</summary><ul>{items}</ul></details>"
    )


def _passes_on(tree: ast.Module) -> bool:
    """Tell whether a module does nothing but give other names for what stands elsewhere."""
    return any(isinstance(node, ast.ImportFrom) for node in tree.body) and all(
        isinstance(node, ast.Import | ast.ImportFrom | ast.Expr)
        or (isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "__all__")
        for node in tree.body
    )


def _imported(tree: ast.Module) -> set[str]:
    """Return the parts of the library that a module imports, anywhere in it."""
    names: list[str] = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            names += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module:
            names += [f"{node.module}.{alias.name}" for alias in node.names]
    return {name.split(".")[1] for name in names if name.startswith("chromdocs.")}


def _ordered(found: Imports) -> Imports:
    """Return the parts from bottom to top: by how many others each stands on, directly or not.

    Of two that stand on equally many, the one with fewer above it comes first.
    """
    under = {part: {*below} for part, below in found.items()}
    for _ in found:  # what stands below that, and so on
        under = {
            part: below.union(*(under[other] for other in below)) for part, below in under.items()
        }
    above = {part: sum(part in below for below in under.values()) for part in found}

    def sorted_up(parts: Iterable[str]) -> list[str]:
        return sorted(parts, key=lambda part: (len(under[part]), above[part], part))

    return {part: {o: found[part][o] for o in sorted_up(found[part])} for part in sorted_up(found)}


def _width(part: str) -> float:
    return len(part) * LETTER + 2 * PAD


def _box(blocks: Blocks, part: str, x: int, y: int) -> str:
    width = _width(part)
    box = (
        f'<rect x="{x}" y="{y}" width="{width:.0f}" height="{LINE - 6}" rx="4"/>'
        f'<text x="{x + width / 2:.0f}" y="{y + LINE / 2 + 2:.0f}">{part}</text>'
    )
    if part == NO_PAGE:
        return f"<g>{box}</g>"
    return f'<a xlink:href="{blocks.link(f"api/{part}/")}">{box}</a>'


def _link(blocks: Blocks, part: str) -> str:
    return part if part == NO_PAGE else blocks.to(f"api/{part}/", part)
