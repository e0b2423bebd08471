"""A formula, decided for a page: the verdict, the automata behind it, the steps, a certificate."""

import json
import re
import shlex
from collections.abc import Iterator
from typing import Any, NamedTuple

from chromdocs.decide.algebra import both
from chromdocs.decide.automaton import Automaton
from chromdocs.decide.certificate import certificate, numeration_certificate, written
from chromdocs.decide.decision import Decision, decide
from chromdocs.decide.numeration import Numeration
from chromdocs.decide.ostrowski import Ostrowski
from chromdocs.decide.pattern import DIGITS
from chromdocs.decide.reader import read
from chromdocs.decide.solved import SAYS
from chromdocs.decide.steps import Step
from chromdocs.decide.syntax import Call, Formula, FormulaError, Quantified
from chromdocs.figures import to_svg
from chromdocs.figures.automaton import MOST, automaton
from chromdocs.figures.figure import Figure
from chromdocs.figures.frame import narrow
from chromdocs.figures.theme import THEMES
from chromdocs.lab.asked import Send
from chromdocs.words import listed

LONG = 8_000  # characters of a formula; an address has room for as many
TRACKS = 2  # numbers that an automaton in a picture reads
ARROWS = 32  # that a reader can follow
WALK = 10  # digits of a walk that a page shows step by step
ROWS = 300  # steps that a page lists; the certificate has them all
GIVEN = 2  # what is said of a relation of arithmetic; a set of numbers has a pattern, too
FILE = "certificate.json"
SOLVED = {
    "solves": "{} is the set of P-positions",
    "misere": "{} is the set of P-positions in misère play",
    "values": "{} gives the Grundy values",
}


def answer(fields: dict[str, str], send: Send) -> dict[str, Any]:
    """Answer ``formula``; for what is none, say what is ``wrong`` and where.

    With ``file`` the answer is a certificate, ``formula`` or ``numeration``; with ``picture``, the
    number of an automaton, its pictures, which take longer than the rest.

    >>> found = answer({"formula": "forall n: not (evil(n) and evil(n + 1))"}, print)
    >>> found["verdict"], found["example"]
    ('False. First counterexample: n = 5.', [['n', '5', '101']])
    >>> answer({"formula": "forall n: even(n)"}, print)["place"]
    [10, 14]
    """
    text = fields["formula"]
    if len(text) > LONG:
        raise ValueError(f"the formula has {len(text):,} characters; {LONG:,} go")
    try:
        decision = decide(text)
    except FormulaError as error:
        return {"wrong": str(error), **_place(text, error.at)}
    except RecursionError:
        raise ValueError("the formula has too many brackets inside each other") from None
    if "file" in fields:
        return _file(decision, fields["file"])
    if "picture" in fields:
        return {"pictures": machines(decision)[int(fields["picture"])].pictures()}
    return shown(decision)


def shown(decision: Decision) -> dict[str, Any]:
    """Return all that a page shows of a decision."""
    steps = [*_in_order(*filter(None, (decision.shown, decision.root)))]
    example = decision.example or {}
    return {
        "true": decision.true,
        "verdict": verdict(decision),
        "written": written_in(decision.numeration),
        "states": decision.states,
        "seconds": decision.seconds,
        "example": [[x, f"{n:,}", digits(decision.numeration, n)] for x, n in example.items()],
        "automata": [
            {"title": found.title, "states": len(found.automaton), "drawn": found.is_drawn}
            for found in machines(decision)
        ],
        "steps": _said(steps)[:ROWS],
        "count": len(steps),
        "python": f"import chromdocs as cd\n\nfound = cd.decide({_quoted(decision.text)})\n"
        "print(found.true, found.example)",
        "command": f"chromdocs decide {shlex.quote(decision.text)}",
        "check": f"python checker.py {_numeration_file(decision.numeration)} {FILE}",
    }


def verdict(decision: Decision) -> str:
    """Say what came out, in a line.

    >>> verdict(decide("forall x, y: x + y = y + x"))
    'True for all x and y.'
    >>> verdict(decide("exists n: n > 7 and evil(n)"))
    'True. First example: n = 9.'
    """
    said = ", ".join(f"{name} = {n}" for name, n in (decision.example or {}).items())
    if said:
        first = "example" if decision.true else "counterexample"
        largest = " (its largest number is least)" if len(decision.example or {}) > 1 else ""
        why = f" There {decision.why}." if decision.why else ""
        return f"{decision.true}. First {first}: {said}{largest}.{why}"
    formula = read(decision.text).of
    if isinstance(formula, Quantified):
        names = [*_names(formula)]
        if decision.true:
            return f"True for all {listed(names)}."
        return f"False: there {'are' if len(names) > 1 else 'is'} no such {listed(names)}."
    if isinstance(formula, Call) and formula.name in SAYS and decision.true:
        return f"True: {SOLVED[formula.name].format(formula.of[0].name)}."  # type: ignore[union-attr]
    return f"{decision.true}."


def _names(formula: Formula) -> Iterator[str]:
    """Yield the names that the outermost words of one kind bind, each once."""
    seen: list[str] = []
    by = formula.by if isinstance(formula, Quantified) else ""
    while isinstance(formula, Quantified) and formula.by == by:
        seen += formula.names
        formula = formula.of
    yield from dict.fromkeys(seen)


