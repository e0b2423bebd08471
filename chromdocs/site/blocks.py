"""What every page can show: figures, tables, claims and badges as HTML, by id."""

import re
from collections.abc import Callable
from functools import partial
from html import escape
from textwrap import indent
from typing import Any

from chromdocs.bibliography import FORMATS, Source
from chromdocs.citations import PROJECT, Item, source
from chromdocs.claims.claim import Claim, Reading
from chromdocs.claims.entry import Entry
from chromdocs.figures import thumbnail, to_svg
from chromdocs.figures.figure import Figure
from chromdocs.figures.theme import THEMES
from chromdocs.figures.tokens import is_red_and_green
from chromdocs.games import catalogue
from chromdocs.games.game import Position
from chromdocs.names import known
from chromdocs.papers import EXHIBITS, LEDGER, PAPERS, TABLES, full_name
from chromdocs.site import choices, exhibits
from chromdocs.site.boards import prepared
from chromdocs.site.graph import Node, around, graph
from chromdocs.site.kept import Content
from chromdocs.site.links import relative
from chromdocs.site.markup import cells, formatted, framed, prose
from chromdocs.site.world import OURS, World
from chromdocs.tables.table import Extract
from chromdocs.words import in_brackets

_OF_A_PAPER = re.compile(r"(?:claims|papers|talks)/(\w+)/")


