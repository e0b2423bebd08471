"""What the theme writes is changed where it has to be, and nowhere else."""

from pathlib import Path

import pytest

from chromdocs.site.errors import SiteError
from chromdocs.site.themed import mend_script, mended, named

PART = (
    '<nav aria-labelledby="__nav_1_label" aria-expanded="true">\n'
    '<label class="md-nav__title" for="__nav_1"><span></span>Learn</label></nav>'
)


def test_a_part_of_the_navigation_is_named_by_its_title() -> None:
    page = named(PART)
    assert 'aria-labelledby="__nav_1_title"' in page
    assert 'id="__nav_1_title" for="__nav_1"><span></span>Learn' in page


SCRIPT = (
    'x("nav",{class:"md-code__nav"});of(document).subscribe(all);'
    'go(([a,b])=>{history.replaceState(b,""),history.pushState(null,"",a)})'
)


@pytest.mark.parametrize("lost", ["nav", "(document)", "replaceState"])
def test_a_script_of_the_theme_that_is_new_is_noticed(lost: str) -> None:
    assert mended(SCRIPT, "bundle.js") != SCRIPT
    with pytest.raises(SiteError, match=r"bundle\.js: the theme has another script"):
        mended(SCRIPT.replace(lost, ""), "bundle.js")


def test_the_script_of_the_site_is_mended(tmp_path: Path) -> None:
    bundle = tmp_path / "assets/javascripts/bundle.0.min.js"
    bundle.parent.mkdir(parents=True)
    bundle.write_text(SCRIPT, "utf-8")
    mend_script(tmp_path)
    assert bundle.read_text("utf-8") == mended(SCRIPT, "")
