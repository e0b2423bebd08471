"""Typeset formulas when the site is built: KaTeX in a node process, asked page by page.

The search index should hold a formula once, as plain text. So a page first gets placeholders with
plain text inside, and the typeset formulas take their place when the index has been written.
"""

import html
import json
import re
import subprocess
from pathlib import Path

from chromdocs.site.errors import SiteError
from chromdocs.site.node import node
from chromdocs.site.plain import DOLLARS, plain

_FORMULA = re.compile(
    r'<(span|div) class="arithmatex">(?:\\\((.*?)\\\)|\\\[(.*?)\\\])</\1>', re.DOTALL
)
_HELD = re.compile(
    r'<span class="tex"( data-named)? data-tex="([^"]*)" data-display="(\d)">(.*?)</span>'
    r"([,.;:?!)]*)",
    re.DOTALL,
)
_NAMING = re.compile(r"<(a|h[1-6]|summary|th)\b[^>]*>.*?</\1>", re.DOTALL)
_PLAIN = re.compile(r"([A-Za-z])|\d+")  # a formula that needs no typesetting
_SOURCE = re.compile(r"<semantics>(.*)<annotation.*?</annotation></semantics>", re.DOTALL)
_NAMES = re.compile("<mi>(?=[A-Za-z]{2,}</mi>)")  # of functions: lim, log, max
_APPLIED = "<mo>\u2061</mo>"  # stands after the name of a function
_NAMED = rf'<mi mathvariant="normal">[A-Za-z]{{2,}}</mi>{_APPLIED}'
_SPACED = (  # where a thin space belongs: before such a name, and after it and its index
    re.compile(rf"(</(?:m[in]|msu[bp])>)(?={_NAMED}(?!</ms))"),
    re.compile(rf"({_NAMED})(?!<mo|</)"),
    re.compile(rf"(<(msu[bp])><mrow>{_NAMED}</mrow><m[in]>\w+</m[in]></\2>)(?!<mo|</)"),
)
HEAVY = 390_000  # characters of a page


def hold(content: str) -> str:
    """Replace each formula of a page by a placeholder that reads well in a search result."""
    return _FORMULA.sub(lambda m: _placeholder(m[2] or m[3], m[3] is not None), content)


def hold_dollars(content: str) -> str:
    """Do the same for formulas between dollars, as they stand in the text cells of a notebook."""
    return DOLLARS.sub(lambda m: _placeholder(m[1] or m[2], m[1] is not None), content)


def _placeholder(escaped: str, display: bool) -> str:
    tex = html.unescape(escaped)
    quoted = html.escape(tex, quote=True).replace("\n", " ")
    shown = html.escape(plain(tex))
    return f'<span class="tex" data-tex="{quoted}" data-display="{display:d}">{shown}</span>'


def _labelled(page: str) -> str:
    """Mark the formulas of links and headings: they are part of a name, which takes no MathML."""
    before = '<span class="tex" '
    return _NAMING.sub(lambda part: part[0].replace(before, f"{before}data-named "), page)


def _upright(typeset: str) -> str:
    r"""Set names of functions upright in MathML, apart from letters beside them.

    >>> _upright("<mi>x</mi><mi>max</mi>")
    '<mi>x</mi><mi mathvariant="normal">max</mi>'
    """
    typeset = _NAMES.sub('<mi mathvariant="normal">', typeset)
    typeset = typeset.replace(f"{_APPLIED}</ms", "</ms")  # an index is one thing
    for place in _SPACED:
        typeset = place.sub(r'\1<mspace width="0.1667em"></mspace>', typeset)
    return typeset


class Katex:
    """KaTeX, kept running while the site is built."""

    def __init__(self) -> None:
        self._process: subprocess.Popen[str] | None = None
        self._known: dict[tuple[str, str, str], str] = {}

    def typeset(self, page: str, where: str) -> str:
        """Put typeset formulas in the place of the placeholders of a page.

        Where they would make the page heavy, the browser sets those in the lines itself, from
        MathML.
        """
        page = _labelled(page)
        typeset = self._typeset(page, where, "htmlAndMathml")
        return self._typeset(page, where, "mathml") if len(typeset) > HEAVY else typeset

    def _typeset(self, page: str, where: str, inline: str) -> str:
        def formula(found: re.Match[str]) -> str:
            is_named, tex, display, words, after = found.groups()
            output = "htmlAndMathml" if display == "1" else inline
            typeset = self._render(html.unescape(tex), display, output, where)
            if is_named:
                typeset = typeset.replace("<math ", f'<math aria-label="{words}" ', 1)
            if not after or len(tex) > 20:
                return typeset + after
            return f'<span class="nowrap">{typeset}{after}</span>'  # no comma begins a line

        return _HELD.sub(formula, page)

    def close(self) -> None:
        """End the process."""
        if self._process:
            self._process.communicate()
            self._process = None

    def _render(self, tex: str, display: str, output: str, where: str) -> str:
        if simple := _PLAIN.fullmatch(tex.strip()):
            letter = f'<span class="mathnormal">{simple[0]}</span>' if simple[1] else simple[0]
            return f'<span class="katex">{letter}</span>'
        if (tex, display, output) not in self._known:
            answer = self._ask({"tex": tex, "display": display == "1", "output": output})
            if "error" in answer:
                raise SiteError(f"{where}: bad formula {tex!r}: {answer['error']}")
            wide = '<span class="katex-display"'  # it may scroll, so the keyboard must reach it
            typeset = answer["html"].replace(wide, f'{wide} tabindex="0"')
            typeset = _upright(_SOURCE.sub(r"\1", typeset))  # nobody reads the TeX in a page
            self._known[tex, display, output] = typeset
        return self._known[tex, display, output]

    def _ask(self, question: dict[str, object]) -> dict[str, str]:
        if self._process is None:
            self._process = subprocess.Popen(
                [node("katex"), str(Path(__file__).parent / "assets" / "katex.cjs")],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                encoding="utf-8",
            )
        assert self._process.stdin
        assert self._process.stdout
        self._process.stdin.write(json.dumps(question) + "\n")
        self._process.stdin.flush()
        answer: dict[str, str] = json.loads(
            self._process.stdout.readline() or '{"error": "no node"}'
        )
        return answer
