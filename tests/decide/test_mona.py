"""A third road: the steps of decisions in base 2, given to MONA, which has its own automata.

A number is the finite set of the places of its ones. Order, addition and the known sets are defined
once more, in MONA's words.
"""

import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest

from chromdocs.decide import decide
from chromdocs.decide.certificate import certificate

DEFINITIONS = """ws1s;
pred same(var2 x, var2 y) = x = y;
pred less(var2 x, var2 y) =
  ex1 p: p in y & p notin x & (all1 q: q > p => (q in x <=> q in y));
pred add(var2 x, var2 y, var2 z) = ex2 c: 0 notin c & (all1 p:
  (p + 1 in c <=> (p in x & p in y | p in x & p in c | p in y & p in c)) &
  (p in z <=> ((p in x <=> p in y) <=> p in c)));
pred even(var1 p) = ex2 e: 0 in e & p in e & (all1 q: q < p => (q in e <=> q + 1 notin e));
pred first(var2 x, var1 p) = p in x & (all1 q: q < p => q notin x);
pred vile(var2 x) = ex1 p: first(x, p) & even(p);
pred dopey(var2 x) = x = empty | (ex1 p: first(x, p) & ~even(p));
pred odious(var2 x) = ex2 o: ex1 m: (all1 q: q in x => q < m) & m in o & 0 notin o &
  (all1 q: q < m => (q + 1 in o <=> (q in o <=> q notin x)));
pred evil(var2 x) = ~odious(x);
pred power(var2 x) = ex1 p: x = {p};
"""
MARK = "let move(n, m) = m + 1 = n or n >= 1 and m = n // 2; solves(p, move)"
FORMULAS = {
    "forall n: not (evil(n) and evil(n + 1) and evil(n + 2))": True,
    "forall n: not (evil(n) and evil(n + 1))": False,
    "forall n: vile(n) iff dopey(2 * n) or n = 0 and vile(n)": False,
    "forall n: n >= 1 implies (vile(n) iff dopey(2 * n))": True,
    "forall n: n >= 1 implies exists m: power(m) and m <= n and n < 2 * m": True,
    f"let p(n) = dopey(n); {MARK}": True,
    f"let p(n) = vile(n); {MARK}": False,
    "forall x, y, z: (x + y) + z = x + (y + z)": True,
    "let g(n, v) = dopey(n) and v = 0 or vile(n) and odious(n) and v = 1 or "
    "vile(n) and evil(n) and v = 2; "
    "forall i, l: l >= 1 implies exists j: j < l and g(i + j) != g(i + j + l)": True,
}


def in_mona(found: dict[str, Any]) -> str:
    """The steps of a certificate as predicates of MONA; the last is to be valid."""
    (decision,) = found["decisions"]
    steps = found["numerations"]["base 2"]["steps"]
    lines, closed = [DEFINITIONS], {}

    def said(i: int, names: list[str], own: dict[str, str]) -> str:
        if i in closed:
            return closed[i]
        return f"s{i}({', '.join(own[name] for name in names)})"

    for i, step in enumerate(steps):
        tracks = [*step["tracks"], *filter(None, [step.get("track")])]
        own = {name: f"v{place}" for place, name in enumerate(tracks)}
        of = step.get("of", [])
        parts = [said(part, steps[part]["tracks"], own) for part in of if step["by"] != "named"]
        match step["by"]:
            case "given" if step["name"].startswith("constant"):
                n = int(step["name"].split()[1])
                ones = ", ".join(str(p) for p in range(n.bit_length()) if n >> p & 1)
                text = f"v0 = {{{ones}}}" if n else "v0 = empty"
            case "given":
                name = {"equal": "same"}.get(step["name"], step["name"])
                text = "true" if name in ("true", "every") else f"{name}({', '.join(own.values())})"
            case "named":
                text = said(of[0], step["names"], own)
            case "and":
                text = f"({parts[0]} & {parts[1]})"
            case "not":
                text = f"~{parts[0]}"
            case "exists":
                text = f"(ex2 {own[step['track']]}: {parts[0]})"
        if step["tracks"]:
            given = ", ".join(f"var2 {own[name]}" for name in step["tracks"])
            lines.append(f"pred s{i}({given}) = {text};")
        else:
            closed[i] = text
    return "\n".join([*lines, closed[decision["root"]] + ";"])


@pytest.mark.skipif(not shutil.which("mona"), reason="MONA is not installed")
@pytest.mark.parametrize("text", FORMULAS)
def test_mona_says_the_same(text: str, tmp_path: Path) -> None:
    decision = decide(text)
    file = tmp_path / "steps.mona"
    file.write_text(in_mona(certificate("", {"": decision})), "utf-8")
    call = ["mona", "-q", file]
    done = subprocess.run(call, capture_output=True, encoding="utf-8", check=False, timeout=60)
    assert decision.true is FORMULAS[text]
    verdict = "Formula is valid" if decision.true else "Formula is unsatisfiable"
    assert verdict in done.stdout, done.stdout + done.stderr
