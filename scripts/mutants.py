"""Change the library at random, one place at a time, and see whether the tests notice.

    python scripts/mutants.py [--python N] [--scripts N] [--seed S] [--only PATTERN] [--jobs J]

A number is changed by one (a fraction by a tenth), a comparison or a condition is turned, True
becomes False, "and" becomes "or". A change of the library is put to the tests that run its line,
or if none does its module, the quick ones first, and to those that import it; one of the scripts
of Play to the tests that run in node. All of it happens in copies, so that the tree is never
touched. What nobody notices is printed, and the exit status is 1 if it is more than 1 in 20. What
changes nothing that can be observed stands in `mutants.csv`, each with its reason, and is passed
over.

Two folders are left out unless PATTERN names them: `chromdocs/site`, which the tests see as a built
site only, and the claims of the papers, which are checks themselves; whether those can fail is what
their perturbed values are for.
"""

import argparse
import ast
import csv
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from fnmatch import fnmatch
from functools import cached_property
from hashlib import sha256
from pathlib import Path
from queue import SimpleQueue
from random import Random
from signal import SIGKILL

ROOT = Path(__file__).resolve().parent.parent
BIN = Path(sys.executable).parent
EQUIVALENT = Path(__file__).with_name("mutants.csv")
TRACES = ROOT / ".cache/traces"
MOST = 1 / 20  # of the changes may stay unnoticed
ALL = "*"  # of the files
LEFT_OUT = ("chromdocs/site/*", "chromdocs/papers/*/claims/*")
PATIENCE = 30  # seconds of tests for a change, without those of a slow machine
BUILT = ("tests/site/", "tests/browser/", "tests/test_wheel.py")  # these need the built site
NONE_LEFT = 5  # exit status of pytest if no test is left to run
FAILED = re.compile(r"(?:FAILED|ERROR) (.*?)(?: - .*)?$|\s*✖ (.*?) \(")
ANY = "test_every_record_is_of_the_code_as_it_is"  # notices every change, of layout too
TURNED: dict[type[ast.AST], tuple[str, str]] = {
    ast.Lt: ("<", "<="),
    ast.LtE: ("<=", "<"),
    ast.Gt: (">", ">="),
    ast.GtE: (">=", ">"),
    ast.Eq: ("==", "!="),
    ast.NotEq: ("!=", "=="),
    ast.In: ("in", "not in"),
    ast.NotIn: ("not in", "in"),
    ast.Is: ("is", "is not"),
    ast.IsNot: ("is not", "is"),
    ast.And: ("and", "or"),
    ast.Or: ("or", "and"),
}


@dataclass(frozen=True, order=True)
class Mutant:
    """A change at one place of a file."""

    path: str  # of the file, from the root
    line: int  # where the change begins, from 1
    start: int  # in the bytes of the file
    before: str  # what stands there
    after: str  # what takes its place

    def __str__(self) -> str:
        return f"{self.path}:{self.line}: {self.before} -> {self.after}"

    @property
    def name(self) -> tuple[str, str, str]:
        """Return what it is called in the list: the line as it is, and as it becomes."""
        text = (ROOT / self.path).read_bytes()
        line, changed = (
            whole.decode().splitlines()[self.line - 1] for whole in (text, self.into(text))
        )
        return self.path, line.strip(), changed.strip()

    def into(self, text: bytes) -> bytes:
        """Return the text of the file with the change."""
        end = self.start + len(self.before.encode())
        assert text[self.start : end] == self.before.encode()
        return text[: self.start] + self.after.encode() + text[end:]

    def write(self, copy: Path) -> None:
        """Put the change into a copy of the tree."""
        (copy / self.path).write_bytes(self.into((ROOT / self.path).read_bytes()))


