"""Values that someone chose for an exhibit, and how a file, an address and a sentence name them.

Values are texts, as people type them; one that is the default is not said. So whatever belongs to
an exhibit as it stands is named by its id alone, as it was published.
"""

import re
from collections.abc import Mapping
from hashlib import sha256
from urllib.parse import quote, urlencode

from chromdocs.figures.figure import Exhibit
from chromdocs.parameters import Parameter

Chosen = Mapping[str, str]  # values of parameters, by name

_PLAIN = re.compile(r"(-?)([A-Za-z0-9]+(?:[/,][A-Za-z0-9]+)*)")  # told apart by their letters
_LONGEST = 40  # letters of a value in the name of a file


def chosen(exhibit: Exhibit, given: Chosen) -> dict[str, str]:
    """Return what of the values *given* is not the default, in the order of the parameters.

    >>> from chromdocs.papers import EXHIBITS
    >>> chosen(EXHIBITS["beta-plane"], {"to": "064", "beta": " 5/2"})
    {'beta': '5/2'}
    """
    texts = {name: tidy(given[name]) for name in exhibit.parameters if name in given}
    return {
        name: text
        for name, text in texts.items()
        if not _is_default(exhibit.parameters[name], text)
    }


def _is_default(parameter: Parameter, text: str) -> bool:
    """Tell whether a text means the default; two games are the same if they are so written."""
    default = parameter.default
    if default is None:
        return False
    return text == str(default) or bool(parameter.read(text) == parameter.read(default))


def tidy(text: str) -> str:
    """Return a value without spaces around it, and with single ones in it.

    >>> tidy(" mark  + mark")
    'mark + mark'
    """
    return " ".join(text.split())


def said(chosen: Chosen) -> str:
    """Say the values.

    >>> said({"beta": "5/2", "to": "40"})
    'beta = 5/2, to = 40'
    """
    return ", ".join(f"{name} = {value}" for name, value in chosen.items())


def query(chosen: Chosen) -> str:
    """Return the values as the end of an address.

    >>> query({"beta": "(1+sqrt(5))/2", "to": "40"})
    'beta=(1%2Bsqrt(5))/2&to=40'
    """
    return urlencode(chosen, quote_via=quote, safe="/:,()=")


def stem(id: str, chosen: Chosen) -> str:
    """Return the name of a file, without its ending; other values give another name.

    >>> stem("beta-plane", {"beta": "5/2", "to": "40"}), stem("ornament-class-4", {"t": "-2"})
    ('beta-plane-beta-5-2-to-40', 'ornament-class-4-t-minus-2')
    >>> stem("star-operator", {"game": "wythoff:k=2"})
    'star-operator-game-wythoff-k-2-190e21'
    """
    return "-".join([id, *(f"{name}-{_safe(value)}" for name, value in chosen.items())])


def _safe(value: str) -> str:
    """Write a value in letters, digits and hyphens; what is lost thereby is told by a checksum."""
    plain = _PLAIN.fullmatch(value)
    if plain and len(value) <= _LONGEST:
        return ("minus-" if plain[1] else "") + re.sub("[/,]", "-", plain[2])
    words = re.sub("[^A-Za-z0-9]+", "-", value[:_LONGEST]).strip("-")
    return "-".join(filter(None, (words, sha256(value.encode()).hexdigest()[:6])))
