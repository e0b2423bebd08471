"""The home page says what the ledger holds, and its doors and its picture are there."""

import io
import re
from collections import Counter
from pathlib import Path

from known import world
from PIL import Image

from chromdocs.games.catalogue import game
from chromdocs.papers import LEDGER, record
from chromdocs.site import home, lost
from chromdocs.site.blocks import Blocks
from chromdocs.site.kinds import lab
from chromdocs.solve.reference import Reference

SITE = Path(__file__).parents[2] / "site"


def test_the_line_has_the_numbers_of_the_ledger() -> None:
    """Counted in the published records, which the page does not count."""
    printed = [c for c in LEDGER.values() if c.paper != "beyond" and not c.is_step]
    failed = 0
    for claim in printed:
        known = record(claim)
        assert known
        is_slip = not claim.echo and claim.severity != "copy"
        failed += known.verdicts["printed"].status == "refuted" and is_slip
    ours = sum(id.startswith("beyond/") for id in LEDGER)
    said = re.sub("<[^>]*>", "", home.in_numbers(Blocks(world(), "", {})))
    assert said == (
        f"Five papers. {len(printed)} statements, checked by programs. {failed} fail as printed. "
        f"And {ours} results of our own."
    )
    assert len({claim.paper for claim in printed}) == 5


def test_the_picture_shows_every_p_position_once() -> None:
    blue, red = home.picture(to=60).marks
    assert isinstance(blue, home.Cloud)
    assert isinstance(red, home.Cloud)
    dots = [*zip(blue.x, blue.y, strict=True), *zip(red.x, red.y, strict=True)]
    full = {(x, y) for x, y in Reference(game("star(wythoff)")).p_positions(60) if x}
    assert sorted(dots) == sorted(full | {(y, x) for x, y in full})
    assert (3, 4) in zip(red.x, red.y, strict=True)  # 3 and 5 - 1


def test_the_picture_is_light() -> None:
    image = Image.effect_noise((64, 64), 80).convert("RGBA")
    out = io.BytesIO()
    image.save(out, "PNG")
    small = home.light(out.getvalue())
    assert len(Image.open(io.BytesIO(small)).getcolors() or ()) <= home.COLOURS
    assert len(small) < len(out.getvalue())
    for name in ("transparent", "transparent-dark"):
        file = SITE / f"assets/home-{name}.png"
        assert file.stat().st_size < 90_000
        assert Image.open(file).convert("RGBA").getpixel((5, 5)) == (0, 0, 0, 0)


def test_doors_and_lists_lead_to_pages() -> None:
    assert {*home.DOORS} | {*lost.LISTS} <= {f"{f.parent.name}/" for f in SITE.glob("*/index.html")}


def test_every_kind_of_address_has_a_list() -> None:
    """The first word of every address that more than one page has."""
    listed = {word for words, _ in lost.LISTS.values() for word in words.split()}
    addresses = (Path(__file__).parent / "addresses.txt").read_text("utf-8").split()
    many = Counter(place.partition("/")[0] for place in addresses if place.endswith("/"))
    assert {"claims", "papers", "notebooks"} <= {word for word, count in many.items() if count > 1}
    assert {word for word, count in many.items() if count > 1} - listed == set()


def test_the_examples_are_games() -> None:
    assert all(game(name) for name in home.EXAMPLES)
    assert home.EXAMPLES[0] in lab.games()


def test_no_title_says_home() -> None:
    titles = [
        re.search("<title>(.*?)</title>", file.read_text("utf-8"), re.DOTALL)
        for file in (SITE / "index.html", SITE / "404.html", SITE / "learn/index.html")
    ]
    found = [title[1] for title in titles if title]
    assert [title.partition("chromdocs")[2][:1] for title in found] == [":", "", ""]
    assert not any("Home" in title for title in found)


def test_every_page_is_known_to_who_is_lost(tmp_path: Path) -> None:
    for place in ("", "claims/star/thm-5/", "learn/"):
        (tmp_path / place).mkdir(parents=True, exist_ok=True)
        (tmp_path / place / "index.html").touch()
    assert lost.places(tmp_path).endswith(b'= ["claims/star/thm-5/","learn/"];\n')
