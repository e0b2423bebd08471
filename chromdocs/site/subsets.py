"""Fonts in PDF files, each part of a font made once: matplotlib makes it anew for every file.

The files of a figure use the same letters, in light and dark, of each shape. This changes how long
they take, and not a byte of them.
"""

from collections.abc import Iterable
from contextlib import AbstractContextManager, nullcontext
from functools import cache, lru_cache
from io import BytesIO
from typing import Any

from matplotlib.backends import _backend_pdf_ps

MOST = 64  # parts of fonts that are kept


@cache
def keep_subsets() -> None:
    """Have matplotlib keep the parts of fonts, in this process."""
    backend: Any = _backend_pdf_ps
    subset, as_file = backend.get_glyphs_subset, backend.font_as_file

    @lru_cache(MOST)
    def made(font: Any, glyphs: frozenset[int]) -> Any:
        with subset(font, glyphs) as found:
            return found._replace(font=as_file(found.font).getvalue())

    def kept(font: Any, glyphs: Iterable[int]) -> AbstractContextManager[Any]:
        return nullcontext(made(font, frozenset(glyphs)))

    backend.get_glyphs_subset = kept
    backend.font_as_file = lambda font: BytesIO(font) if isinstance(font, bytes) else as_file(font)
