"""The special characters of our texts, in plain ASCII and in LaTeX.

Texts are written in Unicode (τ, ⋆, ≤). A b-file must be ASCII; LaTeX gives some characters a
meaning of their own, and pdflatex does not know the Greek ones.
"""

import re

_TEXT = {  # character: LaTeX
    "\\": r"\textbackslash{}",
    "{": r"\{",
    "}": r"\}",
    "&": r"\&",
    "%": r"\%",
    "$": r"\$",
    "#": r"\#",
    "_": r"\_",
    "~": r"\textasciitilde{}",
    "^": r"\textasciicircum{}",
    "<": r"$<$",
    ">": r"$>$",
    "|": r"$|$",
}
_SYMBOLS = {  # character: ASCII, LaTeX
    "α": ("alpha", r"$\alpha$"),
    "β": ("beta", r"$\beta$"),
    "γ": ("gamma", r"$\gamma$"),
    "δ": ("delta", r"$\delta$"),
    "ε": ("epsilon", r"$\varepsilon$"),
    "η": ("eta", r"$\eta$"),
    "θ": ("theta", r"$\theta$"),
    "σ": ("sigma", r"$\sigma$"),
    "π": ("pi", r"$\pi$"),
    "τ": ("tau", r"$\tau$"),
    "φ": ("phi", r"$\varphi$"),
    "χ": ("chi", r"$\chi$"),
    "Γ": ("Gamma", r"$\Gamma$"),
    "Φ": ("Phi", r"$\Phi$"),
    **{digit: (f"_{n}", f"$_{n}$") for n, digit in enumerate("₀₁₂₃₄₅₆₇₈₉")},
    "₊": ("_+", "$_+$"),
    "₋": ("_-", "$_-$"),
    "²": ("^2", r"$^2$"),
    "ᵐ": ("^m", r"$^m$"),
    "ₙ": ("_n", r"$_n$"),
    "ₖ": ("_k", r"$_k$"),
    "è": ("e", r"\`{e}"),
    "é": ("e", r"\'{e}"),
    "ê": ("e", r"\^{e}"),
    "↦": ("->", r"$\mapsto$"),
    "⌈": ("ceil(", r"$\lceil$"),
    "⌉": (")", r"$\rceil$"),
    "·": ("*", r"$\cdot$"),
    "×": ("x", r"$\times$"),
    "−": ("-", r"$-$"),
    "±": ("+-", r"$\pm$"),
    "≤": ("<=", r"$\leq$"),
    "≥": (">=", r"$\geq$"),
    "≠": ("!=", r"$\neq$"),
    "∈": ("in", r"$\in$"),
    "∞": ("infinity", r"$\infty$"),
    "⊕": ("xor", r"$\oplus$"),
    "√": ("sqrt", r"$\surd$"),
    "⌊": ("floor(", r"$\lfloor$"),
    "⌋": (")", r"$\rfloor$"),
    "→": ("->", r"$\to$"),
    "⋆": ("*", r"$\star$"),
    "\u202f": (" ", r"\,"),
    "…": ("...", r"\dots{}"),
    "–": ("-", r"\textendash{}"),
    "—": ("-", r"\textemdash{}"),
    "‘": ("'", r"\textquoteleft{}"),
    "’": ("'", r"\textquoteright{}"),
    "“": ('"', r"\textquotedblleft{}"),
    "”": ('"', r"\textquotedblright{}"),
}
_ASCII = {ord(char): plain for char, (plain, _) in _SYMBOLS.items()}
_LATEX = _TEXT | {char: latex for char, (_, latex) in _SYMBOLS.items()}
_FROM_LATEX = {latex: char for char, latex in _LATEX.items()}
_WRITTEN = re.compile("|".join(map(re.escape, _FROM_LATEX)))
_MATHS = re.compile(r"(\$[^$]+\$|[A-Za-z0-9]+\^[A-Za-z0-9]+)")


def to_ascii(text: str) -> str:
    r"""Return *text* in plain ASCII; a character that is not in our table is spelled as a code.

    >>> to_ascii("τ(k) ≥ −1 … ñ")
    'tau(k) >= -1 ... \\xf1'
    """
    return text.translate(_ASCII).encode("ascii", "backslashreplace").decode()


def escape(text: str) -> str:
    r"""Return *text* so that LaTeX prints it as it stands.

    >>> print(escape("R&D: τ_1 is 5%"))
    R\&D: $\tau$\_1 is 5\%
    """
    return "".join(_LATEX.get(char, char) for char in text)


def unescape(latex: str) -> str:
    r"""Return the text that `escape` turned into *latex*.

    >>> unescape(escape(r"{\τ} & ⋆_$1^2"))
    '{\\τ} & ⋆_$1^2'
    """
    return _WRITTEN.sub(lambda found: _FROM_LATEX[found[0]], latex)


def to_latex(text: str) -> str:
    r"""Return prose as LaTeX: formulas between dollars stay, and 2^m becomes one.

    >>> print(to_latex("Black & white, length 2^m, $a_n$, χ"))
    Black \& white, length $2^{m}$, $a_n$, $\chi$
    """
    return "".join(map(_part, _MATHS.split(text)))


def _part(text: str) -> str:
    if not _MATHS.fullmatch(text):
        return escape(text)
    if text.startswith("$"):
        return text
    base, exponent = text.split("^")
    return f"${base}^{{{exponent}}}$"
