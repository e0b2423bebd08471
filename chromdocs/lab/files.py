"""The answers of the lab as files: tables as CSV, JSON, LaTeX, Markdown, b-file; pictures."""

from typing import Any

from chromdocs.door.results import Positions, Values, slug
from chromdocs.figures.formats import FORMATS as FIGURE_FORMATS
from chromdocs.figures.theme import THEMES
from chromdocs.lab.asked import Send
from chromdocs.lab.pictures import picture
from chromdocs.lab.question import Question, read
from chromdocs.names import known
from chromdocs.solve.choose import grundy_values
from chromdocs.tables.formats import FORMATS
from chromdocs.tables.positions import refuse_no_sequence, sequence, to_bfile


def answer(fields: dict[str, str], send: Send) -> dict[str, Any]:
    """Answer the fields of the form, and ``format`` and ``theme``, with a file.

    >>> made = answer({"game": "mark", "to": "9", "format": "bfile"}, print)
    >>> print(made["name"], "|", made["text"].splitlines()[-1])
    p-positions-mark-to-9.txt | 4 8
    """
    asked = {**fields}
    format, theme = asked.pop("format"), asked.pop("theme", "light")
    question = read(asked)
    if format == "svg":
        known(THEMES, theme, "theme")
        return _picture(question, theme)
    found = _found(question)
    written = known(FORMATS, format, "format")
    table = found.table
    name = f"{table.table.id}-to-{question.to}.{written.suffix}"
    return {"name": name, "text": _bfile(question) if format == "bfile" else written.write(table)}


def _found(question: Question) -> Positions | Values:
    handle = question.handle
    return (handle.grundy if question.view == "values" else handle.p_positions)(question.to)


def _bfile(question: Question) -> str:
    """Return a b-file as `chromdocs solve --format bfile` writes it."""
    game, grundy = question.handle.game, question.view == "values"
    refuse_no_sequence(game, grundy=grundy, outcomes=False)
    rows: list[Any] = (
        [(*at, value) for at, value in grundy_values(game, question.to)]
        if grundy
        else [*question.handle.p_positions(question.to)]
    )
    said = f"{game.name}: {'Grundy values' if grundy else 'P-positions'}"
    said += f"{', misère play' * question.misere}, heaps up to {question.to}"
    said += ", read by antidiagonals" * (game.heaps == 2)
    return to_bfile(said, sequence(game, rows, grundy=grundy)) + "\n"


def _picture(question: Question, theme: str) -> dict[str, Any]:
    figure, _ = picture(question)
    if figure is None:
        raise ValueError(f"{question.handle.name}: there is no picture of this")
    made = FIGURE_FORMATS["svg"].write(figure, theme, False)
    kind = "grundy" if question.view == "values" else "map"
    play = "-misere" if question.misere else ""
    return {
        "name": f"{kind}-{slug(question.handle.name)}{play}.svg",
        "text": made.decode(),
    }