class Library:
    """The changes of a module of Python."""

    def __init__(self, path: str) -> None:
        self.path = path
        self.text = (ROOT / path).read_bytes()
        self.starts = [0]
        for line in self.text.splitlines(keepends=True):
            self.starts.append(self.starts[-1] + len(line))

    def mutants(self) -> Iterator[Mutant]:
        """Yield all of them; a type is none, nor is what only a checker of types reads."""
        waiting: list[ast.AST] = [ast.parse(self.text)]
        while waiting:
            node = waiting.pop()
            yield from self.at(node)
            match node:
                case ast.keyword(arg="strict"):  # of zip: it guards what cannot be
                    continue
                case ast.Call(func=ast.Name(id="lru_cache")):  # a size costs time, nothing else
                    continue
            hints = {getattr(node, "annotation", None), getattr(node, "returns", None)}
            if not isinstance(node, ast.JoinedStr):  # Python 3.11 doesn't know the places in it
                waiting += [child for child in ast.iter_child_nodes(node) if child not in hints]

    def at(self, node: ast.AST) -> Iterator[Mutant]:
        match node:
            case ast.Constant(value=bool() | int() | float() as value):
                if isinstance(value, bool):
                    yield self.over(node, str(not value))
                else:
                    yield self.over(
                        node, repr(value + 1 if isinstance(value, int) else value * 1.1)
                    )
            case ast.Compare(left=left, ops=ops, comparators=rights):
                for a, op, b in zip([left, *rights], ops, rights, strict=False):
                    yield self.between(a, op, b)
            case ast.BoolOp(op=op, values=values):
                yield self.between(values[0], op, values[1])
            case ast.If(test=test) | ast.While(test=test) | ast.IfExp(test=test):
                yield from self.negated(test)
            case ast.comprehension(ifs=tests):
                for test in tests:
                    yield from self.negated(test)

    def negated(self, test: ast.expr) -> Iterator[Mutant]:
        """Yield a condition with "not" before it, unless it is turned at its own place."""
        if isinstance(test, ast.UnaryOp) and isinstance(test.op, ast.Not):
            yield self.over(test, self.of(test.operand))
        elif not isinstance(test, ast.Compare | ast.BoolOp | ast.Constant):
            yield self.over(test, f"(not ({self.of(test)}))")

    def place(self, line: int, column: int) -> int:
        return self.starts[line - 1] + column

    def of(self, node: ast.expr) -> str:
        start = self.place(node.lineno, node.col_offset)
        end = self.place(node.end_lineno or 0, node.end_col_offset or 0)
        return self.text[start:end].decode()

    def over(self, node: ast.expr, after: str) -> Mutant:
        start = self.place(node.lineno, node.col_offset)
        return Mutant(self.path, node.lineno, start, self.of(node), after)

    def between(self, left: ast.expr, op: ast.AST, right: ast.expr) -> Mutant:
        """Return an operator with its other in its place; it is looked for between two values."""
        before, after = TURNED[type(op)]
        start = self.place(left.end_lineno or 0, left.end_col_offset or 0)
        end = self.place(right.lineno, right.col_offset)
        at = start + self.text[start:end].index(before.encode())
        return Mutant(self.path, self.text[:at].count(b"\n") + 1, at, before, after)


def library(only: str) -> list[Mutant]:
    """Return all changes of the library, in the order of files and lines."""
    paths = files("chromdocs/*.py")
    if only == ALL:
        paths = [path for path in paths if not any(fnmatch(path, left) for left in LEFT_OUT)]
    return sorted({one for path in paths if fnmatch(path, only) for one in Library(path).mutants()})


def scripts(only: str) -> list[Mutant]:
    """Return all changes of the scripts of Play, as `mutants.mjs` finds them."""
    paths = [path for path in files("chromdocs/site/assets/play-*.js") if fnmatch(path, only)]
    listing = Path(__file__).with_suffix(".mjs")
    found = subprocess.run(
        [BIN / "node", listing, *paths], cwd=ROOT, check=True, capture_output=True
    )
    return sorted(Mutant(**one) for one in json.loads(found.stdout))


def files(pattern: str) -> list[str]:
    """Return the files of the tree that fit a pattern, those that git does not ignore."""
    command = ["git", "ls-files", "-co", "--exclude-standard", pattern]
    listed = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout
    return sorted({path for path in listed.splitlines() if (ROOT / path).is_file()})


