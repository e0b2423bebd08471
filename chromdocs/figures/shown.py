"""A figure as people see and save it: a picture in a notebook, a file in any format."""

from base64 import b64encode
from pathlib import Path
from typing import Any

from chromdocs.arguments import careful
from chromdocs.extras import has
from chromdocs.files import write_whole
from chromdocs.names import known

LARGE = 1_000_000  # characters of a drawing from which on a notebook gets pixels


@careful
class Shown:
    """What a `Figure` can do to be seen and saved, in a class of its own."""

    def _repr_mimebundle_(self, include: Any = None, exclude: Any = None) -> dict[str, str]:
        from chromdocs.figures.formats import FORMATS

        said = {"text/plain": repr(self)}
        drawn = FORMATS["svg"].write(self).decode()
        if len(drawn) <= LARGE or not has("matplotlib"):
            return said | {"image/svg+xml": drawn}
        return said | {"image/png": b64encode(FORMATS["png"].write(self)).decode()}

    def save(
        self: Any,
        path: str | Path,
        theme: str = "light",
        transparent: bool = False,
        shape: str = "own",
    ) -> Path:
        """Write a file and return its path; the ending is the format: .svg, .png, .pdf, .html, ...

        SVG, JSON and CSV need no other package, the others the extra ``draw``.
        A *shape* other than its own is one of `chromdocs.figures.frame.SHAPES`.

        >>> from chromdocs.papers import EXHIBITS
        >>> EXHIBITS["evil-plane"].make().save("plane.jpg")
        Traceback (most recent call last):
        ValueError: unknown ending of a file 'jpg'; did you mean 'png'?
        """
        from chromdocs.figures.formats import ENDINGS
        from chromdocs.figures.frame import shaped

        path = Path(path)
        format = known(ENDINGS, path.suffix[1:].lower(), "ending of a file")
        write_whole(path, format.write(shaped(self, shape), theme, transparent))
        return path

    def live(self: Any) -> Any:
        """Return the live chart for a notebook, which answers when touched.

        It needs plotly; where that is not there, it is the figure, which shows itself.
        """
        from chromdocs.figures.to_plotly import figure_widget

        return figure_widget(self) if has("plotly") else self
