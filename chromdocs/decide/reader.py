"""How the text of a formula is read.

    forall n: vile(n) and n >= 1 implies exists m: dopey(m) and (m + 1 = n or m = n // 2)

Numbers are 0, 1, 2, ... Terms are made with ``+``, ``-``, ``3 * n``, ``n // 2``, ``n % 2`` and
``floor(phi * n)``, with a real number such as ``sqrt(2)`` or ``(3 + sqrt(13))/2``; they are
compared by ``= != < <= > >=``; statements are put together by ``not``, ``and``, ``or``,
``implies``, ``iff``, ``forall x, y:`` and ``exists x:``, whose reach ends where a bracket ends.
``let p(n) = ...;`` in front gives a statement a name, and ``in base 3:`` the digits. Where these
have a real number of their own, ``floor(n, y)`` says that y is the whole part of its multiple.
A comparison with a term that is no number, as 2 - 3, is false.
"""

from typing import NoReturn

from chromdocs.decide.syntax import (
    Arithmetic,
    Call,
    Compare,
    Digits,
    Floor,
    Formula,
    FormulaError,
    Joined,
    Let,
    Not,
    Number,
    Quantified,
    Term,
    Text,
    Truth,
    Variable,
    inside,
)
from chromdocs.decide.tokens import Token, tokens

COMPARED = ("=", "!=", "<", "<=", ">", ">=")
DEEPEST = 200  # parts within parts; more exhaust the stack
LONGEST = 100  # digits of a number
FACTOR = 100_000  # the largest factor or divisor: an automaton needs about as many states
_REALS = ("phi", "sqrt")
_SIGNS_OF_TERMS = frozenset({*COMPARED, "+", "-", "*", "//", "%"})


def read(text: str) -> Text:
    """Read a formula with what stands in front of it.

    >>> read("in base 3: forall n: n + 1 > n").numeration
    'base 3'
    >>> read("forall n: n + > n")
    Traceback (most recent call last):
    chromdocs.decide.syntax.FormulaError: at character 15, '> n': a number or a variable is missing
    """
    reader = _Reader(text)
    try:
        found = reader.whole()
    except RecursionError:
        reader.fail("there are too many brackets within brackets")
    if _depth(found) > DEEPEST:
        raise FormulaError(f"more than {DEEPEST} parts stand within each other", text, 0)
    return found


def _depth(text: Text) -> int:
    """How many parts of a formula stand one within the other."""
    depth = 0
    parts: list[object] = [text]
    while parts := [part for whole in parts for part in inside(whole)]:
        depth += 1
    return depth


