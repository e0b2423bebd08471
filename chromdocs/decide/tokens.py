"""The words and signs of a formula, one by one."""

import re
from collections.abc import Iterator
from dataclasses import dataclass

from chromdocs.decide.syntax import FormulaError

WORDS = {
    *("forall", "exists", "not", "and", "or", "implies", "iff"),
    *("let", "in", "true", "false", "floor"),
}
LONG = {word for word in WORDS if len(word) > 2}  # that are no variables in capitals either
SIGNS = {
    "∀": "forall", "∃": "exists", "¬": "not", "∧": "and", "∨": "or", "⇒": "implies",
    "→": "implies", "⇔": "iff", "↔": "iff", "≤": "<=", "≥": ">=", "≠": "!=", "·": "*", "−": "-",
    "φ": "phi", "&": "and", "|": "or", "~": "not", "&&": "and", "||": "or",
    "=>": "implies", "->": "implies", "<=>": "iff", "<->": "iff", "==": "=",
}  # in plain words  # fmt: skip
_TOKEN = re.compile(
    r"\s*(?:(?P<name>[A-Za-z][A-Za-z0-9_]*'*)|(?P<number>[0-9]+)|(?P<pattern>\"[^\"\n]*\")|"
    r"(?P<sign><=>|<->|=>|->|<=|>=|!=|==|//|&&|\|\||[-+*/%=<>():,;∀∃¬∧∨⇒→⇔↔≤≥≠·−φ&|~]))"
)
_STRANGE = {  # signs that people try, and what would be right
    '"': 'a pattern begins and ends with " in one line',
    "√": "write sqrt(2)",
    "⌊": "write floor(phi * n)",
    "×": "write * for times",
    "∈": "every variable is a number 0, 1, 2, ...; write forall n: or exists n:",
    "^": "there are no powers; n * n has no automaton",
    ".": "numbers are 0, 1, 2, ...; after the variables of forall and exists stands a colon",
    "!": "write not, or != between two terms",
}


_ASCII = "names are made of the letters a to z, digits, _ and '"
_NOTHING = "this sign means nothing in a formula"


@dataclass(frozen=True)
class Token:
    """A word, a sign, a number or a pattern, or the end of the text."""

    kind: str  # name, word, number, pattern, sign or end
    text: str  # as written, signs in their plain form
    at: int  # its place in the text


def tokens(text: str) -> Iterator[Token]:
    """Split a text; what stands between two tokens is white space.

    >>> [token.text for token in tokens("∀n: n ≥ 0")]
    ['forall', 'n', ':', 'n', '>=', '0', '']
    """
    at, end = 0, len(text.rstrip())
    while at < end:
        match = _TOKEN.match(text, at)
        if not match:
            while text[at].isspace():
                at += 1
            why = _STRANGE.get(text[at], _ASCII if text[at].isalpha() else _NOTHING)
            raise FormulaError(why, text, at)
        kind = match.lastgroup or ""
        start, at = match.start(kind), match.end()
        written = match[kind]
        plain = SIGNS.get(written, written)
        if kind == "name" and plain.lower() in LONG:  # Forall, AND
            plain = plain.lower()
        if kind != "pattern" and plain in WORDS:
            kind = "word"
        elif plain == "phi":
            kind = "name"
        yield Token(kind, plain, start)
    yield Token("end", "", len(text))
