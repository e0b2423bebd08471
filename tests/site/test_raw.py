"""HTML in boxes and lists of a page stands as it is."""

import pytest
from markdown import markdown

FORM = '<form class="answer"><label>*Yours* <input></label></form><details>*x*</details>'


@pytest.mark.parametrize(
    ("text", "before"),
    [
        ('!!! question "Exercise"\n\n    Which?\n\n    {}\n', "<p>Which?</p>\n"),
        ("1. Which?\n\n    {}\n", "<p>Which?</p>\n"),
    ],
)
def test_a_form_is_in_no_paragraph(text: str, before: str) -> None:
    made = markdown(text.format(FORM), extensions=["admonition", "chromdocs.site.mkdocs.raw"])
    assert before + FORM in made
    assert f"<p>{FORM}" not in made


def test_words_around_html_stay_a_paragraph() -> None:
    text = '!!! note "A"\n\n    <b>Take</b> *two*.\n'
    made = markdown(text, extensions=["admonition", "chromdocs.site.mkdocs.raw"])
    assert "<p><b>Take</b> <em>two</em>.</p>" in made
