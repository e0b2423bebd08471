"""Call the command with thousands of odd inputs: GAME strings, positions, files, options.

    python scripts/fuzz.py [NUMBER] [--seed S] [--jobs J]

Each call runs in a process of its own, in an empty folder. A call fails if it raises, if it takes
more than 20 seconds of a processor or 2 GB, if an error is not one line, or if what it writes
would command a terminal. The same seed gives the same calls.
"""

import argparse
import os
import re
import resource
import shutil
import signal
import sys
import traceback
import zlib
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from hashlib import sha256
from importlib import import_module
from itertools import chain, repeat
from pathlib import Path
from random import Random
from tempfile import mkdtemp
from typing import NoReturn
from unicodedata import category

from chromdocs.cli.main import main
from chromdocs.games.catalogue import FAMILIES, game
from chromdocs.papers import EXHIBITS, LEDGER, PAPERS, TABLES
from chromdocs.solve.sieve import Sieve
from chromdocs.solve.store import FIRST_LINE
from chromdocs.tables.formats import ALL_FORMATS

HIDDEN = {"Cc", "Cf", "Cs", "Zl", "Zp"}  # categories of signs that a terminal may obey
SECONDS, BYTES = 20, 2 << 30
PATIENCE = 300  # seconds until a call that waits for nothing is ended, on a busy machine too
SMALL = ("0", "1", "2", "3", "5", "8", "13")
LARGE = ("60", "100", "101", "300", "1000", str(2**31), "9" * 25, "1" + "0" * 300, "7" * 5000)
ODD = ("-1", "", "x", "1.5", "1/2", "²", "٣", "0x10", "1e3", " 4 ", "\x1b[31m", "\x9b2J", "\u202e1")
REALS = ("2", "7/3", "(3+sqrt(5))/2", "pi", "e", "root(35,1000)", "sqrt(2)*sqrt(2)", "0/0", "1/0")
SIGNS = "azτ⋆09,;:=+-*()[]{}'\"\\ \t\n\x07\x1b\x7f\x9b\u2028\u202e\ud800\U0001f600&|<>$%#@!?._"


@dataclass
class Call:
    """What the command is given: its words, what stands in files, what is typed."""

    words: list[str]
    files: dict[str, bytes] = field(default_factory=dict)
    typed: bytes = b""


def calls(seed: int, number: int, bold: bool = True) -> Iterator[Call]:
    """Yield odd calls, the same for the same *seed*; only *bold* ones have large numbers."""
    made = Inputs(Random(seed), bold)
    kinds = (made.solve_to,) * 8 + (made.solve_at,) * 6 + (made.check,) * 3 + (made.store,) * 2
    kinds += (made.play,) * 2 + (made.words, made.table) + (made.small,) * 3
    kinds += (made.figure,) * bold
    for _ in range(number):
        yield made.spoiled(made.random.choice(kinds)())


