"""A release keeps what can be cited as it was: a copy of these pages and files for each version.

The page at ``/v/0.1.0/claims/vile/sums/`` shows what the one at ``/claims/vile/sums/`` said in that
version. It has the words, the pictures on light ground and the style, and no script: nothing in it
can grow old. What is not in the copy is linked to where it stands now.
"""

import re
from collections.abc import Iterator, Set
from fnmatch import fnmatchcase
from pathlib import Path
from posixpath import dirname, join, normpath
from shutil import copytree

from chromdocs import __date__, __version__
from chromdocs.papers import EXHIBITS
from chromdocs.site import policy
from chromdocs.site.changes import releases
from chromdocs.site.exhibits import ON_PAGES, PICTURES, VARIANTS
from chromdocs.site.links import relative

FOLDER = "v"
KEPT = (  # what is cited, and what its pages need to look as they did
    *("claims/*", "tables/*", "papers/*", "badges/*", "article/*", "ledger*", "errata/*"),
    *("figures/*/index.html", "figures/*.svg", "figures/*.pdf", "figures/*.csv"),
    *("assets/*.css", "assets/*.woff2", "assets/*.woff", "assets/*.ttf", "assets/logo.svg"),
)
LEFT = {  # the same pictures in other shapes and on dark ground, which takes a script
    f"figures/{id}{variant}.{format}"
    for id in EXHIBITS
    for variant in {*VARIANTS, *ON_PAGES} - {"", "-transparent", "-narrow-transparent"}
    for format in PICTURES
}
_HEAD = re.compile(
    r'<title>.*?</title>|<meta name="description"[^>]*>'
    r'|<link rel="(?:canonical|icon|stylesheet)"[^>]*>',
    re.DOTALL,
)
_ARTICLE = re.compile(r"<article.*</article>", re.DOTALL)
_FOR_SCRIPTS = re.compile(  # the dark side is chosen by a script, too
    r'<script.*?</script>|\sdata-(?:board|chart|choices|embed|why)="[^"]*"'
    r'|<div class="ledger-tools">.*?</div>'
    r'|<picture>\s*(?:<source[^>]*>\s*)*<img class="only-dark"[^>]*>\s*</picture>'
    r'|<img class="only-dark"[^>]*>',
    re.DOTALL,
)
_STYLE = re.compile(r'<link rel="stylesheet" href="(?:\.\./)*([^"]*)"')
_LINK = re.compile(r'(?<=\s)((?:href|src|srcset)=")([^"#:?]+)(?=["#?])')
_PAGE = policy.guarded(
    """<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
{head}
</head>
<body dir="ltr" data-md-color-scheme="default" data-md-color-primary="custom">
<aside class="md-banner"><div class="md-banner__inner md-grid md-typeset">{banner}</div></aside>
<main class="md-main"><div class="md-main__inner md-grid"><div class="md-content">
{article}
</div></div></main>
</body>
</html>
""",
    policy.COPY,
)
_BANNER = 'This is version {} of {}. <a href="{}">The page as it is now</a>'


def refuse(changelog: str, previous: Path | None) -> None:
    """Raise ValueError if a release would mix versions, or lose those that are out."""
    found = releases(changelog)
    if any(release.text for release in found if not release.date):
        raise ValueError(
            "release: CHANGELOG.md has changes under [Unreleased]; they need a version and a date"
        )
    out = [release.version for release in found if release.date]
    if len(out) > 1 and not previous:
        raise ValueError(
            f"release: {out[1]} came before {out[0]}; --previous is to name the folder of the site "
            "that is out, whose versions stay"
        )


def keep(site: Path, previous: Path | None = None) -> list[str]:
    """Put a copy for this version into the built *site*, beside those of the *previous* one.

    Returns the versions that it has now. A version that is out stays as it is: if the copy would
    change it, ValueError says so, and nothing is written.
    """
    fresh = dict(copied(site))
    folders = [*(previous / FOLDER).glob("*/")] if previous else []
    older = {folder.name: folder for folder in folders}
    if out := older.pop(__version__, None):
        known = {file.relative_to(out).as_posix(): file for file in _files(out)}
        for name in sorted(fresh.keys() | known.keys()):
            if name not in known or fresh.get(name) != known[name].read_bytes():
                raise ValueError(
                    f"release: {__version__} is out, with another {name}; "
                    "what is new needs a new __version__"
                )
    for version, folder in older.items():
        copytree(folder, site / FOLDER / version)
    versions = sorted([*older, __version__], key=_order)
    styles = [f"{__version__}/{style}" for style in _STYLE.findall(fresh["index.html"].decode())]
    listed = {f"{version}/": version for version in versions}
    files = {f"{__version__}/{name}": content for name, content in fresh.items()}
    for name, content in (
        files | {"index.html": _index("Versions", "../", listed, styles)}
    ).items():
        target = site / FOLDER / name
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(content)
    return versions


