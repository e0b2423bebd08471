"""What people pass to the front door is checked against what a function says it takes.

The annotations of a function say which types its arguments have. A value of another type is
refused in one line, before it ends as an error deep inside; one that is as good, such as an integer
of numpy or a list where a tuple is wanted, becomes what is wanted.
"""

import sys
from collections import abc
from collections.abc import Callable, Mapping
from contextlib import suppress
from dis import opmap
from fractions import Fraction
from functools import wraps
from inspect import Parameter, Signature, isroutine, signature
from operator import index
from types import ModuleType, NoneType, UnionType
from typing import Any, Literal, ParamSpec, TypeVar, Union, get_args, get_origin, get_type_hints

from chromdocs.words import shortened

P = ParamSpec("P")
R = TypeVar("R")
C = TypeVar("C", bound=type)

FEW = 1_000  # elements of a collection that are looked at
WORDS = {
    int: "a whole number",
    str: "a text",
    float: "a number",
    bool: "True or False",
    complex: "a number",
    Fraction: "a fraction",
    NoneType: "None",
}
DEEP = (
    *(ArithmeticError, AssertionError, AttributeError, LookupError, RecursionError),
    *(StopIteration, TypeError, ValueError),
)  # what a wrong value raises deep inside, where nobody says what was wrong
OURS = {"chromdocs", "numpy", "numba", *sys.stdlib_module_names} - {"__main__"}


class Unfit(Exception):
    """A value is not of the type that is wanted."""


class ArgumentError(TypeError, ValueError):
    """What was passed is no value of the type that is wanted, or none that can be worked with."""


def guarded(function: Callable[P, R]) -> Callable[P, R]:
    """Return *function*, which looks at its arguments itself, with a line for what it overlooks.

    >>> def first(values: object) -> object:
    ...     return values[0]
    >>> guarded(first)(7)
    Traceback (most recent call last):
    chromdocs.arguments.ArgumentError: first: this cannot be done for values = 7 \
('int' object is not subscriptable)
    """
    return checked(function, look=False)


def checked(function: Callable[P, R], look: bool = True) -> Callable[P, R]:
    """Return *function* with arguments that are looked at first.

    >>> def half(n: int, of: tuple[int, ...] = ()) -> int:
    ...     return n // 2
    >>> checked(half)(7), checked(half)(n=7, of=[1, 2])
    (3, 3)
    >>> checked(half)(1e3)
    Traceback (most recent call last):
    chromdocs.arguments.ArgumentError: half: n is a whole number, not 1000.0
    """
    shape, name = signature(function), function.__name__
    kinds: dict[str, Any] = {}

    @wraps(function)
    def call(*given: P.args, **named: P.kwargs) -> R:
        if look and not kinds:  # found out when it is called first: much need not be loaded before
            kinds.update(_kinds(function), self=Any)
        try:
            bound = shape.bind(*given, **named)
        except TypeError as error:
            raise ArgumentError(f"{name}: {error}; it takes {_takes(shape)}") from None
        for key, value in bound.arguments.items():
            kind = kinds.get(key, Any)
            match shape.parameters[key].kind:
                case Parameter.VAR_POSITIONAL:
                    fitting: Any = tuple(_one(name, key, kind, each) for each in value)
                case Parameter.VAR_KEYWORD:
                    fitting = {each: _one(name, each, kind, value[each]) for each in value}
                case _ if value is shape.parameters[key].default:
                    continue
                case _:
                    fitting = _one(name, key, kind, value)
            bound.arguments[key] = fitting
        try:
            return function(*bound.args, **bound.kwargs)
        except DEEP as error:
            if _is_told(error):
                raise
            pairs = ", ".join(
                f"{key} = {shown(v)}" for key, v in bound.arguments.items() if key != "self"
            )
            why = shortened(" ".join(str(error).split()), 200) or type(error).__name__
            raise ArgumentError(f"{name}: this cannot be done for {pairs} ({why})") from error

    return call


def careful(cls: C) -> C:
    """Have the public methods of a class guarded."""
    for name, method in list(vars(cls).items()):
        if not name.startswith("_") and isroutine(method) and callable(method):
            setattr(cls, name, guarded(method))
    return cls


class Front(ModuleType):
    """A module whose functions look at their arguments first.

    >>> from chromdocs.numbers import binary
    >>> Front(binary).is_evil("6")
    Traceback (most recent call last):
    chromdocs.arguments.ArgumentError: is_evil: n is a whole number, not '6'
    """

    def __init__(self, module: ModuleType) -> None:
        super().__init__(module.__name__, module.__doc__)
        self.__dict__.update(__file__=module.__file__, __wrapped__=module)
        if hasattr(module, "__path__"):
            self.__dict__["__path__"] = module.__path__

    def __getattr__(self, name: str) -> Any:
        found = getattr(self.__wrapped__, name)
        if isinstance(found, ModuleType):
            own = found.__name__.startswith(f"{self.__name__}.")
            made: Any = Front(found) if own else found
        elif not name.startswith("_") and callable(found) and not isinstance(found, type):
            made = checked(found) if _is_function(found) else found
        else:
            return found
        self.__dict__[name] = made
        return made

    def __dir__(self) -> list[str]:
        return dir(self.__wrapped__)

    def __repr__(self) -> str:
        return repr(self.__wrapped__)


def _is_function(found: Any) -> bool:
    inner = getattr(found, "__wrapped__", found)
    return isroutine(inner) and str(getattr(inner, "__module__", "")).startswith("chromdocs.")