class Inputs:
    """Makes calls of each command, from parts that are right, odd, large or noise."""

    def __init__(self, random: Random, bold: bool) -> None:
        self.random = random
        self.bombs = [zlib.compress(bytes(size)) for size in (0, 9, 50_000_000)]
        self.tables = [id for id, table in TABLES.items() if table.paper.key != "star"]
        self.sizes = SMALL * 15 + ODD + LARGE * 2 * bold

    def pick(self, *choices: str) -> str:
        return self.random.choice(choices)

    def some(self, *choices: str) -> list[str]:
        """Return each of *choices* with a chance of one in five."""
        return [word for word in choices if self.random.random() < 0.2]

    def noise(self, most: int = 12) -> str:
        return "".join(self.random.choices(SIGNS, k=self.random.randrange(most)))

    def value(self) -> str:
        words = ("evil", "vile", "all", "none", "(1,2),(2,1)", "1,3,7", "nim", self.noise())
        return self.pick(*self.sizes, *REALS * 2, *words * 2)

    def game(self, depth: int = 2) -> str:
        if depth and self.random.random() < 0.12:
            return f"{self.pick('star', 'limit')}({self.game(depth - 1)})"
        if depth and self.random.random() < 0.08:
            return f"{self.game(depth - 1)} + {self.game(depth - 1)}"
        family = self.random.choice(list(FAMILIES.values()))
        if self.random.random() < 0.5:
            return self.pick(*family.examples)
        chosen = self.some(*family.parameters) + [self.noise()] * (self.random.random() < 0.03)
        return ":".join(
            filter(None, [family.name, ",".join(f"{n}={self.value()}" for n in chosen)])
        )

    def position(self) -> str:
        heaps = self.pick("1", "2", "2", "2", "3", "9")
        return ",".join(self.pick(*self.sizes) for _ in range(int(heaps)))

    def output(self) -> list[str]:
        ends = ("txt", "csv", "json", "svg", "tex", "md", "xyz", "bib")
        files = (f"out.{self.pick(*ends)}", "/dev/full", "no/such", ".", self.noise())
        return ["-o", self.pick(*files)] if self.random.random() < 0.15 else []

    def solve_to(self) -> Call:
        formats = ["--format", self.pick("text", "csv", "json", "tex", "bfile", "txt")]
        options = self.some("--grundy", "--outcomes", "--misere", "--brute", "--json")
        options += formats * (self.random.random() < 0.4) + self.output()
        return Call(["solve", self.game(), "--to", self.pick(*self.sizes), *options])

    def solve_at(self) -> Call:
        options = self.some("--grundy", "--misere", "--brute", "--json") + self.output()
        return Call(["solve", self.game(), f"--at={self.position()}", *options])

    def store(self) -> Call:
        size = int(self.pick("0", "5", "40", "1000000", "9" * 30, "-3"))
        deep = "[" * 100_000
        name = self.pick("nim", "nim", "\x1b[2J")
        known = f'{{"game": "{name}", "misere": false, "symmetric": true, "moves": "",'
        header = self.pick(f'{known} "to": %d, "pairs": %d}}', '{"to": %d, "pairs": %d}', deep)
        bomb = zlib.compress(bytes(self.random.choice((0, 9, 50_000_000))))
        content = (
            FIRST_LINE
            + (header % (size, abs(size)) if header != deep else deep).encode()
            + b"\n"
            + bomb
        )
        content += sha256(content).digest()
        if self.random.random() < 0.3:
            content = self.damaged(content)
        game = self.pick("nim", "wythoff", "star(wythoff)", "mark", "invariant:moves=(1,2)")
        words = ["solve", game, "--to", self.pick(*self.sizes), "--store", "f.p"]
        return Call([*words, *self.output()], {"f.p": content})

    def check(self) -> Call:
        id = self.pick(*self.tables)
        format = self.random.choice(list(ALL_FORMATS.values()))
        try:
            content = format.write(TABLES[id].rows(self.random.randrange(1, 9))).encode()
        except ValueError:  # there is no such file of this table
            content = b"{\n" + b'{"a": [' * self.random.randrange(60_000)
        if self.random.random() < 0.7:
            content = self.damaged(content)
        file = f"t.{format.suffix}"
        return Call(["table", id, "--check", file, *self.some("--json")], {file: content})

    def damaged(self, content: bytes) -> bytes:
        at, length = self.random.randrange(len(content) + 1), self.random.randrange(9)
        lies = (
            b"--rows 99999999",
            b"--set k=" + b"9" * 40,
            b"# version: 9\x1b[1m",
            b"\xff",
            b"(" * 5000,
        )
        inside = self.random.choice((*lies, self.noise().encode("utf-8", "replace"), b""))
        if self.random.random() < 0.3:
            return re.sub(rb"--rows \d+|version: \S+ \S+", lambda _: inside, content)
        return content[:at] + inside + content[at + length :]

    def table(self) -> Call:
        words = [
            "table",
            self.pick(*self.tables * 4, *TABLES, self.noise()),
            "--rows",
            self.pick(*self.sizes),
        ]
        words += ["--set", f"{self.pick('k', 'beta', 'n')}={self.value()}"] * self.random.randrange(
            2
        )
        return Call([*words, "--format", self.pick(*ALL_FORMATS), *self.output()])

    def figure(self) -> Call:
        id = self.pick(*EXHIBITS)
        given = [f"--set={name}={self.value()}" for name in self.some(*EXHIBITS[id].parameters)]
        return Call(["figure", id, "--format", self.pick("svg", "json"), *given, *self.output()])

    def small(self) -> Call:
        """Return a call of a command that takes little."""
        cited = self.pick(*LEDGER, *self.tables, *EXHIBITS, *PAPERS, self.noise())
        claim = self.pick("chromatic/fig-3", "chromatic/obs-8", "vile/mark-table", self.noise())
        lists = [[command] for command in ("games", "claims", "tables", "figures", "papers")]
        words = self.random.choice([*lists, ["cite", cited], ["verify", claim, "--jobs", "1"]])
        options = self.some("--json", "--format=ris", f"--to={self.pick(*self.sizes)}")
        return Call([*words, *options, *self.output()])

    def play(self) -> Call:
        lines = [self.pick("?", "0,0", "1,1", self.position(), self.noise()) for _ in range(4)]
        typed = "\n".join(lines).encode("utf-8", "replace") + self.random.choice((b"\xff\n", b""))
        return Call(["play", self.game(), self.position()], typed=typed)

    def words(self) -> Call:
        known = ("solve", "table", "figure", "--to", "--at", "--json", "-o", "--help", "nim", "5")
        return Call([self.pick(*known, self.noise(30)) for _ in range(self.random.randrange(6))])

    def spoiled(self, call: Call) -> Call:
        """Return the call, one of twenty with noise in a word."""
        at = self.random.randrange(len(call.words) or 1)
        if self.random.random() < 0.05 and call.words and "/" not in call.words[at]:
            place = self.random.randrange(len(call.words[at]) + 1)
            call.words[at] = call.words[at][:place] + self.noise() + call.words[at][place:]
        return call


