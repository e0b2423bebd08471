"""A release: the copy of a version works where it stands, and never changes once it is out."""

import os
import re
import shutil
from pathlib import Path
from types import SimpleNamespace

import pytest

from chromdocs import __version__
from chromdocs.citations import PROJECT, Item, citable, source
from chromdocs.cli.main import main
from chromdocs.figures.figure import Exhibit, Figure
from chromdocs.site import dist, sources
from chromdocs.site.links import broken
from chromdocs.site.mkdocs import build as commands
from chromdocs.site.mkdocs.build import release
from chromdocs.site.mkdocs.plugin import ChromdocsPlugin
from chromdocs.site.release import copied, keep
from chromdocs.site.world import World
from chromdocs.tables.table import Extract, Table

SITE = Path(__file__).parents[2] / "site"
URL = "https://example.org/"
FIRST = "# Changelog\n\n## [Unreleased]\n\n## [0.1.0] - 2026-11-16\n\nThis.\n"
SECOND = FIRST.replace("## [0.1.0]", "## [0.2.0] - 2027-01-01\n\nMore.\n\n## [0.1.0]")

HEAD = """<!doctype html><html><head><title>{0}</title>
<link rel="canonical" href="https://example.org/{0}/">
<link rel="stylesheet" href="{1}assets/x.css"><script src="{1}assets/x.js"></script></head>"""
BODY = """<body><nav><a href="{1}learn/">Learn</a></nav>
<article class="md-typeset"><h1 id="a">{0}</h1><p>Says {2}.</p>
<div class="ledger-tools"><select><option>All</option></select></div>
<script>alert(1)</script><div data-chart="{1}assets/charts/a.js" data-name="n"></div>
<svg><title>A drawing</title></svg>
<a href="{1}learn/?x=1#b">book</a> <a href="{1}tables/t/#a">table</a> <a href="#a">here</a>
<a href="{1}tables/t.csv">file</a> <img src="{1}figures/evil-plane.svg" alt="">
<a href="{1}figures/evil-plane-wide.svg">16:9</a> <a href="https://example.org/">away</a>
</article></body></html>"""
V = f"v/{__version__}"


def built(folder: Path, says: str = "so") -> Path:
    """Return a small site as a build leaves it."""
    page = HEAD + BODY
    files = {
        "claims/c/d/index.html": page.format("claims/c/d", "../../../", says),
        "tables/t/index.html": page.format("tables/t", "../../", says),
        "figures/evil-plane/index.html": '<article><a href="../evil-plane-wide.svg">16:9</a>'
        '<a href="../../">home</a><img src="../evil-plane.svg" alt=""></article>',
        "ledger/index.html": page.format("ledger", "../", says),
        "papers/p/index.html": "<article>"
        '<picture><source srcset="../../assets/figures/b-narrow.svg">'
        '<img class="only-light" src="../../assets/figures/b.svg" alt="A board"></picture>'
        '<picture><source srcset="../../assets/figures/b-narrow-dark.svg">'
        '<img class="only-dark" src="../../assets/figures/b-dark.svg" alt="A board"></picture>'
        '<img class="only-light" src="../../assets/figures/c.svg" alt="">'
        '<img class="only-dark" src="../../assets/figures/c-dark.svg" alt=""></article>',
        **{
            f"assets/figures/{name}.svg": "<svg/>"
            for name in ("b", "b-narrow", "b-dark", "b-narrow-dark", "c", "c-dark", "unused")
        },
        "claims/old/index.html": '<html><main><a href="../c/d/">moved</a></main></html>',
        "learn/index.html": '<html><h1 id="b">Book</h1></html>',
        "index.html": "<html></html>",
        **{f"figures/evil-plane{end}.svg": "<svg/>" for end in ("", "-wide")},
        **dict.fromkeys(("tables/t.csv", "assets/x.css", "assets/x.js", "ledger.json"), says),
    }
    for name, text in files.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, "utf-8")
    return folder


def contents(folder: Path) -> dict[str, bytes]:
    files = (file for file in folder.rglob("*") if file.is_file())
    return {file.relative_to(folder).as_posix(): file.read_bytes() for file in files}


def test_a_version_has_what_is_cited_and_leads_on_to_the_rest(tmp_path: Path) -> None:
    assert keep(built(tmp_path)) == [__version__]
    assert broken(tmp_path) == []
    names = {*contents(tmp_path / V)}
    assert names == {
        *("claims/c/d/index.html", "tables/t/index.html", "tables/t.csv", "ledger/index.html"),
        *("figures/evil-plane.svg", "figures/evil-plane/index.html"),
        *("assets/x.css", "ledger.json", "index.html", "papers/p/index.html"),
        *(f"assets/figures/{name}.svg" for name in ("b", "b-narrow", "c")),
    }
    paper = (tmp_path / V / "papers/p/index.html").read_text("utf-8")
    assert 'src="../../assets/figures/b.svg"' in paper  # in the copy, where no new name replaces it
    assert "dark" not in paper
    page = (tmp_path / V / "claims/c/d/index.html").read_text("utf-8")
    assert "Says so." in page
    head = page.partition("</head>")[0]
    assert re.findall("<title>(.*)</title>", head) == [f"claims/c/d ({__version__})"]
    assert 'href="../../../tables/t/#a"' in page  # in the copy
    assert 'href="../../../../../learn/?x=1#b"' in page  # where it stands now
    assert 'href="../../../../../figures/evil-plane-wide.svg"' in page
    assert 'href="../../../assets/x.css"' in page
    assert "<script" not in page
    assert "data-chart" not in page
    assert "ledger-tools" not in page
    assert f"This is version {__version__}" in page
    assert '<a href="../../../../../claims/c/d/">The page as it is now</a>' in page
    assert '<link rel="canonical" href="https://example.org/claims/c/d/">' in page
    assert f'href="{__version__}/"' in (tmp_path / "v/index.html").read_text("utf-8")