class Traces:
    """Which tests run which line: measured in a copy, and anew only for tests that have changed."""

    def __init__(self, copy: Path) -> None:
        tests = [path for path in files("tests/*.py") if not path.startswith(BUILT)]
        own = [path for path in tests if Path(path).name.startswith("test_")]
        shared = digest([*files("chromdocs/*.py"), *sorted({*tests} - {*own})])
        self.files = {path: TRACES / f"{digest([path], shared)}.json" for path in own}
        if new := [path for path, file in self.files.items() if not file.exists()]:
            self.measure(new, copy)

    def measure(self, new: list[str], copy: Path) -> None:
        print(f"looking which lines {len(new)} files of tests run", file=sys.stderr, flush=True)
        into = copy / "traces.json"
        more = {"CHROMDOCS_TRACES": str(into)}
        pytest(["-p", "traces", *new], copy, more, timeout=None)
        seconds, lines = json.loads(into.read_text("utf-8"))
        TRACES.mkdir(parents=True, exist_ok=True)
        for path in new:
            own = {test: took for test, took in seconds.items() if test.startswith(f"{path}::")}
            place = {test: i for i, test in enumerate(own)}
            ran = {
                file: {
                    line: mine
                    for line, tests in of.items()
                    if (mine := [place[test] for test in tests if test in place])
                }
                for file, of in lines.items()
            }
            self.files[path].write_text(json.dumps([own, ran]), "utf-8")

    @cached_property
    def seconds(self) -> dict[str, float]:
        """How long each test takes that passes."""
        return {test: took for seconds, _ in self.read.values() for test, took in seconds.items()}

    @cached_property
    def read(self) -> dict[str, tuple[dict[str, float], dict[str, dict[str, list[int]]]]]:
        return {path: json.loads(file.read_text("utf-8")) for path, file in self.files.items()}

    @cached_property
    def imports(self) -> dict[str, set[str]]:
        """The modules that each file of tests imports, by their paths."""
        return {path: set(imported(path)) for path in self.files}

    def related(self, mutant: Mutant) -> list[str]:
        """Return the tests for a change, the quick ones first, as many as there is patience for."""
        ran, near, importing = set[str](), set[str](), set[str]()
        for path, (seconds, lines) in self.read.items():
            names = [*seconds]
            own = lines.get(mutant.path, {})
            ran |= {names[i] for i in own.get(str(mutant.line), ())}
            near |= {names[i] for tests in own.values() for i in tests}
            if mutant.path in self.imports[path]:
                importing |= seconds.keys()
        tests = (ran or near) | importing  # what runs when a module is imported belongs to no test
        chosen, left = [], float(PATIENCE)
        for test in sorted(tests, key=lambda test: (self.seconds[test], test)):
            left -= self.seconds[test]
            if left < 0 and chosen:
                break
            if ANY not in test:
                chosen.append(test)
        return chosen


def imported(path: str) -> Iterator[str]:
    """Yield the files of the modules that a file of tests imports."""
    for node in ast.walk(ast.parse((ROOT / path).read_bytes())):
        names = []
        if isinstance(node, ast.ImportFrom) and node.module:
            names = [node.module, *(f"{node.module}.{one.name}" for one in node.names)]
        elif isinstance(node, ast.Import):
            names = [one.name for one in node.names]
        for name in names:
            yield f"{name.replace('.', '/')}.py"
            yield f"{name.replace('.', '/')}/__init__.py"


def digest(paths: list[str], start: str = "") -> str:
    """Return a key for the content of files."""
    key = sha256(start.encode())
    for path in paths:
        key.update(path.encode() + b"\0" + (ROOT / path).read_bytes())
    return key.hexdigest()[:32]


def copied(folder: Path) -> Path:
    """Return a copy of the tree in a folder, with what was installed beside it."""
    for path in files("."):
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(ROOT / path, folder / path)
    (folder / "node_modules").symlink_to(ROOT / "node_modules")
    return folder


def pytest(arguments: list[str], copy: Path, more: Mapping[str, str], timeout: float | None) -> str:
    """Run tests in a copy; return which fails first, empty if none does."""
    paths = os.pathsep.join((str(copy), str(copy / "scripts")))
    command = [sys.executable, "-m", "pytest", "-q", "--tb=no", "-p", "no:cacheprovider"]
    environment = {**os.environ, "PYTHONPATH": paths, **more}
    return failure([*command, *arguments], copy, environment, timeout)


def failure(
    command: list[str | Path], copy: Path, environment: Mapping[str, str], timeout: float | None
) -> str:
    """Run tests in a copy; return which fails first, empty if none does."""
    with tempfile.TemporaryFile("w+", encoding="utf-8") as out:
        process = subprocess.Popen(
            command, cwd=copy, env=environment, stdout=out, stderr=out, start_new_session=True
        )
        try:
            if process.wait(timeout) in (0, NONE_LEFT):
                return ""
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, SIGKILL)
            process.wait()
            return "it takes too long"
        out.seek(0)
        return next(
            (found[1] or found[2] for line in out if (found := FAILED.match(line))), "it breaks"
        )


