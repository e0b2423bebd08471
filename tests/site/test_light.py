"""Pages say nothing that they need not say."""

import re
from pathlib import Path

SITE = Path(__file__).parents[2] / "site"


def head_of(place: str) -> str:
    return (SITE / place / "index.html").read_text("utf-8").partition("</head>")[0]


def test_a_page_asks_for_few_styles_and_early_for_its_letters() -> None:
    for place, styles in (("", 2), ("learn/star", 2), ("api/games/game", 3)):
        head = head_of(place)
        assert head.count('rel="stylesheet"') == styles
        assert head.index('rel="preload"') < head.index('rel="stylesheet"')
    assert "KaTeX_Math" in head_of("claims/chromatic/thm-14")
    assert "KaTeX_Math" not in head_of("start")


def test_the_navigation_is_not_indented() -> None:
    page = (SITE / "papers/star/index.html").read_text("utf-8")
    navigation = page.partition('data-md-type="navigation"')[2].partition("<article ")[0]
    assert "\n " not in re.sub(r"<script.*?</script>", "", navigation, flags=re.DOTALL)