def written_in(numeration: Numeration) -> str:
    """Say how numbers are written.

    >>> from chromdocs.decide.ostrowski import ostrowski
    >>> written_in(ostrowski(2))
    'ostrowski(2), with the weights 1, 3, 7, 17, 41, …'
    """
    if not isinstance(numeration, Ostrowski):
        return numeration.name
    units = [digit for digit, block in enumerate(numeration.blocks) if sum(block) == 1]
    weights = [numeration.number([unit, *[0] * n]) for n in range(5) for unit in units]
    return f"{numeration.name}, with the weights {', '.join(map(str, weights[:5]))}, …"


def digits(numeration: Numeration, n: int) -> str:
    """Return a number as it is written in its digits.

    >>> from chromdocs.decide.ostrowski import ostrowski
    >>> digits(ostrowski(1), 11), digits(ostrowski(1, 2), 5)
    ('10100', '100')
    """
    word = numeration.word(n)
    if isinstance(numeration, Ostrowski):
        word = [digit for block in word for digit in numeration.blocks[block]]
        while word and not word[0]:
            del word[0]
    many = max(word, default=0) >= len(DIGITS)
    return (" ".join(map(str, word)) if many else "".join(DIGITS[d] for d in word)) or "0"


class Machine(NamedTuple):
    """An automaton of a decision that says something to a reader."""

    title: str  # what it accepts
    automaton: Automaton  # its tracks in the order of the title
    word: list[int] | None = None  # that walks through it

    @property
    def is_drawn(self) -> bool:
        """Tell whether a reader could follow its picture."""
        machine = self.automaton
        pairs = {(state, then) for state, row in enumerate(machine.rows) for then in row.values()}
        return len(machine.tracks) <= TRACKS and len(machine) <= MOST and len(pairs) <= ARROWS

    def pictures(self) -> list[dict[str, str]]:
        """Return its picture for both grounds; with a word, one for each digit that was read."""
        walk = self.word if self.word and len(self.word) <= WALK else None
        reads = range(len(walk) + 1) if walk else [None]
        return [
            _picture(automaton(self.automaton, self.title, word=walk, read=read)) for read in reads
        ]


def machines(decision: Decision) -> list[Machine]:
    """Return the automata that say most: of the examples, of what is defined, of what is known.

    >>> [machine.title for machine in machines(decide("exists n: evil(n) and n > 5"))]
    ['All n for which it holds', 'evil: an even number of ones in binary']
    """
    every, found = decision.numeration.every, []
    if decision.shown and decision.example:
        names, numbers = zip(*decision.example.items(), strict=True)
        title = f"All {listed(names)} for which it {'holds' if decision.true else 'fails'}"
        whole = both(every(names), decision.shown.automaton)
        found.append(Machine(title, whole, decision.numeration.words(numbers)))
    for let in read(decision.text).lets:
        if len(let.names) > TRACKS:
            continue
        whole = both(every(let.names), decision.defined(let.name).automaton)
        found.append(Machine(f"{let.name}({', '.join(let.names)})", whole))
    for step in _in_order(decision.root):
        if step.by == "given" and len(step.what) > GIVEN:
            found.append(Machine(": ".join(step.what[:2]), step.automaton))
    return found


def _picture(figure: Figure) -> dict[str, str]:
    made = narrow(figure)  # its words can be read on a phone, too
    grounds = {theme: to_svg.write(made, theme, True).decode() for theme in THEMES}
    return {"alt": figure.alt, **grounds}


def _in_order(*roots: Step) -> Iterator[Step]:
    """Yield all steps to these, each after those that it is made of."""
    done: set[Step] = set()
    waiting = [*roots[::-1]]
    while waiting:
        step = waiting[-1]
        missing = [part for part in step.of if part not in done]
        waiting += missing[::-1]
        if not missing:
            waiting.pop()
            if step not in done:
                done.add(step)
                yield step


def _said(steps: list[Step]) -> list[list[Any]]:
    """Return what each step says: its number, words, the numbers it is about, its states."""
    number = {step: i for i, step in enumerate(steps, 1)}
    rows = []
    for step in steps:
        of = [f"({number[part]})" for part in step.of]
        said = {
            "given": ": ".join(step.what[:2]),
            "named": f"{''.join(of)} with other names",
            "and": " and ".join(of),
            "not": f"not {''.join(of)}",
            "exists": f"there is {step.what[0] if step.what else ''} with {''.join(of)}",
        }[step.by]
        rows.append([number[step], said, ", ".join(step.tracks), len(step.automaton)])
    return rows


def _place(text: str, at: int) -> dict[str, Any]:
    """Return where a mistake begins and ends, as a page counts, and its line with a mark below."""
    end = at + 1
    while end < len(text) and text[at : end + 1].isidentifier():
        end += 1
    start = text.rfind("\n", 0, at) + 1
    line = text[start:].split("\n")[0]
    ends = [len(text[:place].encode("utf-16-le")) // 2 for place in (at, end)]
    return {"place": ends, "line": line, "mark": " " * (at - start) + "^"}


def _quoted(text: str) -> str:
    return f'"""\n{text}\n"""' if "\n" in text else json.dumps(text, ensure_ascii=False)


def _file(decision: Decision, which: str) -> dict[str, str]:
    """Return a certificate: that of the decision, or of how numbers are written."""
    if which == "numeration":
        found = numeration_certificate(decision.numeration)
        return {"name": _numeration_file(decision.numeration), "text": written(found) + "\n"}
    found = certificate("formula", {"": decision})
    return {"name": FILE, "text": written(found) + "\n"}


def _numeration_file(numeration: Numeration) -> str:
    return f"{'-'.join(re.findall('[a-z0-9]+', numeration.name))}.json"