def problem(call: Call, code: int, out: bytes, err: str) -> str:
    """Say what is wrong with how a call ended; nothing if all is well."""
    if code not in (0, 1, 2):
        return f"ended with {code}"
    if "Traceback" in err:
        return "a traceback"
    if not re.fullmatch(r"(chromdocs: .{0,2000}\n)*", err):
        return "an error that is not a line of its own"
    notes = "--store" in call.words  # says why it computes anew
    if code == 2 and ((out and call.words[0] != "play") or (err.count("\n") != 1 and not notes)):
        return "an error that is not one line alone"
    seen = err + out.decode("utf-8", "replace")
    if any(category(sign) in HIDDEN for sign in set(seen) - {"\n"}):
        return "a control character"
    return ""


def run(call: Call, folder: Path) -> NoReturn:
    """Run a call in this process, in a folder of its own, and end the process."""
    here = folder / "here"
    here.mkdir()
    for name, content in call.files.items():
        (here / name).write_bytes(content)
    (folder / "typed").write_bytes(call.typed)
    streams = [(folder / "typed").open(), (folder / "out").open("w"), (folder / "err").open("w")]
    for number, stream in enumerate(streams):
        os.dup2(stream.fileno(), number)
    sys.stdin, sys.stdout, sys.stderr = streams
    os.chdir(here)
    resource.setrlimit(resource.RLIMIT_CPU, (SECONDS, SECONDS))
    resource.setrlimit(resource.RLIMIT_AS, (2 * BYTES, 2 * BYTES))
    signal.alarm(PATIENCE)
    code = 99
    try:
        code = main(call.words)
    except SystemExit as stop:
        code = int(stop.code or 0)
    except BaseException:
        traceback.print_exc()
    sys.stderr.flush()
    os._exit(code)


def warm() -> None:
    """Load what calls need, once for all of them."""
    import_module("chromdocs.cli.show")
    import_module("chromdocs.cli.verify")
    Sieve(game("star(wythoff)"), jobs=1).solved(120)
    assert all((EXHIBITS, TABLES, LEDGER))


def fuzz(number: int, seed: int, jobs: int) -> int:
    """Run so many calls; print those that fail, and a summary."""
    warm()
    place = Path(mkdtemp(prefix="fuzz."))
    running: dict[int, tuple[int, Call]] = {}
    codes: Counter[int] = Counter()
    failed, slowest, largest = 0, (0.0, ""), (0, "")
    waiting = enumerate(calls(seed, number))
    for item in chain(waiting, repeat(None)):
        if item is not None:
            folder = place / str(item[0])
            folder.mkdir()
            if (child := os.fork()) == 0:
                run(item[1], folder)
            running[child] = item
            if len(running) < jobs:
                continue
        if not running:
            break
        child, status, used = os.wait4(-1, 0)
        at, call = running.pop(child)
        folder = place / str(at)
        code = os.waitstatus_to_exitcode(status)
        codes[code] += 1
        out, err = (folder / "out").read_bytes(), (folder / "err").read_text("utf-8", "replace")
        seconds, memory = used.ru_utime + used.ru_stime, used.ru_maxrss * 1024
        what = f"{memory >> 20} MB" if memory > BYTES else problem(call, code, out, err)
        shown = ascii(call.words)[:300]
        slowest, largest = max(slowest, (seconds, shown)), max(largest, (memory, shown))
        if what:
            failed += 1
            print(f"{at}: {what} ({seconds:.1f} s): {shown} {err[-300:]!a}", flush=True)
        shutil.rmtree(folder)
    place.rmdir()
    print(f"{number} calls, {failed} failed; exit codes {dict(codes)}")
    print(f"slowest: {slowest[0]:.1f} s {slowest[1]}\nlargest: {largest[0] >> 20} MB {largest[1]}")
    return 1 if failed else 0


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("number", nargs="?", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    given = parser.parse_args()
    raise SystemExit(fuzz(given.number, given.seed, given.jobs))
