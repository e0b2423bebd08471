"""Every table of the site is typeset by TeX, and fits on its page."""

import re
import subprocess
from pathlib import Path

import pytest

from chromdocs.papers import TABLES
from chromdocs.site.article import has_tex

SITE = Path(__file__).parents[2] / "site"
PREAMBLE = r"\documentclass{article}\usepackage{booktabs,longtable,pdflscape}"


@pytest.mark.skipif(not has_tex(), reason="there is no TeX, and none could be installed")
def test_every_table_is_typeset_and_fits(tmp_path: Path) -> None:
    inputs = "\n".join(rf"\input{{{SITE}/tables/{id}.tex}}\clearpage" for id in TABLES)
    document = f"{PREAMBLE}\\begin{{document}}\n{inputs}\n\\end{{document}}\n"
    (tmp_path / "all.tex").write_text(document, "utf-8")
    command = ["pdflatex", "-interaction=nonstopmode", "-draftmode", "all.tex"]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, check=False, timeout=300)
    log = (tmp_path / "all.log").read_text("latin-1")
    assert re.findall(r"^!.*|^Overfull.*", log, re.MULTILINE) == []
    assert done.returncode == 0