def test_every_address_in_a_citation_is_in_the_copy() -> None:
    names = dict(copied(SITE))
    start = f"{URL}{V}/"

    def quick(item: Item | Table | Exhibit) -> Item:
        match item:
            case Table():
                return Extract(item, ((0,) * len(item.columns),))
            case Exhibit():
                return Figure(id=item.id, title="", marks=(), catalogued=True)
        return item

    found = {id: source(quick(item), site=URL, kept=True).url for id, item in citable().items()}
    assert found.pop(PROJECT.id) == URL  # the whole is the site as it is
    cited = {id: url for id, url in found.items() if url}
    assert cited.keys() > {"beyond", "evil-plane", "evil-tau-chi", "vile/sums"}
    lost = [url for url in cited.values() if f"{url.removeprefix(start)}index.html" not in names]
    assert lost == []
    pages = {name: text.decode() for name, text in names.items() if name.endswith(".html")}
    dead = ("ledger-tools", "only-dark", "<script")
    assert [(name, word) for name, text in pages.items() for word in dead if word in text] == []


def test_earlier_versions_stay(tmp_path: Path) -> None:
    before = tmp_path / "before"
    old = before / "v/0.0.9/tables/t/index.html"
    old.parent.mkdir(parents=True)
    old.write_text("as it was", "utf-8")
    site = built(tmp_path / "site")
    assert keep(site, before) == ["0.0.9", __version__]
    assert (site / "v/0.0.9/tables/t/index.html").read_text("utf-8") == "as it was"


def test_a_version_that_is_out_is_not_changed(tmp_path: Path) -> None:
    before = built(tmp_path / "before")
    keep(before)
    assert keep(built(tmp_path / "same"), before) == [__version__]
    assert contents(tmp_path / "same/v") == contents(before / "v")
    other = built(tmp_path / "other", says="otherwise")
    with pytest.raises(ValueError, match=f"release: {__version__} is out, with another assets/x"):
        keep(other, before)
    assert not (other / "v").exists()


@pytest.mark.parametrize("previous", [None, "before"])
def test_a_build_is_told_of_a_release_and_its_links_are_followed(
    previous: str | None,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    sources.code()  # known when a build starts
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("os.environ", {**os.environ, "SITE_URL": "https://example.org"})
    Path("mkdocs.yml").touch()
    Path("CHANGELOG.md").write_text(SECOND if previous else FIRST, "utf-8")
    Path("before").mkdir()
    worlds: list[bool] = []

    def build() -> int:
        worlds.append(kept())
        built(Path("site"))
        return 0

    assert not kept()
    monkeypatch.setattr(commands, "build", build)
    monkeypatch.setattr(dist, "fill", lambda site: [site / "index.html"])
    assert release(previous) == 0
    assert worlds == [True]
    said = capsys.readouterr().out
    assert f"The site for {URL} is in site/, with {__version__} in v/" in said
    assert "MB  index.html" in said
    old = Path("before/v/0.0.9/index.html")
    old.parent.mkdir(parents=True)
    old.write_text('<a href="../../gone/">gone</a>', "utf-8")
    shutil.rmtree("site")
    with pytest.raises(ValueError, match=r"release: 1 broken links, the first v/0\.0\.9/index"):
        release("before")


def kept() -> bool:
    """Return whether a build that starts now cites the copy of the version."""
    plugin = ChromdocsPlugin()
    plugin.world, plugin.serves = World(), False
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("chromdocs.site.mkdocs.plugin.kinds.pages", dict)
        patch.setattr("chromdocs.site.mkdocs.plugin.notebooks.prepare", lambda: None)
        plugin.on_config(SimpleNamespace(site_url=URL, docs_dir="docs", nav=[]))  # type: ignore[arg-type]
    return plugin.world.kept


@pytest.mark.parametrize(
    ("changelog", "told"),
    [
        (FIRST.replace("## [0", "- A line.\n\n## [0"), r"has changes under \[Unreleased\]"),
        (SECOND, "0.1.0 came before 0.2.0; --previous is to name the folder"),
    ],
)
def test_a_release_that_mixes_or_loses_versions_is_refused(
    changelog: str,
    told: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("SITE_URL", URL)
    monkeypatch.setattr(commands, "build", lambda: pytest.fail("it is built"))
    Path("mkdocs.yml").touch()
    Path("CHANGELOG.md").write_text(changelog, "utf-8")
    assert main(["site", "release"]) == 2
    said = capsys.readouterr().err
    assert re.search(told, said)
    assert said.count("\n") == 1


@pytest.mark.parametrize(
    ("url", "previous", "told"),
    [
        ("", None, "release: SITE_URL is not set; it is to be an address"),
        ("example.org", None, "release: SITE_URL is 'example.org'; it is to be an address"),
        ("https://example.org/", "gone", "release: there is no folder 'gone'"),
        ("https://example.org/", "site", "release: 'site' is where the site is built"),
    ],
)
def test_a_release_is_refused_in_one_line(
    url: str, previous: str | None, told: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "site").mkdir()
    (tmp_path / "mkdocs.yml").touch()
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("SITE_URL", url)
    with pytest.raises(ValueError, match=told) as found:
        release(previous)
    assert "\n" not in str(found.value)
