"""The editor of the pages: one script, not heavy, that asks for nothing else."""

import gzip
import subprocess
import sys
from pathlib import Path

import pytest

from chromdocs.site import editor
from chromdocs.site.errors import SiteError


def test_it_is_one_light_script(tmp_path: Path) -> None:
    script = editor.script()
    file = tmp_path / "editor.js"
    file.write_bytes(script)
    node = Path(sys.executable).with_name("node")
    subprocess.run([node, "--check", file], check=True, timeout=60)
    assert len(gzip.compress(script)) < 150_000
    assert b"chromdocs" in script
    assert b"sourceMappingURL" not in script


def test_what_cannot_be_joined_ends_the_build(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    source = tmp_path / "editor.mjs"
    source.write_text('import "nothing-of-that-name";', "utf-8")
    monkeypatch.setattr(editor, "SOURCE", source)
    monkeypatch.setattr(editor, "CACHE", tmp_path)
    with pytest.raises(SiteError, match="nothing-of-that-name"):
        editor.script()
    assert [*tmp_path.iterdir()] == [source]