def in_node(copy: Path) -> str:
    """Run the tests of scripts in a copy; return which fails first, empty if none does."""
    return failure(
        [BIN / "node", "--test", "--test-isolation=none", *files("tests/*.test.mjs")],
        copy,
        os.environ,
        PATIENCE,
    )


def noticed(mutant: Mutant, copy: Path, traces: Traces | None) -> str:
    """Return which test fails once the change is made, empty if none does."""
    mutant.write(copy)
    try:
        if traces is None:
            return in_node(copy)
        if not (tests := traces.related(mutant)):
            return ""
        chosen = copy / "chosen.json"
        chosen.write_text(json.dumps(tests), "utf-8")
        within = [*dict.fromkeys(test.partition("::")[0] for test in tests)]
        patience = 60 + 3 * sum(traces.seconds[test] for test in tests)
        more = {"CHROMDOCS_CHOSEN": str(chosen)}
        return pytest(["-x", "-p", "traces", *within], copy, more, patience)
    finally:
        shutil.copy2(ROOT / mutant.path, copy / mutant.path)


def judged(mutant: Mutant, copy: Path, traces: Traces | None) -> str:
    """Return which test notices the change, empty if none does: one that passes without it."""
    test = noticed(mutant, copy, traces)
    if "::" in test and pytest([test], copy, {}, None):
        print(f"{test} fails without any change, too", file=sys.stderr, flush=True)
        return ""
    return test


def equivalent() -> list[tuple[str, ...]]:
    """Return the changes that change nothing, each with the reason: file, line, changed line."""
    with EQUIVALENT.open(encoding="utf-8", newline="") as file:
        _, *rows = map(tuple, csv.reader(file))
    return rows


def sample(all: list[Mutant], number: int, seed: int) -> list[Mutant]:
    """Return some of the changes, the same ones for the same seed."""
    known = {row[:3] for row in equivalent()}
    order = Random(seed).sample(all, len(all))
    return [mutant for mutant in order if mutant.name not in known][:number]


def tried(mutants: list[Mutant], jobs: int, kind: str) -> list[Mutant]:
    """Return the changes that nobody notices; say how it goes."""
    survivors: list[Mutant] = []
    with tempfile.TemporaryDirectory(prefix="mutants-") as folder:
        free: SimpleQueue[Path] = SimpleQueue()
        for job in range(jobs):
            free.put(copied(Path(folder, str(job))))
        first = Path(folder, "0")
        traces = Traces(first) if kind == "library" else None
        if not traces and (test := in_node(first)):
            raise SystemExit(f"{test} fails without any change")

        def one(mutant: Mutant) -> str:
            copy = free.get()
            try:
                return judged(mutant, copy, traces)
            finally:
                free.put(copy)

        with ThreadPoolExecutor(jobs) as pool:
            for mutant, test in zip(mutants, pool.map(one, mutants), strict=True):
                print(f"noticed {mutant} by {test}" if test else f"SURVIVED {mutant}", flush=True)
                survivors += [] if test else [mutant]
    print(f"{kind}: {len(mutants) - len(survivors)} of {len(mutants)} changes noticed", flush=True)
    return survivors


def main() -> int:
    summary, *_ = (__doc__ or "").splitlines()
    parser = argparse.ArgumentParser(description=summary)
    parser.add_argument("--python", type=int, default=40, help="how many changes of the library")
    parser.add_argument("--scripts", type=int, default=20, help="how many of the scripts of Play")
    parser.add_argument("--seed", type=int, default=1, help="which ones")
    parser.add_argument("--only", default=ALL, help="in files that fit a pattern")
    parser.add_argument("--jobs", type=int, default=1, help="how many at once")
    asked = parser.parse_args()
    status = 0
    for kind, all, number in (
        ("library", library, asked.python),
        ("scripts", scripts, asked.scripts),
    ):
        if number and (mutants := sample(all(asked.only), number, asked.seed)):
            survivors = tried(mutants, asked.jobs, kind)
            status |= len(survivors) > MOST * len(mutants)
    return status


if __name__ == "__main__":
    raise SystemExit(main())
