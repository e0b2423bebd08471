"""Every figure by its id."""

from chromdocs.figures import chromatic, outcomes, star
from chromdocs.figures.figure import Exhibit

EXHIBITS: dict[str, Exhibit] = {
    exhibit.id: exhibit for exhibit in (*chromatic.EXHIBITS, *star.EXHIBITS, *outcomes.EXHIBITS)
}
