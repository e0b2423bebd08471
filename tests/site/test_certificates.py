"""The certificates of the built site, checked by the program that stands beside them."""

import gzip
import json
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from bounds import bound

from chromdocs.decide import decide
from chromdocs.decide.certificate import typed
from chromdocs.decide.checker import Wrong, check
from chromdocs.papers import LEDGER
from chromdocs.site.certified import Certificates, address_of

HEAVY = 100_000  # bytes, packed: the 25 that are larger take longer than all the others
ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "site" / "certificates"
NAMES = Certificates()


def read(name: str) -> Any:
    return json.loads(gzip.decompress((FOLDER / f"{name}.json.gz").read_bytes()))


@cache
def proved(numeration: str) -> dict[str, Any]:
    """What the certificate of a numeration shows."""
    found: dict[str, Any] = {}
    check(read(address_of(numeration)), found)
    return found


@pytest.mark.parametrize("name", NAMES.entries)
def test_every_certificate_passes_the_checker(name: str) -> None:
    if (FOLDER / f"{name}.json.gz").stat().st_size > bound(HEAVY, 10**9):
        pytest.skip("takes long: set CHROMDOCS_LONG")
    certificate = read(name)
    known = {key: one for n in certificate["numerations"] for key, one in proved(n).items()}
    assert check(certificate, known)


def test_every_certificate_passes_the_second_checker() -> None:
    """In one run: those of numerations first, which the others use."""
    files = {name: FOLDER / f"{name}.json.gz" for name in (*NAMES.numerations, *NAMES.entries)}
    most = bound(HEAVY, 10**9)
    light = [
        file
        for name, file in files.items()
        if name in NAMES.numerations or file.stat().st_size <= most
    ]
    assert len(light) > len(files) / 2
    node, script = Path(sys.executable).with_name("node"), ROOT / "scripts/check_certificates.mjs"
    ran = subprocess.run([node, script, *light], capture_output=True, text=True, timeout=600)
    verdicts = [line for line in ran.stdout.splitlines() if not line.startswith("  ")]
    assert [line for line in verdicts if '": accepted: ' not in line] == []
    assert (ran.returncode, len(verdicts)) == (0, len(light))


def test_every_certificate_is_there_and_no_other() -> None:
    files = FOLDER.rglob("*.json.gz")
    there = {str(file.relative_to(FOLDER)).removesuffix(".json.gz") for file in files}
    assert there == {*NAMES}


def test_a_certificate_is_of_the_formulas_of_its_entry() -> None:
    for id in NAMES.entries:
        said = {one["instance"]: one["formula"] for one in read(id)["decisions"] if one["true"]}
        formulas = LEDGER[id].formulas
        assert formulas is not None
        assert said == {name: typed(decide(text)) for name, text in formulas.true.items()}, id


@pytest.mark.skipif(not NAMES.entries, reason="nothing is decided yet")
def test_the_published_checker_runs_alone(tmp_path: Path) -> None:
    """And says which step is wrong if one transition is another."""
    id = NAMES.entries[0]
    numerations = map(address_of, read(id)["numerations"])
    files = [FOLDER / f"{name}.json.gz" for name in (*numerations, id)]

    def ran(*files: Path) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [sys.executable, "-I", "-S", FOLDER / "checker.py", *files],
            cwd=tmp_path, capture_output=True, text=True, timeout=100,
        )  # fmt: skip

    assert ran(*files).returncode == 0
    spoiled = read(id)
    steps = [s for one in spoiled["numerations"].values() for s in one["steps"] if "rows" in s]
    last = max(steps, key=lambda step: step["states"])
    last["rows"][0] = last["rows"][0].removesuffix(last["rows"][0].split()[-1])
    (tmp_path / "spoiled.json").write_text(json.dumps(spoiled), "utf-8")
    done = ran(*files[:-1], tmp_path / "spoiled.json")
    assert done.returncode == 1
    assert id in done.stderr
    with pytest.raises(Wrong):
        check(spoiled, {})
