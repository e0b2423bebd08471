"""What a release offers: archives that are the same each time, and sums that hold."""

import subprocess
import zipfile
from pathlib import Path

import pytest

from chromdocs import __version__
from chromdocs.site import dist, offline, packages
from chromdocs.site.errors import SiteError
from chromdocs.site.release import keep
from chromdocs.site.search import INDEX

BUNDLE = "assets/javascripts/bundle.1.min.js"
SCRIPT = 'x(new Worker(e));location.protocol==="file:"?a:b'
PAGE = """<html><head><meta http-equiv="Content-Security-Policy" content="default-src 'self'">
<link rel="preload" href="{0}assets/a.woff2" as="font" crossorigin><link rel="next" href="{0}lab/">
<link rel="alternate" type="application/atom+xml" href="{0}feed.xml">
</head><a class="x" href="{0}lab/?to=9#a">lab</a> <a href="{0}.">home</a> <a href="#a">here</a>
<a href="{0}a.csv">file</a> <a href="https://example.org/lab/">away</a>
<code>&lt;a href="lab/"</code>
<script id="__config">{{"features": ["a", "navigation.instant", "b"]}}</script>
<script src="{0}assets/javascripts/bundle.1.min.js"></script></html>"""
FILES = {
    "index.html": PAGE.format(""),
    "lab/index.html": PAGE.format("../"),
    "lab/old/index.html": '<meta http-equiv="refresh" content="0; url=../">',
    "404.html": "lost",
    "robots.txt": "all",
    "a.csv": "1,2",
    "v/0.0.9/index.html": "as it was",
    INDEX: '{"docs": []}',
    BUNDLE: SCRIPT,
    "assets/javascripts/workers/search.1.min.js": "work()",
}


@pytest.fixture
def site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    for name, text in FILES.items():
        (tmp_path / "site" / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / "site" / name).write_text(text, "utf-8")
    monkeypatch.setattr(packages, "wheel", lambda: ("a.whl", b"wheel"))
    monkeypatch.setattr(packages, "sdist", lambda: ("a.tar.gz", b"source"))
    return tmp_path / "site"


def test_the_copy_for_a_disk(site: Path) -> None:
    copy = {n: c if isinstance(c, bytes) else c.read_bytes() for n, c in offline.files(site)}
    assert copy.keys() == FILES.keys() - {"404.html", "robots.txt", "v/0.0.9/index.html", INDEX} | {
        *("assets/offline.js", "search/search_index.js")
    }
    page = copy["lab/index.html"].decode()
    assert 'href="../lab/index.html?to=9#a"' in page
    assert '<link rel="next" href="../lab/index.html">' in page
    assert 'href=".././index.html"' in page
    assert 'href="#a"' in page
    assert 'href="../a.csv"' in page
    assert 'href="https://example.org/lab/"' in page
    assert '&lt;a href="lab/"' in page
    assert '["a", "b"]' in page
    assert "Content-Security-Policy" not in page
    assert "preload" not in page
    assert "alternate" not in page
    assert '<script src="../assets/offline.js"></script><script src="../assets/java' in page
    assert b"url=../index.html" in copy["lab/old/index.html"]
    assert copy["search/search_index.js"] == b'__index = {"docs": []}'
    assert copy[BUNDLE] == b"x(new SearchWorker(e));!0?a:b"
    assert b"  work();\n" in copy["assets/javascripts/workers/search.1.min.js"]


def test_a_theme_that_changed_is_noticed(site: Path) -> None:
    (site / BUNDLE).write_text("new Worker2()", "utf-8")
    with pytest.raises(SiteError, match="theme's script has no 'new Worker"):
        dict(offline.files(site))


def test_files_and_their_sums(site: Path, tmp_path: Path) -> None:
    into = tmp_path / "dist"
    into.mkdir()
    (into / "old.zip").touch()
    made = dist.fill(site, into)
    assert {*made} == {*into.iterdir()}
    name = f"chromdocs-{__version__}-offline"
    assert [file.name for file in made] == [
        *("a.tar.gz", "a.whl", f"{name}.zip", "chromdocs-versions.zip", "SHA256SUMS")
    ]
    subprocess.run(
        ["sha256sum", "--check", "--strict", dist.SUMS], cwd=into, check=True, timeout=60
    )
    with zipfile.ZipFile(into / f"{name}.zip") as archive:
        assert f"{name}/index.html" in archive.namelist()
        assert {entry.external_attr >> 16 for entry in archive.infolist()} == {0o644}
    before = {file.name: file.read_bytes() for file in made}
    assert {file.name: file.read_bytes() for file in dist.fill(site, into)} == before


def test_the_next_release_keeps_the_versions(site: Path, tmp_path: Path) -> None:
    dist.fill(site, tmp_path / "dist")
    with zipfile.ZipFile(tmp_path / "dist" / dist.VERSIONS) as archive:
        archive.extractall(tmp_path / "previous")
    fresh = tmp_path / "fresh"
    fresh.mkdir()
    (fresh / "index.html").write_text("<html></html>", "utf-8")
    assert keep(fresh, tmp_path / "previous") == ["0.0.9", __version__]
    assert (fresh / "v/0.0.9/index.html").read_text("utf-8") == "as it was"
