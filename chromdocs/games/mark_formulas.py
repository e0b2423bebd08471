"""What formulas about MARK and its relatives have in common: rules, sets of positions, values.

Each text stands in front of a formula and defines names in it. In these formulas 0 is dopey, as it
is written with one zero; it is the end of MARK, and a P-position.
"""

HALVE = "let move(n, m) = m + 1 = n or n >= 1 and m = n // 2;\n"
MARK = f"let p(n) = dopey(n);\n{HALVE}"
VALUES = f"""\
let g(n, v) = dopey(n) and v = 0
  or vile(n) and odious(n) and v = 1
  or vile(n) and evil(n) and v = 2;
{HALVE}"""
MISERE = f"let p(n) = n >= 1 and (dopey(n) iff not power(n));\n{HALVE}"
UPMARK = """\
let p(n) = n = 0 or n = 1 or dopey(n - 1);
let b(n) = n >= 1 and p(n);
let move(n, m) = n >= 2 and (m + 1 = n or m = (n + 1) // 2);
"""
OPPOSITE = "let opposite(x, y) = evil(x) and odious(y) or odious(x) and evil(y);\n"
BASES = range(2, 8)  # for which statements on MARK-k are decided
WITHIN = f"k = {BASES[0]} to {BASES[-1]}"
_DIGITS = "0123456789"


def next_in(name: str) -> str:
    """Define that y is the next number after x in a set.

    >>> print(next_in("b"), end="")
    let b_next(x, y) = b(x) and b(y) and x < y and not (exists z: x < z and z < y and b(z));
    """
    between = f"exists z: x < z and z < y and {name}(z)"
    return f"let {name}_next(x, y) = {name}(x) and {name}(y) and x < y and not ({between});\n"


def take(k: int) -> str:
    """Define the moves of MARK-k."""
    return f"let move(n, m) = m < n and n <= m + {k - 1} or n >= 1 and m = n // {k};\n"


def mark_k(k: int, p: str = "dopey(n)") -> str:
    """Define the P-positions and the moves of MARK-k."""
    return f"in base {k}:\nlet p(n) = {p};\n{take(k)}"


def values_k(k: int) -> str:
    """Define the Grundy values of MARK-k by digits, and the moves.

    A number has the value e < k - 1 if it ends in a run of e whose length is odd. Of the others the
    values are k - 1 and k in turn. Which of them it is depends on whether the number of digits is
    even or odd, and how often a run of odd length is followed by a greater digit: ``even0`` says
    that this is so an even number of times for runs of 0, and so on.

    >>> print(values_k(2), end="")
    in base 2:
    let is0(n) = n follows "(.*[1])?0(00)*";
    let even0(n) = n follows "[1](((00)*[1])*0(00)*[1]((00)*[1])*0(00)*[1])*((00)*[1])*0*";
    let first(n) = n follows "[1](..)*" iff even0(n);
    let g(n, v) = v = 0 and is0(n)
      or not (is0(n)) and (v = 1 and first(n) or v = 2 and not first(n));
    let move(n, m) = m < n and n <= m + 1 or n >= 1 and m = n // 2;
    """
    digits = _DIGITS[:k]
    lines = [f"in base {k}:"]
    parts = [f'n follows "[{digits[1:]}](..)*"']
    for e in digits[:-1]:
        lower, higher = digits.split(e)
        lines.append(f'let is{e}(n) = n follows "(.*[{lower}{higher}])?{e}({e}{e})*";')
        falls = f"|{e}({e}{e})*[{lower}]" if lower else ""
        other = f"({e}{e})*[{lower}{higher}]{falls}"
        rest, rise = f"({other})*", f"{e}({e}{e})*[{higher}]"
        head = "" if lower else f"[{higher}]"
        pattern = f"{head}({rest}{rise}{rest}{rise})*{rest}{e}*"
        lines.append(f'let even{e}(n) = n follows "{pattern}";')
        parts.append(f"even{e}(n)")
    small = " or ".join(f"is{e}(n)" for e in digits[:-1])
    said = " or ".join(f"v = {e} and is{e}(n)" for e in digits[:-1])
    big = f"v = {k - 1} and first(n) or v = {k} and not first(n)"
    lines.append(f"let first(n) = {' iff '.join(parts)};")
    lines.append(f"let g(n, v) = {said}\n  or not ({small}) and ({big});")
    return "\n".join(lines) + f"\n{take(k)}"
