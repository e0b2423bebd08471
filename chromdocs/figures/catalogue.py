"""Every figure by its id."""

from chromdocs.figures import chromatic, outcomes
from chromdocs.figures.figure import Exhibit

EXHIBITS: dict[str, Exhibit] = {
    exhibit.id: exhibit for exhibit in (*chromatic.EXHIBITS, *outcomes.EXHIBITS)
}
