"""HTML in a box or a list stands as it is there too, and not in a paragraph.

Markdown knows a block of HTML by where its line begins, so one that is indented looks to it like
words.
"""

import re
from xml.etree.ElementTree import Element, SubElement

from markdown import Markdown
from markdown.blockprocessors import BlockProcessor
from markdown.extensions import Extension

_TAGS = "(?:blockquote|details|div|figure|form|section|table)"
_BLOCK = re.compile(rf"\s*<{_TAGS}\b.*</{_TAGS}>\s*", re.DOTALL)


# Markdown has no types, here and below.
class Raw(BlockProcessor):  # type: ignore[misc]
    """Keeps a block that is HTML from its first sign to its last."""

    def test(self, parent: Element, block: str) -> bool:
        """Tell whether *block* is such a one."""
        return bool(_BLOCK.fullmatch(block))

    def run(self, parent: Element, blocks: list[str]) -> None:
        """Put it aside until the page is written."""
        SubElement(parent, "p").text = self.parser.md.htmlStash.store(blocks.pop(0).strip())


class RawExtension(Extension):  # type: ignore[misc]
    """Adds `Raw` to Markdown."""

    def extendMarkdown(self, md: Markdown) -> None:  # Markdown calls it so
        """Look before paragraphs are made, and after lists and boxes are known."""
        md.parser.blockprocessors.register(Raw(md.parser), "raw", 15)


def makeExtension() -> RawExtension:  # Markdown looks for this name
    """Return the extension."""
    return RawExtension()
