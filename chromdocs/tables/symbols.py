"""The special characters and the plain formulas of our texts, in ASCII and in LaTeX.

Texts are written in Unicode (τ, ⋆, ≤), formulas as one types them: ⌊(3n+1)/2⌋, 2+sqrt(3). A b-file
must be ASCII; LaTeX gives some characters a meaning of their own, and pdflatex does not know the
Greek ones.
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
_TO_TEX = (  # plain notation, TeX: one after the other
    (r"(?<= )-(\d+)", r"{-\1}"),  # a number of a list, no difference
    (r"(?<![,;]) ", r"\\ "),
    (r"sqrt\((\d+)\)", r"\\sqrt{\1}"),
    (r"(?<=[;,] )\(([\d, ]+)\)(?=\])", r"\\overline{\1}"),  # a period
    (r"\.\.\.", r"\\dots"),
    ("⌊", r"\\lfloor "),
    ("⌋", r" \\rfloor"),
    ("−", " - "),  # a hyphen has no spaces, so that each comes back
)
_FROM_TEX = (
    (" ?- ", "−"),
    (r" \\rfloor", "⌋"),
    (r"\\lfloor ", "⌊"),
    (r"\\dots", "..."),
    (r"\\overline{(.*?)}", r"(\1)"),
    (r"\\sqrt{(\d+)}", r"sqrt(\1)"),
    (r"\\ ", " "),
    (r"{(-\d+)}", r"\1"),
)
_FORMULA = re.compile(  # no words, at least one digit
    r"(?=.*\d)(?:sqrt\(|(?<![A-Za-z])[A-Za-z](?:_\d)?(?![A-Za-z])|[-\d+=/().,;\[\] −⌊⌋])+"
)
_GREEK = {name: tex for char, (name, tex) in _SYMBOLS.items() if char in "αβγδεηθσπτφχΓΦ"}
_NAMES = {tex: name for name, tex in _GREEK.items()}
_SYMBOL = re.compile(  # in a name: S_0, x3, beta, b
    rf"(?<![^\W_])(?:([A-Za-z])_?(\d|(?<=_)[+-])|({'|'.join(_GREEK)}|[A-Za-z]))(?![^\W_])"
)
_NAMED = {"p_positions": "P-positions", "nim_sum": "nim-sum", "sum_free": "sum-free"}
_EQUATION = r"(?<!\w)[A-Za-zα-ω] = -?\d(?:,\d{3}|[\d/])*(?:, (?:\.\.\.|\d+))*(?!,?\d|/| to )"
_IN_NO_ID = r"(?<![a-z\d/-][a-z\d][-/])"  # unlike p in evil-p-positions
_LETTER = rf"(?<![\w'’.]){_IN_NO_ID}[b-z](?![\w'’.]| = )"  # alone, or k of k-Wythoff
_INDICES = re.compile(r"(?:_[\dnk+-]){2,}")  # one after the other, each of its own in `_SYMBOLS`
_MATHS = re.compile(rf"(\$[^$]+\$|[A-Za-z0-9]+\^[A-Za-z0-9]+|{_EQUATION}|{_LETTER})")


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


def formula(text: str) -> str:
    r"""Return a formula in plain notation as TeX between dollars, empty if *text* is none.

    >>> print(formula("⌊(3n+1)/2⌋"), formula("2+sqrt(3)"), formula("[1; (2, 1)]"))
    $\lfloor (3n+1)/2 \rfloor$ $2+\sqrt{3}$ $[1; \overline{2, 1}]$
    >>> print(formula("(1, 2) (3, 5)"), formula("2n−1"), formula("3 -2 ..."), formula("pi"))
    $(1, 2)\ (3, 5)$ $2n - 1$ $3\ {-2}\ \dots$ ${\pi}$
    >>> formula("base 2")
    ''
    """
    if text in _GREEK:
        return f"${{{_GREEK[text].strip('$')}}}$"  # in braces: the name, not the letter
    if not _FORMULA.fullmatch(text):
        return ""
    tex = f"${_rewritten(text, _TO_TEX).strip()}$"
    return tex if unformula(tex) == text else ""


def unformula(tex: str) -> str:
    r"""Return the text that `formula` or `escape` turned into one formula.

    >>> unformula(r"$\lfloor (3n - 1)/2 \rfloor$"), unformula(r"$\tau$")
    ('⌊(3n−1)/2⌋', 'τ')
    """
    if tex.startswith("${\\"):
        return _NAMES.get(f"${tex[2:-2]}$", tex)
    return _FROM_LATEX.get(tex) or _rewritten(tex[1:-1], _FROM_TEX)


def _rewritten(text: str, rules: tuple[tuple[str, str], ...]) -> str:
    for old, new in rules:
        text = re.sub(old, new, text)
    return text


def with_symbols(name: str) -> str:
    r"""Return the name of a column in words, its symbols between dollars.

    >>> print(with_symbols("S_0 in binary"), with_symbols("beta fraction"), with_symbols("x3"))
    $S_0$ in binary $\beta$ fraction $x_3$
    >>> print(with_symbols("p_positions"), with_symbols("record_x"), with_symbols("evil_not"))
    P-positions record $x$ evil not
    """
    if name in _NAMED:
        return _NAMED[name]
    parts = _SYMBOL.split(name)
    for i in range(1, len(parts), 4):
        letter, index, symbol = parts[i : i + 3]
        whole = f"${letter}_{index}$" if letter else _GREEK.get(symbol, f"${symbol}$")
        parts[i : i + 3] = whole, "", ""
    parts[::4] = (words.replace("_", " ") for words in parts[::4])
    return "".join(parts)


def to_latex(text: str) -> str:
    r"""Return prose as LaTeX: formulas between dollars stay; 2^m, k = 2 and φ² become some.

    >>> print(to_latex("Black & white, length 2^m, $a_n$, φ² for k = 1, 2"))
    Black \& white, length $2^{m}$, $a_n$, $\varphi^2$ for $k = 1, 2$
    >>> print(to_latex("checked to n = 20,000"))
    checked to $n = 20{,}000$
    """
    latex = "".join(map(_part, _MATHS.split(text))).replace("$$", "")
    return _INDICES.sub(lambda found: f"_{{{found[0].replace('_', '')}}}", latex)


def _part(text: str) -> str:
    if not _MATHS.fullmatch(text):
        return escape(text)
    if text.startswith("$"):
        return text
    if " = " in text:
        symbol, value = text.split(" ", 1)
        value = re.sub(r"(?<=\d),(?=\d{3})", "{,}", value.replace("...", r"\dots"))
        return "$" + escape(symbol).strip("$") + f" {value}$"
    base, _, exponent = text.partition("^")
    return f"${base}^{{{exponent}}}$" if exponent else f"${base}$"