class _Reader:
    def __init__(self, text: str) -> None:
        self.text = text
        self.tokens = list(tokens(text))
        self.at = 0

    @property
    def now(self) -> Token:
        return self.tokens[self.at]

    def fail(self, why: str, token: Token | None = None) -> NoReturn:
        raise FormulaError(why, self.text, (token or self.now).at)

    def take(self, *texts: str) -> Token | None:
        token = self.now
        if token.text in texts and token.kind in ("word", "sign"):
            self.at += 1
            return token
        return None

    def want(self, text: str) -> Token:
        return self.take(text) or self.fail(f"{text!r} is missing")

    def name(self, what: str) -> Token:
        if self.now.kind != "name":
            self.fail(f"{what} is missing")
        if self.now.text in _REALS:
            self.fail(f"{self.now.text} is part of a real number within floor, and nothing else")
        self.at += 1
        return self.tokens[self.at - 1]

    def names(self, end: str) -> tuple[str, ...]:
        found = [self.name("a variable")]
        while self.take(","):
            found.append(self.name("a variable"))
        if self.now.text != end:
            self.fail(f"{end!r} is missing")
        texts = [token.text for token in found]
        for i, token in enumerate(found):
            if token.text in texts[:i]:
                self.fail(f"{token.text} stands here twice", token)
        return tuple(texts)

    def whole(self) -> Text:
        numeration = None
        if self.take("in"):
            start = self.now.at
            while self.now.kind != "end" and self.now.text != ":":
                self.at += 1
            numeration = self.text[start : self.now.at].strip()
            self.want(":")
        lets = []
        while self.take("let"):
            name = self.name("the name of what is defined")
            self.want("(")
            names = self.names(")")
            self.want(")")
            self.want("=")
            lets.append(Let(name.text, names, self.formula(), name.at))
            self.want(";")
        if self.now.kind == "end":
            self.fail("a statement is missing, such as forall n: n + 1 > n")
        found = self.formula()
        if self.now.kind != "end":
            self.fail("the formula ends before this; and, or, implies or iff may be missing")
        return Text(self.text, numeration, tuple(lets), found)

    def formula(self) -> Formula:
        found = self.implication()
        while self.take("iff"):
            found = Joined("iff", found, self.implication())
        return found

    def implication(self) -> Formula:
        found = self.either()
        return Joined("implies", found, self.implication()) if self.take("implies") else found

    def either(self) -> Formula:
        found = self.all_of()
        while self.take("or"):
            found = Joined("or", found, self.all_of())
        return found

    def all_of(self) -> Formula:
        found = self.single()
        while self.take("and"):
            found = Joined("and", found, self.single())
        return found

    def single(self) -> Formula:
        if self.take("not"):
            return Not(self.single())
        if word := self.take("forall", "exists"):
            names = self.names(":")
            self.want(":")
            return Quantified(word.text, names, self.formula())
        if word := self.take("true", "false"):
            return Truth(word.text == "true")
        start = self.at
        try:
            return self.comparison()
        except FormulaError as error:
            if self.tokens[start].text != "(":
                raise
            self.at = start + 1
            try:
                found = self.formula()
                self.want(")")
            except FormulaError as second:
                raise max(error, second, key=lambda failed: failed.at) from None
            if self.now.text in _SIGNS_OF_TERMS and self.now.kind == "sign":
                raise error from None
            return found

    def comparison(self) -> Formula:
        first = left = self.term()
        found: Formula | None = None
        while sign := self.take(*COMPARED):
            right = self.term()
            one = Compare(sign.text, left, right)
            found = Joined("and", found, one) if found else one
            left = right
        if found:
            return found
        if self.now.kind == "name" and self.now.text == "follows":
            self.at += 1
            return self.digits(first)
        if isinstance(first, Call):
            return first
        if self.now.text == "/":
            self.fail("write // for the quotient, rounded down")
        return self.fail("a comparison (=, !=, <, <=, >, >=) is missing")

    def digits(self, of: Term) -> Digits:
        token = self.now
        if token.kind != "pattern":
            self.fail('a pattern of digits such as "1(00)*" is missing')
        self.at += 1
        return Digits(of, token.text[1:-1], token.at)

    def term(self) -> Term:
        found = self.product()
        while sign := self.take("+", "-"):
            found = Arithmetic(sign.text, found, self.product(), sign.at)
        return found

    def product(self) -> Term:
        found = self.factor()
        while sign := self.take("*", "//", "%"):
            right = self.factor()
            if sign.text == "*" and isinstance(right, Number):
                found, right = right, found
            by = found if sign.text == "*" else right
            if sign.text != "*" and not (isinstance(by, Number) and by.value > 0):
                self.fail(f"what stands after {sign.text} has to be 1, 2, 3, ...", sign)
            if not isinstance(by, Number):
                self.fail("one of two factors has to be a number that is written out", sign)
            if by.value > FACTOR:
                self.fail(f"a factor or a divisor can be {FACTOR} at most", sign)
            found = Arithmetic(sign.text, found, right, sign.at)
        return found

    def factor(self) -> Term:
        token = self.now
        if token.kind == "number":
            self.at += 1
            if self.now.kind == "name" and self.now.at == token.at + len(token.text):
                self.fail(f"write {token.text} * {self.now.text}", token)
            if len(token.text) > LONGEST:
                self.fail(f"a number has at most {LONGEST} digits, not {len(token.text)}", token)
            return Number(int(token.text), token.at)
        if self.take("floor"):
            return self.floor(token)
        if self.take("("):
            found = self.term()
            self.want(")")
            return found
        if token.kind == "name":
            self.at += 1
            return self.call(token) if self.take("(") else Variable(token.text, token.at)
        if token.text == "-":
            self.fail("numbers are 0, 1, 2, ...; a minus sign stands between two terms")
        return self.fail("a number or a variable is missing")

    def call(self, word: Token) -> Call:
        """Read the terms that a name is about, to the bracket that closes."""
        of = [self.term()]
        while self.take(","):
            of.append(self.term())
        self.want(")")
        return Call(word.text, tuple(of), word.at)

    def floor(self, word: Token) -> Floor | Call:
        """Read the brackets of floor: a real number up to the last * that no bracket holds."""
        opened = self.want("(")
        depth, last, start = 1, 0, self.at
        while depth:
            if depth == 1 and self.now.text == ",":
                self.at = start
                return self.call(word)
            if self.now.kind == "end":
                self.fail("')' is missing")
            depth += {"(": 1, ")": -1}.get(self.now.text, 0)
            if depth == 1 and self.now.text in ("+", "-"):
                self.fail("a sum within floor stands in brackets: floor((phi + 1) * (n + 1))")
            if depth == 1 and self.now.text == "*":
                last = self.at
            self.at += 1
        if not last:
            self.fail("floor takes a real number, *, and a term: floor(phi * n)", opened)
        real = self.text[self.tokens[start].at : self.tokens[last].at].strip()
        self.at = last + 1
        of = self.factor()
        if self.now.text != ")":
            self.fail("a term within floor stands in brackets: floor(phi * (n // 2))")
        self.want(")")
        return Floor(real, of, word.at)
