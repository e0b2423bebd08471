"""Every page of the site has its policy, before anything that the policy governs."""

import re
from pathlib import Path

import pytest

from chromdocs.site import policy, release

SITE = Path(__file__).parents[2] / "site"
META = re.compile(r'<meta http-equiv="Content-Security-Policy" content="([^"]*)">')
GOVERNED = re.compile(r"<(?:script|link|style|img|base|body)\b")
PAGES = sorted(file.relative_to(SITE).as_posix() for file in SITE.rglob("*.html"))


def read(place: str) -> str:
    return (SITE / place).read_text("utf-8")


def test_every_page_has_one_and_nothing_comes_before_it() -> None:
    assert len(PAGES) > 1000
    wrong = []
    for place in PAGES:
        text = read(place)
        found, first = META.search(text), GOVERNED.search(text)
        if len(META.findall(text)) != 1 or not (found and first and found.end() <= first.start()):
            wrong.append(place)
    assert wrong == []


def test_the_book_has_one_policy_and_so_pages_can_be_swapped() -> None:
    texts = map(read, PAGES)
    policies = {m[1] for text in texts if "__config" in text and (m := META.search(text))}
    lost = META.search(read("404.html"))
    assert lost
    (book,) = policies - {lost[1]}
    own, all_of = ({*text.replace(";", " ;").split()} for text in (book, lost[1]))
    assert own < all_of  # it has a way of its own to the root
    rest = re.sub(r" 'sha256-[^']*'", "", book)
    assert "script-src 'self';" in rest
    assert "default-src 'none'; base-uri 'none';" in rest
    assert "eval" not in rest
    assert "//" not in rest


def test_no_page_has_code_where_a_policy_cannot_know_it() -> None:
    handler = re.compile(r'<[a-z][^<>]*\s(?:on[a-z]+="|(?:href|src|action)="javascript:)')
    assert [place for place in PAGES if handler.search(read(place))] == []


def test_a_script_is_known_by_its_hash() -> None:
    page = '<meta charset="utf-8"><script>{}</script>'
    one, other = (policy.guarded(page.format(text)) for text in ("a()", "b()"))
    assert one.count("'sha256-") == other.count("'sha256-") == 1
    assert META.findall(one) != META.findall(other)
    assert policy.guarded(page, also=("c()",)).count("'sha256-") == 2


def test_a_page_without_a_place_for_it_is_refused() -> None:
    with pytest.raises(ValueError, match="no place for a policy in '<p>'"):
        policy.guarded("<p>")


def test_the_copy_of_a_version_runs_nothing() -> None:
    article = '<link rel="stylesheet" href="../a.css"><article><p>Words</p></article>'
    copy = release.page(article, "claims/x/index.html", set()).decode()
    (text,) = META.findall(copy)
    assert "script-src" not in text
    assert "style-src 'self'" in text
