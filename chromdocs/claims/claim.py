"""What a claim is: a printed statement, the check of it, and, if it fails, a reading that holds.

How a check is written is told in `chromdocs.claims.reading`. A claim of one's own needs no paper:

>>> mine = Section()
>>> @mine.claim("conj-1", "Squares are never primes", bound=50)
... def squares(bound):
...     "No square is a prime."
...     for n in range(bound):
...         yield Case(n, False, n * n in (2, 3, 5, 7))
>>> mine.claims["own/conj-1"]
<Claim own/conj-1: Squares are never primes>
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from html import escape
from inspect import cleandoc
from typing import Any

from chromdocs.claims.formulas import Formulas
from chromdocs.claims.paper import Paper
from chromdocs.claims.reading import Case as Case
from chromdocs.claims.reading import Check as Check
from chromdocs.claims.reading import Reading as Reading
from chromdocs.claims.reading import Solve as Solve
from chromdocs.claims.reading import Solver as Solver
from chromdocs.claims.reading import letter as letter
from chromdocs.claims.words import COPY, KINDS, PROOFS, SEVERITIES, STEP
from chromdocs.names import known

READINGS = ("printed", "corrected")
IN_COPY = "in our copy"  # how a statement is said to be taken that the paper may have right
OWN = "own"  # in the place of the key of a paper: the claim is of none


@dataclass(frozen=True)
class Claim:
    """A numbered statement of a paper, or one's own."""

    id: str  # key of the paper and locator, such as chromatic/thm-14
    kind: str  # one of `KINDS`
    title: str  # in a few words
    place: str  # its name in the paper, such as Theorem 14
    section: str  # of the paper
    uses: tuple[str, ...]  # ids of the claims that it rests on
    printed: Reading  # to the letter
    corrected: Reading | None = None  # the nearest reading that holds, if the printed one fails
    went_wrong: str = ""  # why the printed reading fails
    severity: str = ""  # how grave that is, one of `SEVERITIES`
    echo: str = (
        ""  # id of the entry whose slip makes this one fail too, if it is no slip of its own
    )
    proof: str = ""  # one of `PROOFS`, or where ours stands; empty: `proved` tells
    doubt: str = ""  # what our copy of the text leaves uncertain
    searched: str = ""  # of a result of our own: where it was looked for, and what was found
    as_printed: str = ""  # how to say that it is taken to the letter
    formulas: Formulas | None = None  # that say it for all numbers, where it can be decided

    def __post_init__(self) -> None:
        if self.severity:
            known(SEVERITIES, self.severity, "severity")
        if self.proof and "/" not in self.proof:
            known(PROOFS, self.proof, "proof")

    def __repr__(self) -> str:
        return f"<Claim {self.id}: {self.title}>"

    def _repr_html_(self) -> str:
        head = f"<strong>{escape(self.title)}</strong> ({escape(self.where)})"
        return f"<div><p>{head}</p><p>{escape(self.printed.statement)}</p></div>"

    @property
    def paper(self) -> str:
        """Return the key of its paper."""
        return self.id.split("/")[0]

    @property
    def locator(self) -> str:
        """Return its name within the paper, such as thm-14."""
        return self.id.partition("/")[2]

    @property
    def is_step(self) -> bool:
        """Tell whether it is a step of a proof, which is counted apart."""
        return self.kind == STEP

    @property
    def parent(self) -> str:
        """Return the id of the statement that it is a step in the proof of, if it is one."""
        return self.id.rpartition("/")[0] if self.is_step else ""

    @property
    def named(self) -> str:
        """Return its name in the paper, that of a step with a word that tells it from others."""
        step = self.id.rpartition("/proof-")[2].replace("-", " ")
        return f"{self.place} ({step})" if self.is_step else self.place

    @property
    def proved(self) -> str:
        """Return who proves it, or its corrected reading, one of `PROOFS`; empty: nothing is due.

        What is finite, or symbolic, is proved by its check; what is said whole by formulas is
        proved by the automata that decide them.
        """
        if self.kind == "definition":
            return ""
        if self.proof not in ("", "none"):
            return "here" if "/" in self.proof else self.proof
        if self.formulas and not self.formulas.within:
            return "decided"
        bounded = (self.corrected or self.printed).bound is not None
        return self.proof or ("none" if bounded else "check")

    @property
    def decides(self) -> str:
        """Return the name of the reading that its formulas say: the one that holds."""
        return "corrected" if self.corrected else "printed"

    @property
    def certificate(self) -> str:
        """Return the address of its certificate on the site; empty if it has none."""
        return f"certificates/{self.id}.json.gz" if self.formulas and not self.is_own else ""

    @property
    def is_own(self) -> bool:
        """Tell whether it is of no paper."""
        return self.paper == OWN

    @property
    def where(self) -> str:
        """Return where the statement stands, such as Theorem 14, Section 6."""
        return ", ".join(filter(None, (self.place, self.section)))

    @property
    def readings(self) -> dict[str, Reading]:
        """Return the readings by name, the printed one first."""
        return {"printed": self.printed} | ({"corrected": self.corrected} if self.corrected else {})