def _kinds(function: Callable[..., Any]) -> Mapping[str, Any]:
    try:
        return get_type_hints(function)
    except (NameError, TypeError):  # what only a type checker loads
        return {}


def _one(function: str, name: str, kind: Any, value: Any) -> Any:
    try:
        return fit(kind, value)
    except Unfit:
        what = words(kind)
        raise ArgumentError(f"{function}: {name} is {what}, not {shown(value)}") from None


def fit(kind: Any, value: Any) -> Any:
    """Return *value* as what is wanted, or raise `Unfit`.

    >>> fit(tuple[int, ...], [3, 5]), fit(int | str, "x")
    ((3, 5), 'x')
    """
    origin = get_origin(kind)
    if kind is Any or isinstance(kind, TypeVar) or kind is object:
        return value
    if origin in (Union, UnionType):
        for one in get_args(kind):
            with suppress(Unfit):
                return fit(one, value)
        raise Unfit
    if origin is Literal:
        return _if(value in get_args(kind), value)
    if kind is int:
        try:
            return value if type(value) is int else index(value)
        except TypeError:
            raise Unfit from None
    if kind is float:
        return _if(isinstance(value, int | float) or hasattr(value, "__float__"), value)
    if kind is bool:
        return _if(isinstance(value, bool) or type(value).__name__ in ("bool_", "bool"), value)
    if origin is None:
        return _instance(kind, value)
    if origin is abc.Callable:
        return _if(callable(value), value)
    if isinstance(origin, type):
        return _collection(origin, get_args(kind), value)
    return value


def _if(fits: bool, value: Any) -> Any:
    if not fits:
        raise Unfit
    return value


def _instance(kind: Any, value: Any) -> Any:
    if not isinstance(kind, type) or getattr(kind, "_is_protocol", False):
        return value
    if isinstance(value, kind):
        return value
    held = getattr(value, "game", None)  # a handle stands for its game
    if held is not None and isinstance(held, kind):
        return held
    raise Unfit


def _collection(origin: type, of: tuple[Any, ...], value: Any) -> Any:
    """Return a collection of the kind that is wanted, with elements that are looked at."""
    if isinstance(value, str) and of in ((Any,), (str,)) and issubclass(str, origin):
        return value  # its letters may be what is wanted
    if isinstance(value, str | bytes) or getattr(value, "shape", None) == ():
        raise Unfit  # an array without dimension is no collection
    if issubclass(origin, abc.Mapping):
        return _if(isinstance(value, abc.Mapping), value)
    if origin is type:
        return _if(isinstance(value, type), value)
    like = (list, tuple) if origin is tuple else (abc.Iterable,)
    if not isinstance(value, (origin, *like)) and not hasattr(value, "shape"):
        raise Unfit
    if isinstance(value, abc.Iterator) and origin in (abc.Iterator, abc.Iterable):
        return value  # can be gone through once only
    if not issubclass(origin, abc.Collection | abc.Iterable):
        return _if(isinstance(value, origin), value)
    if origin is tuple:
        kinds = of if of and of[-1] is not Ellipsis else of[:1] * len(value)
        if len(kinds) != len(value):
            raise Unfit
        return tuple(map(fit, kinds, value))
    if of and isinstance(value, abc.Sized) and isinstance(value, list | tuple | set | frozenset):
        for each in value if len(value) <= FEW else ():
            fit(of[0], each)
    return value


def words(kind: Any) -> str:
    """Say what is wanted.

    >>> words(int | None), words(tuple[int, ...])
    ('a whole number or None', 'a tuple of whole numbers')
    """
    origin, of = get_origin(kind), get_args(kind)
    if origin in (Union, UnionType):
        return " or ".join(map(words, of))
    if origin is Literal:
        return " or ".join(map(repr, of))
    if kind in WORDS:
        return WORDS[kind]
    if origin is abc.Callable:
        return "a function"
    name = getattr(origin or kind, "__name__", str(kind))
    article = "an" if name[:1].lower() in "aeiou" else "a"
    inner = "whole numbers" if of[:1] == (int,) else "texts" if of[:1] == (str,) else ""
    return f"{article} {name.lower() if origin else name}{f' of {inner}' * bool(inner)}"


def shown(value: Any) -> str:
    try:
        return shortened(" ".join(repr(value).split()), 60)
    except Exception:  # a value of one's own may not even show itself
        return f"something of type {type(value).__name__}"


def _takes(shape: Signature) -> str:
    stars: dict[Any, str] = {Parameter.VAR_POSITIONAL: "*", Parameter.VAR_KEYWORD: "**"}
    names = [stars.get(one.kind, "") + name for name, one in shape.parameters.items()]
    return ", ".join(name for name in names if name != "self") or "nothing"


def _is_told(error: BaseException) -> bool:
    """Tell whether an error was raised on purpose: by a ``raise`` of ours, or in code of others.

    Others are those who gave a function, such as a rule.
    """
    place, inside = error.__traceback__, False
    while place:
        top = str(place.tb_frame.f_globals.get("__name__", "")).partition(".")[0]
        inside = inside or top == "chromdocs"
        if inside and top not in OURS:
            return True
        if place.tb_next is None:
            return place.tb_frame.f_code.co_code[place.tb_lasti] == opmap["RAISE_VARARGS"]
        place = place.tb_next
    return True
