"""Parts of fonts are made once, and the files are the same to the byte."""

import pytest
from matplotlib.backends import _backend_pdf_ps as backend

from chromdocs.figures.to_matplotlib import draw
from chromdocs.papers import EXHIBITS
from chromdocs.site.subsets import keep_subsets


def test_kept_parts_of_fonts_change_no_byte(monkeypatch: pytest.MonkeyPatch) -> None:
    plain, made = backend.get_glyphs_subset, []

    def counted(font, glyphs):  # type: ignore[no-untyped-def]
        made.append(font)
        return plain(font, glyphs)

    monkeypatch.setattr(backend, "get_glyphs_subset", counted)
    monkeypatch.setattr(backend, "font_as_file", backend.font_as_file)
    figure = EXHIBITS["evil-plane"].make(to=16)
    files = [draw(figure, "pdf", theme) for theme in ("light", "dark")]
    each = len(made) // 2
    assert each
    keep_subsets.__wrapped__()
    assert [draw(figure, "pdf", theme) for theme in ("light", "dark")] == files
    assert len(made) == 3 * each  # for the first of them only
