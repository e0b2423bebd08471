"""Scripts as pages get them: light, whole, and asking for nothing else."""

import gzip
import re
import subprocess
import sys
from pathlib import Path

import pytest

from chromdocs.site import scripts
from chromdocs.site.errors import SiteError


def test_it_is_one_light_script(tmp_path: Path) -> None:
    script = scripts.joined(scripts.EDITOR)
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
    monkeypatch.setattr(scripts, "CACHE", tmp_path)
    with pytest.raises(SiteError, match="nothing-of-that-name"):
        scripts.joined(source)
    assert [*tmp_path.iterdir()] == [source]


def test_our_scripts_keep_the_names_that_others_use() -> None:
    made = scripts.light("// a word\nconst shared = 1; function used(first) { return first + 1; }")
    assert re.fullmatch(rb"const shared=1;function used\((\w)\)\{return \1\+1\}\n", made)