def _place(locator: str) -> str:
    """Return the name in the paper of what a locator such as thm-14 stands for."""
    prefix, _, number = locator.partition("-")
    return f"{KINDS.get(prefix, prefix).capitalize()} {number}"


class Section:
    """Claims of one section of a paper, in the order in which they are declared.

    Without a paper the claims are one's own: their ids begin with ``own/``, to declare one again
    replaces it, and the docstring of a check need not say how it is checked.
    """

    def __init__(self, paper: Paper | None = None, name: str = "") -> None:
        self.paper = paper.key if paper else OWN  # a key
        self.as_printed = paper.as_printed if paper else ""
        self.name = name  # such as Section 6
        self.claims: dict[str, Claim] = {}  # by id

    def claim(
        self,
        locator: str,
        title: str,
        *,
        bound: int | None = None,
        unit: str = "n",
        uses: Sequence[str] = (),
        perturbed: Sequence[Mapping[str, Any]] = (),
        repaired: Mapping[str, Any] | None = None,
        kind: str = "",
        place: str = "",
        section: str = "",
        proof: str = "",
        doubt: str = "",
        searched: str = "",
    ) -> Callable[[Check], Check]:
        """Declare a claim by its check: the docstring is the statement, then how it is checked.

        Kind and place are read off a locator such as thm-14, where they can be; a step of a proof
        stands below its theorem, as thm-14/proof-parity. *section* is for a claim from another
        section of the paper. *uses* names locators of the same paper, or ids of another. *proof*
        is one of `PROOFS`, or where the proof of our own is: an id, or a place in the book such as
        learn/mark/#rows.
        """
        above, _, last = locator.rpartition("/")
        kind = kind or known(KINDS, last.partition("-")[0], "kind of statement")
        place = place or (f"Proof of {_place(above)}" if above else _place(locator))

        def declare(check: Check) -> Check:
            name = f"{self.paper}/{locator}"
            if name in self.claims and self.paper != OWN:
                raise ValueError(f"{name} is declared twice")
            rests_on = tuple(map(self._id, uses))
            reading = self._reading(check, bound, unit, perturbed, repaired)
            where = section or self.name
            self.claims[name] = Claim(
                name,
                kind,
                title,
                place,
                where,
                rests_on,
                reading,
                proof=proof,
                doubt=doubt,
                searched=searched,
                as_printed=self.as_printed,
            )
            return check

        return declare

    def corrected(
        self,
        locator: str,
        *,
        went_wrong: str,
        severity: str = "",
        echo: str = "",
        proof: str = "",
        bound: int | None = None,
        perturbed: Sequence[Mapping[str, Any]] = (),
    ) -> Callable[[Check], Check]:
        """Declare the nearest reading that holds of a claim whose printed form fails.

        Its bound is that of the printed one unless another is given. *severity* is one of
        `SEVERITIES`; *echo* names the entry whose slip this one repeats, by its locator or id;
        *proof* says who proves this reading.
        """

        def declare(check: Check) -> Check:
            name = f"{self.paper}/{locator}"
            claim = self.claims[name]
            printed = claim.printed
            reading = self._reading(check, bound or printed.bound, printed.unit, perturbed)
            self.claims[name] = replace(
                claim,
                corrected=reading,
                went_wrong=cleandoc(went_wrong),
                severity=severity,
                echo=self._id(echo) if echo else "",
                proof=proof or claim.proof,
                as_printed=IN_COPY if severity == COPY else claim.as_printed,
            )
            return check

        return declare

    def decided(
        self,
        locator: str,
        formulas: str | Mapping[str, str],
        *,
        how: str,
        wrong: Sequence[str],
        within: str = "",
    ) -> None:
        """Give a claim, or its corrected reading, the formulas that say it for all numbers.

        One formula, or one for each instance (``k = 2``), and then *within* tells which instances
        these are if they are not all. *wrong* are formulas of like statements that are false.
        """
        name = f"{self.paper}/{locator}"
        true = {"": formulas} if isinstance(formulas, str) else dict(formulas)
        said = Formulas(true, tuple(wrong), cleandoc(how), within)
        self.claims[name] = replace(self.claims[name], formulas=said)

    def _id(self, name: str) -> str:
        """Return the id that *name* stands for: an id, or a locator of the same paper."""
        return name if "/" in name else f"{self.paper}/{name}"

    def _reading(
        self,
        check: Check,
        bound: int | None,
        unit: str,
        perturbed: Sequence[Mapping[str, Any]],
        repaired: Mapping[str, Any] | None = None,
    ) -> Reading:
        statement, _, how = cleandoc(check.__doc__ or "").partition("\n\n")
        if not statement or not (how or self.paper == OWN):
            raise ValueError(f"{check.__name__}: the docstring gives the statement, then the check")
        return Reading(statement, how, check, bound, unit, tuple(perturbed), repaired)
