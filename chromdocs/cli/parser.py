"""The options of the command `chromdocs`."""

import argparse
import re
import sys
from pkgutil import resolve_name
from typing import Any, NoReturn

from chromdocs import __version__
from chromdocs.bibliography import FORMATS as CITATIONS
from chromdocs.cli.opponent import LEVELS
from chromdocs.cli.output import complain, put
from chromdocs.figures.formats import FORMATS as FIGURE_FORMATS
from chromdocs.figures.frame import SHAPES
from chromdocs.figures.theme import THEMES
from chromdocs.names import nearest
from chromdocs.numbers.digits import from_decimal
from chromdocs.tables.formats import ALL_FORMATS as TABLE_FORMATS
from chromdocs.words import shortened

SOLVED = ("text", "csv", "json", "svg", "tex", "bfile")


class Parser(argparse.ArgumentParser):
    """A parser that complains in one line and names the nearest known word."""

    def __init__(self, *arguments: Any, **options: Any) -> None:
        super().__init__(*arguments, **{"allow_abbrev": False, **options})
        self._negative_number_matcher = re.compile(r"-\d.*")  # -1,2 is a position, no option

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> Any:
        """Look at the options first: argparse would complain of what is missing instead."""
        for word in args or () if self._subparsers is None else ():
            option = shortened(str(word).partition("=")[0])
            if option.startswith("--") and option not in self._option_string_actions:
                names = [name for name in self._option_string_actions if name.startswith("--")]
                self.error(f"unknown option {option!r}{nearest(option, names)}")
        return super().parse_known_args(args, namespace)

    def error(self, message: str) -> NoReturn:
        if found := re.search(r"invalid choice: '([^']*)' \(choose from (.*)\)", message):
            known = re.findall(r"[\w-]+", found[2])
            message = f"unknown {shortened(found[1])!r}{nearest(found[1], known)}"
        complain(message)
        self.exit(2)

    def _print_message(self, message: str, file: Any = None) -> None:
        """Print help and version as all else is printed: whole, or with a complaint."""
        if message and file is not sys.stderr:
            put(message)


