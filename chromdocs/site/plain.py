r"""Formulas in plain text, for the search and for the descriptions of pages.

No word of a formula is lost: a command is a sign, or it stands around its argument, or it only
lays out; any other is a name, as ``\max`` is, and stays.
"""

import re
from functools import partial
from html import unescape
from unicodedata import normalize

SIGNS = {"alpha": "α", "beta": "β", "gamma": "γ", "delta": "δ", "epsilon": "ε", "varepsilon": "ε"}
SIGNS |= {"eta": "η", "theta": "θ", "iota": "ι", "mu": "μ", "xi": "ξ", "pi": "π", "rho": "ρ"}
SIGNS |= {"sigma": "σ", "tau": "τ", "phi": "φ", "varphi": "φ", "chi": "χ", "Gamma": "Γ"}
SIGNS |= {"Delta": "Δ", "Lambda": "Λ", "Xi": "Ξ", "Phi": "Φ", "ell": "ℓ", "infty": "∞"}
SIGNS |= {"lfloor": "⌊", "rfloor": "⌋", "lceil": "⌈", "rceil": "⌉", "lVert": "‖", "rVert": "‖"}
SIGNS |= {"star": "⋆", "ast": "∗", "sum": "∑", "emptyset": "∅", "sqrt": "√", "not": "\u0338"}
SIGNS |= dict.fromkeys(("dots", "ldots", "cdots"), "…")
SPACED = {"le": "≤", "ge": "≥", "ne": "≠", "neq": "≠", "in": "∈", "notin": "∉", "equiv": "≡"}
SPACED |= {"approx": "≈", "prec": "≺", "nmid": "∤", "subseteq": "⊆", "iff": "⇔", "to": "→"}
SPACED |= {"mapsto": "↦", "cdot": "·", "times": "×", "pm": "±", "oplus": "⊕", "ominus": "⊖"}
SPACED |= {"cup": "∪", "setminus": "∖", "bmod": "mod"}
# What stands around the arguments of a command.
AROUND = dict.fromkeys(("frac", "tfrac", "cfrac"), "{}/{}")
AROUND |= dict.fromkeys(("text", "operatorname", "mathrm", "underbrace"), "{}")
AROUND |= {"binom": " binom({}, {})", "pmod": " (mod {})", "tag": " ({})"}
AROUND |= {"bar": "{}\u0304", "overline": "({})"}
LAYOUT = {"quad", "qquad", "left", "right", "bigl", "bigr", "Bigl", "Bigr"}
LAYOUT |= {"mathcal", "mathbb", "boldsymbol", "begin", "end"}

_OPEN, _CLOSE = "\ue000", "\ue001"  # braces that are printed
_GROUP = r"(?:\{([^{}]*)\}|(\\[A-Za-z]+|[^\s{}\\]))"  # an argument without braces inside
_TAKEN = {  # a command with all its arguments
    name: re.compile(rf"\\{name}(?![A-Za-z])" + rf"\s*{_GROUP}" * form.count("{}"))
    for name, form in AROUND.items()
}
_ROOT = re.compile(rf"\\sqrt\s*\[(\w+)\]\s*{_GROUP}")
_RAISED = re.compile(r"([_^√])\{([^{}]*)\}")
DOLLARS = re.compile(  # around a formula, not before a price
    r"(?<![\\\w])\$\$(.+?)\$\$|(?<![\\\w$])\$([^$]+?)\$(?![\w$])", re.DOTALL
)
_INLINE = re.compile(r"</?(?:a|b|code|em|i|span|strong)\b[^>]*>")  # no space in its place
_SINGLE = re.compile(r"\d+|\w?|[⋆∗]+|\\[A-Za-z]+")


def plain(tex: str) -> str:
    r"""Return a formula as plain text.

    >>> plain(r"-1 \le \tau(n) \le 1")
    '-1 ≤ τ(n) ≤ 1'
    >>> plain(r"\lfloor n\frac{1+\sqrt5}2 \rfloor \oplus W^\star_{k+1}")
    '⌊n(1+√5)/2⌋ ⊕ W⋆_(k+1)'
    """
    text = tex.replace(r"\{", _OPEN).replace(r"\}", _CLOSE).replace(r"\\", " ").replace("&", "")
    text = re.sub(r"\\(?:begin|end)\{\w+\}", " ", text)
    text = re.sub(r"\\mathbb\s*\{?([NZQR])\}?", lambda m: "ℕℤℚℝ"["NZQR".index(m[1])], text)
    text = _ROOT.sub(lambda m: f"{m[2] or m[3]}^{{1/{m[1]}}}", text)
    text = re.sub(r"(?<=\d)(?:\\,|\{,\})(?=\d{3})", ",", text)
    text = re.sub(r"\\([A-Za-z]+)\s*", _sign, re.sub(r"\\[,;:! ]", " ", text))
    before = ""
    while before != text:  # from the innermost braces outwards
        before = text
        for name, command in _TAKEN.items():
            text = command.sub(partial(_around, name), text)
        text = _RAISED.sub(lambda m: f"{m[1]}{_whole(m[2])}", text)
    text = re.sub(r"\\([A-Za-z]+)|[{}$]", lambda m: f" {m[1]} " if m[1] else "", text)
    text = re.sub(r"\^(?=[⋆∗])", "", text).replace(_OPEN, "{").replace(_CLOSE, "}")
    text = re.sub(r"\s*([=<>])\s*", r" \1 ", text)
    text = normalize("NFC", re.sub(r"(\u0338)\s*(\S)", r"\2\1", re.sub(r"\s+", " ", text)))
    return re.sub(r" (?=[),.;\]}⌋⌉_^])|(?<=[(\[{⌊⌈]) |(?<=[a-z]) (?=\((?!mod))", "", text).strip()


def described(text: str) -> str:
    r"""Return prose with formulas between dollars as plain text.

    >>> described(r"Let $\beta \ge 2$, *and* so on.")
    'Let β ≥ 2, and so on.'
    """
    text = DOLLARS.sub(lambda tex: plain(tex[1] or tex[2]), text)
    text = re.sub(r"(?<![\w*])\*+(\w[^*]*)\*+", r"\1", text).replace("`", "")
    return re.sub(r"\s+", " ", text).strip()


def words(html: str) -> str:
    """Return HTML as plain text.

    >>> words("<p>Black &amp; white:</p><p><code>nim</code>, <em>twice</em>.</p>")
    'Black & white: nim, twice.'
    """
    return " ".join(unescape(re.sub(r"<[^>]*>", " ", _INLINE.sub("", html))).split())


def _sign(command: re.Match[str]) -> str:
    name = command[1]
    if name in SPACED:
        return f" {SPACED[name]} "
    return SIGNS.get(name, "" if name in LAYOUT else command[0])


def _around(name: str, command: re.Match[str]) -> str:
    inside = [one if one is not None else other for one, other in _pairs(command.groups())]
    if AROUND[name] != "{}/{}":
        return AROUND[name].format(*inside)
    after = command.string[command.end() :].lstrip()[:1]  # 1/2 n is not 1/2n
    return "/".join(map(_whole, inside)) + (" " if re.match(r"[\w(√\\]", after) else "")


def _pairs(groups: tuple[str | None, ...]) -> list[tuple[str | None, str]]:
    return [(one, other or "") for one, other in zip(groups[::2], groups[1::2], strict=True)]


def _whole(text: str) -> str:
    """Return an expression so that it stays one when something is written beside it."""
    return text.strip() if _SINGLE.fullmatch(text.strip()) else f"({text.strip()})"
