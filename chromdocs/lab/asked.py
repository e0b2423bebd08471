"""Where questions of a page arrive: one kind each, answered by the module of that name."""

import json
import traceback
from collections.abc import Callable
from importlib import import_module
from typing import Any

from chromdocs.names import known

# modules of this package that answer
KINDS = dict.fromkeys(
    ("board", "decided", "figure", "files", "moves", "run", "solved", "statement", "why")
)
Send = Callable[[Any], object]  # takes plain data that a page may have before the answer is there


def asked(question: str, send: Callable[[str], object]) -> str:
    """Answer a question, as JSON: ``{"kind": ..., "fields": {...}}``.

    The answer has ``data``; or ``wrong``, a line on what was wrong with the question, and where
    code of the reader's failed, ``trace``, what Python shows. *send* is given parts of an answer
    before it is whole, as JSON.

    >>> asked('{"kind": "bored", "fields": {}}', print)
    '{"wrong":"unknown kind of question \\'bored\\'; did you mean \\'board\\'?"}'
    """
    try:
        asked = json.loads(question)
        known(KINDS, asked["kind"], "kind of question")
        module = import_module(f"chromdocs.lab.{asked['kind']}")
        data = module.answer(asked["fields"], lambda part: send(_written(part)))
        return _written({"data": data})
    except BaseException as error:  # the reader's code may raise what it likes
        return _written(wrong(error))


def wrong(error: BaseException) -> dict[str, str]:
    """Say what is wrong: in a line where the library has one, else as Python shows it.

    >>> wrong(ValueError("nim: piles must be a whole number from 1, not 0"))
    {'wrong': 'nim: piles must be a whole number from 1, not 0'}
    """
    if isinstance(error, ValueError | ModuleNotFoundError) and not _by_reader(error):
        return {"wrong": str(error)}
    if isinstance(error, MemoryError):
        return {"wrong": "there is not enough memory for this; ask for less"}
    return {"wrong": _line(error), "trace": shown(error)}


READERS = "<yours>"  # in place of a file: code that the reader wrote
DEEP = 2_000  # calls of a traceback: twice as many as Python allows unless it is told otherwise


def shown(error: BaseException, code: str = READERS) -> str:
    """Return an error in the reader's code as Python shows it, from that *code* on."""
    return "".join(traceback.format_exception(_from(code, error), limit=DEEP)).rstrip()


def _from(code: str, error: BaseException) -> BaseException:
    """Return the error without the part of its traceback above some code."""
    trace = error.__traceback__
    while trace and trace.tb_frame.f_code.co_filename != code:
        trace = trace.tb_next
    if trace is None and not isinstance(error, SyntaxError):
        return error  # a fault of ours
    return error.with_traceback(trace)


def _by_reader(error: BaseException) -> bool:
    """Tell whether it was the reader's code that raised the error, and not the library's."""
    trace = error.__traceback__
    while trace and trace.tb_next:
        trace = trace.tb_next
    return trace is not None and trace.tb_frame.f_code.co_filename == READERS


def _line(error: BaseException) -> str:
    return traceback.format_exception_only(error)[-1].strip()


def _written(data: Any) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))
