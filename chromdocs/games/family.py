"""What a family of games is: its parameters, who described it, and how to make one of it."""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from inspect import signature

from chromdocs.games.game import Game
from chromdocs.names import nearest
from chromdocs.parameters import Parameter, checked


@dataclass(frozen=True, kw_only=True)
class Family:
    """A family of games: ``make`` takes the parameters that a GAME string gives, by name.

    It has the defaults too, so that they stand once: a parameter learns its own from there.
    """

    name: str  # as a GAME string begins
    title: str  # what the game is called
    paper: str  # the key of its paper
    make: Callable[..., Game]  # takes the parameters by name
    parameters: Mapping[str, Parameter] = field(default_factory=dict)  # by name, with their readers
    examples: tuple[str, ...] = ()  # GAME strings
    made_of_it: tuple[str, ...] = ()  # GAME strings of games that star and limit make of it
    claims: tuple[str, ...] = ()  # statements about it, besides those behind a closed form

    def __post_init__(self) -> None:
        given = signature(self.make).parameters
        known = {
            name: replace(parameter, default=given[name].default)
            if isinstance(given[name].default, int | str)
            else parameter
            for name, parameter in self.parameters.items()
        }
        object.__setattr__(self, "parameters", known)

    def read(self, text: str) -> Game:
        """Make the game with the parameters in *text*, such as ``red=1,3,4,stacks=3``."""
        values = {}
        for key, value in self.split(text).items():
            values[key] = checked(self.name, key, self.parameters[key].read, value)
        return self.make(**values)

    def split(self, text: str) -> dict[str, str]:
        """Split *text* at commas outside brackets: a piece without a name belongs to the last."""
        found: dict[str, str] = {}
        key = ""
        for piece in filter(None, re.split(r",(?![^()]*\))", text)):
            name, equals, value = piece.partition("=")
            if equals:
                key = name.strip()
                if key not in self.parameters:
                    hint = nearest(key, self.parameters)
                    raise ValueError(f"{self.name}: unknown parameter {key!r}{hint}")
                if key in found:
                    raise ValueError(f"{self.name}: parameter {key!r} is given twice")
                found[key] = value.strip()
            elif key:
                found[key] += "," + piece.strip()
            else:
                raise ValueError(f"{self.name}: {piece!r} is no parameter; write name=value")
        return found
