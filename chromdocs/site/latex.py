r"""Our Markdown as LaTeX: paragraphs, lists, emphasis, formulas, citations, links to results.

[@guo2012]                    a work: \cite{guo2012}
[fig:mark-rows]               a figure, or a table with tab: Figure~\ref{fig:mark-rows}
[the queue](beyond/matching)  a result: its words, and what ``refer`` says of its id
```latex                      a block that is LaTeX already
"""

import re
from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise

from markdown_it import MarkdownIt
from markdown_it.token import Token
from mdit_py_plugins.dollarmath import dollarmath_plugin

from chromdocs.site.markup import displayed
from chromdocs.tables.symbols import escape

Refer = Callable[[str], str]  # how to refer to a result, by its id

RAW = "latex"
_CITED = re.compile(r"\[@([\w,-]+)\]")
_SHOWN = re.compile(r"\[(fig|tab):([\w-]+)\]")
_NAMED = {"fig": "Figure", "tab": "Table"}
_NUMBERED = re.compile(r"\\item (\(\w\))")  # an item that brings its number
_LEVELS = {"h2": "section", "h3": "subsection", "h4": "paragraph"}
_AROUND = {  # what stands around the content of a token, by its type
    "paragraph_open": "",
    "paragraph_close": "\n\n",
    "bullet_list_open": "\\begin{itemize}\\tight\n",
    "bullet_list_close": "\\end{itemize}\n\n",
    "ordered_list_open": "\\begin{enumerate}\\tight\n",
    "ordered_list_close": "\\end{enumerate}\n\n",
    "list_item_open": "\\item ",
    "list_item_close": "",
    "em_open": "\\emph{",
    "em_close": "}",
    "strong_open": "\\textbf{",
    "strong_close": "}",
    "softbreak": "\n",
}


def latex(markdown: str, refer: Refer = lambda id: "") -> str:
    r"""Return a text as LaTeX; what it cannot say raises ValueError.

    >>> print(latex("If $x_1>0$ & *only* then, 100 % sure [@guo2012]."))
    If $x_1>0$ \& \emph{only} then, 100 \% sure~\cite{guo2012}.
    >>> print(latex("By [the queue](beyond/matching).", lambda id: "Theorem 1"))
    By the queue (Theorem 1).
    """
    tokens = MarkdownIt("commonmark").use(dollarmath_plugin).parse(displayed(markdown))
    written = "".join(_written(tokens, refer)).strip()
    return _NUMBERED.sub(r"\\item[\1]", written)


def _written(tokens: Sequence[Token], refer: Refer) -> Iterator[str]:
    for token in tokens:
        if token.type == "inline":
            yield from _written(_cut(token.children or []), refer)
        elif token.type in _AROUND:
            yield _AROUND[token.type]
        elif token.type == "text":
            yield _prose(token.content)
        elif token.type == "code_inline":
            yield f"\\texttt{{{escape(token.content)}}}"
        elif token.type == "math_inline":
            yield f"${token.content}$"
        elif token.type == "math_block":
            yield f"\\[\n{token.content.strip()}\n\\]\n\n"
        elif token.type == "fence" and token.info.strip() == RAW:
            yield token.content + "\n"
        elif token.type == "heading_open":
            yield f"\\{_LEVELS[token.tag]}{{"
        elif token.type == "heading_close":
            yield "}\n\n"
        elif token.type == "link_close":
            said = refer(str(token.meta["to"]))
            yield f" ({said})" if token.meta["words"] else said
        elif token.type != "link_open":
            raise ValueError(f"no LaTeX for {token.type}: {token.content[:40]!r}")


def _cut(tokens: Sequence[Token]) -> Sequence[Token]:
    """Tell the end of each link where it leads, and whether it has words."""
    opened: list[tuple[str, bool]] = []
    for token, follower in pairwise([*tokens, Token("", "", 0)]):
        if token.type == "link_open":
            opened.append((str(token.attrs["href"]), follower.type != "link_close"))
        elif token.type == "link_close":
            token.meta["to"], token.meta["words"] = opened.pop()
    return tokens


def words(text: str) -> str:
    r"""Return a text without formulas as LaTeX; signs side by side are one formula.

    >>> print(words("Γₖ & more"))
    $\Gamma_k$ \& more
    """
    quoted = re.sub(r'"(?=\w)', "“", text).replace('"', "”")
    return escape(quoted).replace("$$", "")


def _with_references(text: str) -> str:
    kinds = _SHOWN.split(text)
    kinds[::3] = map(words, kinds[::3])
    for i in range(1, len(kinds), 3):
        kinds[i : i + 2] = f"{_NAMED[kinds[i]]}~\\ref{{{kinds[i]}:{kinds[i + 1]}}}", ""
    return "".join(kinds)


def _prose(text: str) -> str:
    parts = _CITED.split(text.replace("∎", ""))
    parts[::2] = map(_with_references, parts[::2])
    parts[1::2] = (f"\\cite{{{keys}}}" for keys in parts[1::2])
    return re.sub(r" +(?=\\cite)", "~", "".join(parts))