def copied(site: Path) -> Iterator[tuple[str, bytes]]:
    """Yield the files that a version keeps, by their addresses in it."""
    names = {file.relative_to(site).as_posix() for file in _files(site)}
    names = {name for name in names if is_kept(name)}
    pages = {
        name: _FOR_SCRIPTS.sub("", (site / name).read_text("utf-8"))
        for name in sorted(names)
        if name.endswith(".html")
    }
    names -= {n for n, text in pages.items() if not _ARTICLE.search(text)}  # these only lead on
    names |= {picture for n in pages.keys() & names for picture in _pictures(pages[n], n)}
    for name in sorted(names):
        made = page(pages[name], name, names) if name in pages else (site / name).read_bytes()
        yield name, made
    folders = [dirname(name) for name in pages if name in names and name.count("/") == 1]
    titles = {f"{folder}/": folder.capitalize() for folder in folders}
    styles = _STYLE.findall(pages[f"{folders[0]}/index.html"]) if folders else []
    yield "index.html", _index(f"Version {__version__} of {__date__}", "../../", titles, styles)


def is_kept(name: str) -> bool:
    """Tell whether a version keeps a file.

    >>> is_kept("tables/evil-tau-chi.csv"), is_kept("learn/mark/index.html")
    (True, False)
    >>> is_kept("figures/evil-plane.pdf"), is_kept("figures/evil-plane-wide.pdf")
    (True, False)
    """
    return name not in LEFT and any(fnmatchcase(name, form) for form in KEPT)


def _pictures(text: str, name: str) -> Iterator[str]:
    """Yield the addresses of the pictures that the page *name* shows."""
    article = _ARTICLE.search(text)
    assert article
    for found in _LINK.finditer(article[0]):
        if found[1].startswith("src"):
            yield normpath(join(dirname(name), found[2]))


def page(text: str, name: str, names: Set[str]) -> bytes:
    """Return the page *name*, without what needs a script, as a version with *names* has it."""
    article = _ARTICLE.search(text)
    assert article
    folder = dirname(name)
    here = f"{FOLDER}/{__version__}/{folder}/"

    def link(found: re.Match[str]) -> str:
        target = normpath(join(folder, found[2]))
        inside = target in names or join(target, "index.html") in names
        end = "/" * found[2].endswith("/")
        return found[1] + (found[2] if inside else relative(f"{target}{end}", here))

    told = "\n".join(_HEAD.findall(text.partition("</head>")[0]))  # drawings have titles, too
    told = told.replace("</title>", f" ({__version__})</title>", 1)
    head, words = (_LINK.sub(link, part) for part in (told, article[0]))
    banner = _BANNER.format(__version__, __date__, relative(f"{folder}/", here))
    return _PAGE.format(head=head, banner=banner, article=words).encode()


def _index(title: str, home: str, links: dict[str, str], styles: list[str]) -> bytes:
    """Return a page with *links*: their words by where they lead; *home* leads to the site."""
    about = "What can be cited, as it was: statements with their verdicts, tables, figures."
    head = [
        f"<title>{title} - chromdocs</title>",
        f'<meta name="description" content="{about}">',
        *(f'<link rel="stylesheet" href="{s}">' for s in styles),
    ]
    items = "".join(f'<li><a href="{to}">{words}</a></li>' for to, words in links.items())
    article = (
        f'<article class="md-content__inner md-typeset"><h1>{title}</h1><ul>{items}</ul></article>'
    )
    banner = f'<a href="{home}">The site as it is now</a>'
    return _PAGE.format(head="\n".join(head), banner=banner, article=article).encode()


def _files(folder: Path) -> Iterator[Path]:
    return (file for file in folder.rglob("*") if file.is_file())


def _order(version: str) -> list[int]:
    """Return what orders versions by age.

    >>> sorted(["0.10.0", "0.9.1"], key=_order)
    ['0.9.1', '0.10.0']
    """
    return [int(part) for part in re.findall(r"\d+", version)]