class Blocks:
    """Blocks for the page at the address ``here``; ``site`` is where the site is published.

    ``paper`` is the key of the paper that the page is on: its statements need no other name there.

    Files that a page needs, such as the drawing of a figure with parameters of its own, are put
    into ``files`` by their address.
    """

    def __init__(
        self, world: World, here: str, files: dict[str, Content], site: str = "", paper: str = ""
    ) -> None:
        self.world = world
        self.here = here
        self.files = files
        self.site = site
        self.paper = paper or (_OF_A_PAPER.match(here) or ("", ""))[1]
        self.named: set[str] = set()

    @property
    def url(self) -> str:
        """Return the full address of the page, empty if nobody said where the site is."""
        return f"{self.site}{self.here}" if self.site else ""

    def link(self, address: str) -> str:
        """Return an address of the site as seen from this page."""
        return relative(address, self.here)

    def to(self, address: str, words: str) -> str:
        """Return a link to an address of the site."""
        return f'<a href="{self.link(address)}">{escape(words)}</a>'

    def figure(self, id: str, page: bool = True, **parameters: Any) -> str:
        """Return a figure with caption, data and, if *page*, a link to its page."""
        exhibit = known(EXHIBITS, id, "figure")
        made = self.world.figure_with(exhibit, parameters)
        more = " " + self.to(f"figures/{id}/", "Figure page") if page else ""
        if page and exhibit.parameters:
            more += " " + self.to(choices.address(exhibit, parameters), "Own values")
        if parameters:
            picture, data = self.picture(made), exhibits.data_html(made.columns, made.data)
        else:
            picture, data = self.exhibit(id), self.data(id)
        return (
            f'<figure class="exhibit">{picture}'
            f"<figcaption><span>{prose(made.caption)}</span>{more}</figcaption></figure>{data}"
        )

    def data(self, id: str) -> str:
        """Return what an exhibit shows as it stands, for which step, and its file."""
        made, steps = self.world.figure(id), EXHIBITS[id].steps
        of = f" for {steps[0]} = {self.world.step(id)}" if steps else ""
        return exhibits.data_html(made.columns, made.data, self.link(f"figures/{id}.csv"), of)

    def exhibit(self, id: str, own: str = "") -> str:
        """Return the picture of an exhibit as it stands, with the values that a reader can choose.

        With *own* these are values of the reader's own too: see `choices.choices_html`.
        """
        picture = self.picture(self.world.figure(id))
        return picture + choices.choices_html(self.world, id, own, self._file, self.site)

    def _file(self, address: str, made: Callable[[], bytes]) -> str:
        """Return a link to a file, which is made if it is not there."""
        if address not in self.files:
            self.files[address] = made()
        return self.link(address)

    def picture(self, made: Figure) -> str:
        """Return the picture that turns live; those of an exhibit as it stands have a place."""
        placed = made.id in EXHIBITS and made == self.world.figure(made.id)
        name = f"figures/{made.id}" if placed else ""
        drawings = (self.drawing(made, variant, name) for variant in exhibits.ON_PAGES)
        return exhibits.chart_html(made, exhibits.chart(made, self._file), *drawings)

    def drawing(self, made: Figure, variant: str, name: str = "") -> str:
        """Return a link to a drawing as SVG; *name* is where it stands, if it has a place."""
        address = f"{name or f'assets/figures/{exhibits.key(made)}'}{variant}.svg"
        if drawing := self.world.drawing:
            self.files[address] = drawing.ask(made, variant)
            return self.link(address)
        return self._file(address, lambda: exhibits.drawn(made, "svg", variant))

    def still(self, id: str, **parameters: Any) -> str:
        """Return a figure as a small picture that does nothing."""
        small = thumbnail.thumbnail(made := known(EXHIBITS, id, "figure").make(**parameters))

        def file(ground: str) -> str:
            address = f"assets/figures/{exhibits.key(made)}-thumb-{ground}.svg"
            return self._file(address, partial(to_svg.write, small, ground, transparent=True))

        return exhibits.thumb_html(map(file, THEMES), made.alt)

    def thumb(self, id: str, alt: str = "") -> str:
        """Return the small picture of an exhibit."""
        files = (self.link(f"figures/{id}-thumb{dark}.svg") for dark in ("", "-dark"))
        return exhibits.thumb_html(files, alt)

    def table(self, id: str, rows: int | None = None) -> str:
        """Return a table with its title and a link to its page."""
        extract = self.world.first_rows(known(TABLES, id, "table").id, rows)
        more = self.to(f"tables/{id}/", "All rows and downloads")
        return (
            f'<figure class="table">{self.rows(extract)}'
            f"<figcaption>{prose(extract.table.title)}. {more}</figcaption></figure>"
        )

    def rows(self, extract: Extract) -> str:
        """Return the rows of a table as HTML, numbers to the right."""
        head = "".join(
            f'<th scope="col" data-name="{escape(c.name)}" title="{escape(c.meaning)}">'
            f"{prose(c.heading)}</th>"
            for c in extract.table.columns
        )
        body = "".join(f"<tr>{cells(row)}</tr>" for row in extract.rows)
        return framed(extract.table.title, head, body)

    def claim(self, id: str) -> str:
        """Return the statement of a claim, in the reading that holds, with its badge."""
        entry = known(self.world.entries, id, "claim")
        claim = entry.claim
        reading: Reading = claim.corrected or claim.printed
        named, place, badges = self._name(id), self.to_claim(id), self.badge(id)
        if claim.corrected:
            place += ", as corrected"
            badges = self.verdict(id, "corrected") + " " + badges
        return (
            f'<div class="claim"{named}>'
            f'<p class="claim-head"><span>{place}</span> {badges}</p>'
            f"<p>{prose(reading.statement)}</p></div>"
        )

    def finding(self, id: str) -> str:
        """Return the question or conjecture *id*, what was computed of it, and how to repeat it."""
        entry = known(self.world.entries, id, "claim")
        reading: Reading = entry.claim.corrected or entry.claim.printed
        return (
            f'<div class="claim"{self._name(id)}>'
            f'<p class="claim-head"><span>{self.to_claim(id)}: '
            f"{escape(entry.claim.title)}</span> {self.badge(id)}</p>"
            f"<p>{prose(reading.statement)}</p>{formatted(reading.how)}"
            f"<p><code>chromdocs verify {id}</code></p></div>"
        )

    def name(self, claim: Claim) -> str:
        """Return the name of a claim, with its paper unless the page is on that one.

        In the book results of our own need no more than their names, which are words.
        """
        own = {self.paper, OURS} if self.here.startswith("learn/") else {self.paper}
        return claim.named if claim.paper in own else full_name(claim)

    def to_claim(self, id: str) -> str:
        """Return a link to a claim by its name."""
        return self.to(f"claims/{id}/", self.name(known(LEDGER, id, "claim")))

    def badge(self, id: str) -> str:
        """Return the ledger's word on a claim, as a link to its page."""
        entry = known(self.world.entries, id, "claim")
        return (
            f'<a class="badge {entry.status}"{self._name(id)} href="{self.link(f"claims/{id}/")}">'
            f"{escape(entry.badge)}</a>"
        )

    def badges(self, id: str) -> str:
        """Return three words on a claim: the ledger's, who proves it, how grave a failure is."""
        entry = known(self.world.entries, id, "claim")
        return " ".join(filter(None, (self.badge(id), self.proof(entry), self.severity(entry))))

    def proof(self, entry: Entry) -> str:
        """Return who proves an entry, as a badge; empty if there is nothing to prove."""
        if not entry.proof:
            return ""
        said = f"corrected: {entry.proof}" if entry.claim.corrected else entry.proof
        return f'<span class="badge proof-{entry.claim.proved}">{said}</span>'

    def severity(self, entry: Entry) -> str:
        """Return how grave the failure of an entry is, as a badge; empty if it does not fail."""
        words = f'<span class="badge severity{" matters" * entry.matters}">{entry.severity}</span>'
        return words if entry.severity else ""

    def proved_at(self, claim: Claim) -> str:
        """Return a link to the proof of our own of *claim*."""
        if claim.proof in self.world.entries:
            return self.to(f"claims/{claim.proof}/", self.world.entries[claim.proof].claim.title)
        return self.to(claim.proof, "in the book")

    def _name(self, id: str) -> str:
        """Return an anchor where the page first names a claim; the ledger links to chapters."""
        if id in self.named:
            return ""
        self.named.add(id)
        return f' id="{anchor(id)}"'

    def verdict(self, id: str, reading: str) -> str:
        """Return the badge of one reading."""
        entry = self.world.entries[id]
        said, status = escape(entry.said(reading)), entry.verdicts[reading].status
        return f'<span class="badge {status}">{said}</span>'

    def graph(self, paper: str, focus: str = "") -> str:
        """Return what rests on what in a paper, or around the claim *focus*, as a drawing."""

        def node(id: str) -> Node:
            claim = LEDGER[id]
            topic = "" if claim.paper == paper else PAPERS[claim.paper].topic
            link = self.link(f"claims/{id}/")
            return Node(claim, topic, link, self.world.entries[id].status, id == focus)

        uses = {id: [*claim.uses] for id, claim in LEDGER.items()}
        if focus:
            return around(focus, uses, node)
        return graph({id: uses[id] for id in uses if LEDGER[id].paper == paper}, node)

    def play(
        self,
        game: str,
        position: Position,
        misere: bool = False,
        top: Position | None = None,
        more: str = "",
    ) -> str:
        """Return a board: the reader against an opponent who does not err, unless told to.

        Moves, outcomes and reasons come with the page, from the rules and the solvers, so that no
        mathematics is written a second time in the page. *more* are attributes of the element.
        """
        picture = "Playing here needs JavaScript."
        if is_red_and_green(catalogue.game(game)):
            picture = self.picture(EXHIBITS["evil-stacks"].make(game=game, position=position))
        script, why = self._scripts(game, position, misere, top)
        return (
            f'<div class="board" style="--tallest: {max(position)}" data-board="{script}" '
            f'data-why="{why}"{more}><noscript>{picture}</noscript></div>'
        )

    def set_up(self, game: str, position: Position, misere: bool = False) -> str:
        """Return a button that sets up *position*, for one move that is judged."""
        script, why = self._scripts(game, position, misere)
        return (
            f'<button type="button" class="set-up" data-set-up="{script}" data-why="{why}" '
            f'aria-label="Set this up: {in_brackets(position)}">Set this up</button>'
        )

    def _scripts(
        self, game: str, position: Position, misere: bool, top: Position | None = None
    ) -> tuple[str, str]:
        """Return links to a board and to the reasons for its outcomes."""
        key, script, why = prepared(game, position, misere, top)
        name = f"assets/boards/{key}"
        return self._file(f"{name}.js", lambda: script), self._file(f"{name}-why.js", lambda: why)

    def citation(self, id: str) -> str:
        """Return the citations of one of the papers, or of chromdocs as a whole, in tabs."""
        return self.cited(PROJECT if id == "chromdocs" else known(PAPERS, id, "paper"))

    def source(self, item: Item) -> Source:
        """Return what is cited of *item*, with the address where it can be read."""
        return source(item, site=self.site, kept=self.world.kept)

    def cited(self, item: Item) -> str:
        """Return the citations of *item* in every format, as Markdown with a tab for each."""
        said, tab = self.source(item), '``` {{ .text .citation data-shown="{}" }}\n{}```'
        return "\n".join(
            f'=== "{format.label}"\n\n{indent(tab.format(name, format.write(said)), " " * 4)}\n'
            for name, format in FORMATS.items()
        )


def anchor(id: str) -> str:
    """Return the anchor where a page first names a claim.

    >>> anchor("vile/sums")
    'vile-sums'
    """
    return id.replace("/", "-")