def parser() -> Parser:
    """Return the parser of all commands; what a command does is loaded when it is run."""
    made = Parser("chromdocs", description="Take-away games: solve, verify, draw, cite, play.")
    made.add_argument("--version", action="version", version=f"chromdocs {__version__}")
    subparsers = made.add_subparsers(metavar="COMMAND", required=True)

    def command(name: str, run: str, help: str, *, output: bool = True) -> argparse.ArgumentParser:
        sub = subparsers.add_parser(name, help=help, description=help)
        sub.set_defaults(run=lambda a: resolve_name(f"chromdocs.{run}")(a))  # no other is loaded
        if output:
            sub.add_argument(
                "-o",
                dest="output",
                metavar="FILE",
                help="write to FILE, in the format of its ending",
            )
            sub.add_argument("--json", action="store_true", help="write JSON")
        return sub

    command("papers", "cli.show:papers", "list the papers")
    command("games", "cli.show:games", "list the games")
    command("claims", "cli.show:claims", "list the claims with their published verdicts")
    command("tables", "cli.show:tables", "list the tables")
    command("figures", "cli.show:figures", "list the figures")

    solve = command("solve", "cli.solve:solve", "find P-positions, or answer for one position")
    solve.add_argument("game", metavar="GAME", help="for example chromatic:red=evil")
    wanted = solve.add_mutually_exclusive_group(required=True)
    wanted.add_argument("--to", type=_whole, metavar="N", help="all heaps up to N")
    wanted.add_argument("--at", metavar="POSITION", help="as 38,185")
    solve.add_argument("--grundy", action="store_true", help="with Grundy values")
    solve.add_argument("--outcomes", action="store_true", help="the outcome of every position")
    solve.add_argument("--misere", action="store_true", help="who cannot move wins")
    solve.add_argument("--brute", action="store_true", help="use no closed form")
    solve.add_argument("--store", metavar="FILE", help="read FILE, or compute and keep there")
    solve.add_argument("--slice", metavar="HEAPS", help="the heaps after the second, for a picture")
    solve.add_argument("--format", choices=SOLVED, help="default: by the ending of -o, or text")

    verify = command("verify", "cli.verify:verify", "check claims against the published verdicts")
    verify.add_argument("ids", metavar="ID", nargs="*", help="a claim or a paper; default: all")
    verify.add_argument("--to", type=_whole, metavar="N", help="another bound than the default")
    verify.add_argument("--fresh", action="store_true", help="compute what is recorded too")
    verify.add_argument("--jobs", type=_positive, metavar="J", help="processes to use")
    verify.add_argument("--scheduler", metavar="ADDRESS", help="run on a Dask cluster")
    verify.add_argument(
        "--wait", type=_positive, metavar="SECONDS", help="for workers of the cluster (60)"
    )
    verify.add_argument("--record", action="store_true", help="publish what was found")

    decide = command("decide", "cli.decide:decide", "decide a formula for all numbers")
    decide.add_argument(
        "formula",
        metavar="FORMULA|ID",
        nargs="+",
        help="as 'forall n: evil(n) or odious(n)', in quotes; a claim; or - for standard input",
    )
    decide.add_argument(
        "--most", type=_positive, metavar="STEPS", help="of automata to go through, at most"
    )
    decide.add_argument(
        "--certificate", metavar="FILE", help="write what proves it to FILE, .json or .json.gz"
    )

    table = command("table", "cli.show:table", "write a table, or check a file of one")
    table.add_argument("id", metavar="ID")
    table.add_argument("--rows", type=_positive, metavar="N")
    table.add_argument(
        "--set", action="append", default=[], metavar="NAME=VALUE", help="a parameter of the table"
    )
    table.add_argument("--format", choices=[*TABLE_FORMATS])
    table.add_argument("--column", metavar="NAME", help="the column of a b-file or OEIS draft")
    table.add_argument("--check", metavar="FILE", help="tell whether FILE is genuine")

    figure = command("figure", "cli.show:figure", "draw a figure")
    figure.add_argument("id", metavar="ID")
    figure.add_argument("--format", choices=[*FIGURE_FORMATS])
    figure.add_argument("--theme", choices=[*THEMES], default="light")
    figure.add_argument("--transparent", action="store_true", help="no background")
    figure.add_argument("--shape", choices=[*SHAPES], default="own", help="wide is 16:9")
    figure.add_argument(
        "--set", action="append", default=[], metavar="NAME=VALUE", help="a parameter of the figure"
    )

    cite = command("cite", "cli.show:cite", "cite a claim, a table, a figure or a paper")
    cite.add_argument("id", metavar="ID")
    cite.add_argument("--format", choices=[*CITATIONS])

    play = command(
        "play",
        "cli.show:play",
        "play any game, against an opponent or with two people",
        output=False,
    )
    play.add_argument("game", metavar="GAME", help="for example chromatic:red=evil")
    play.add_argument(
        "position", metavar="POSITION", nargs="?", help="as 5,7; default: one that you can win"
    )
    play.add_argument("--hard", action="store_true", help="without POSITION: few moves win")
    play.add_argument("--misere", action="store_true", help="who cannot move wins")
    play.add_argument("--first", choices=("you", "opponent"), default="you", help="who begins")
    play.add_argument("--level", choices=LEVELS, help="how the opponent plays; default: perfect")
    play.add_argument("--people", choices=("1", "2"), default="1", help="how many play")
    play.add_argument("--side", choices=("left", "right"), help="yours in a partizan game")
    play.add_argument("--seed", type=_whole, metavar="N", help="the same chance every time")

    site = command("site", "cli.show:site", "build or show the site", output=False)
    site.add_argument("action", choices=("build", "serve", "release"))
    site.add_argument(
        "--previous",
        metavar="FOLDER",
        help="of the site that is out, whose versions a release keeps",
    )
    return made


def _whole(text: str) -> int:
    if not text.isdecimal():
        raise argparse.ArgumentTypeError(f"a whole number is wanted, not {shortened(text)!r}")
    return from_decimal(text)


def _positive(text: str) -> int:
    if (number := _whole(text)) < 1:
        raise argparse.ArgumentTypeError("at least 1 is wanted, not 0")
    return number
