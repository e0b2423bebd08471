r"""Formulas about the game of Theorem 3, its proof and its P-positions."""

from chromdocs.papers.fractions.claims.formulas import (
    P,
    near,
    pairs,
    recursion,
    recursions,
    steps,
    types,
)


def _extra(k: int) -> str:
    """Define the moves of Types I and II, and of Type III, in both orders."""
    some = "\n  or ".join(f"x{i}(s, t + 1) or x{i}(t, s + 1)" for i in range(1, k)) or "false"
    return f"""let base(s, t) = near(s, t) or near(t, s);
let extra(s, t) = s >= 1 and t >= 1 and ({some});
"""


def greedy(k: int, width: int = 0, less: int = 0) -> str:
    """Say which moves the greedy algorithm adjoins."""
    earlier = f"(base(x - u, y - v) or extra(x - u, y - v) and u + v > {less})"
    return (pairs(k) + P + types(k) + near(width or k) + _extra(k) + recursions(k)) + (
        "(forall x, y: extra(x, y) iff not p(x, y) and not\n"
        f"  (exists u, v: p(u, v) and u <= x and v <= y and {earlier}))"
    )


def needed(k: int, large: int = 2, small: int = 1) -> str:
    """Say that only moves of Type III win from (a, b - 1) if c = 1 and d = k + 2."""
    return steps(k) + P + types(k) + near(k) + _extra(k) + recursions(k) + (
        f"(forall x, y: (exists n: c(n) = {small} and "
        f"d(n) = {k + large} and x = a(n) and y + 1 = b(n)) implies\n"
        "  not (exists u, v: p(u, v) and u <= x and v <= y and base(x - u, y - v))\n"
        "  and (exists u, v: p(u, v) and u <= x and v <= y and extra(x - u, y - v)))"
    )  # fmt: skip


def story(copies: int = 2) -> str:
    """Say what Example 5 tells of (38, 185) for k = 4."""
    return (
        needed(4)
        + f""" and
(exists n: a(n) = 38 and b(n) = 186 and a(n - 1) = 37 and b(n - 1) = 180
  and a(n - 2) = 36 and b(n - 2) = 174 and a(n - 3) = 35 and b(n - 3) = 169
  and a(n - 4) = 33 and b(n - 4) = 163)
and x{copies}(20, 99) and p(18, 87) and not p(38, 185)
and not (exists f, g: x{copies}(f, g + 1) and 98 < g and g <= 185)"""
    )


def on_pairs(k: int, more: int = 0) -> str:
    """Say that (f, g) is a P-position."""
    each = (f"{recursion(k, i)} and\n(forall f, g: x{i}(f, g) and f >= 1 implies p(f + {more}, g))"
            for i in range(1, k))  # fmt: skip
    return pairs(k) + P + types(k) + " and\n".join(each)


GAP = "let gap(n, v) = v = b(n) - a(n);\n"


def gaps(k: int, most: int = 1) -> str:
    """Say by how much the gaps of two P-positions differ."""
    return (
        pairs(k)
        + GAP
        + (
            "(forall n: n >= 1 implies "
            f"(gap(n) = gap(n - 1) + {k} or gap(n) = gap(n - 1) + {k + most}))\n"
            f"and (forall n, m: m > n + 1 implies gap(m) >= gap(n) + {2 * k})"
        )
    )


def diagonal(k: int, width: int = 0, moves: tuple[int, int] = (1, 0)) -> str:
    """Say that the diagonal moves of part II are there; the nearest gap is as near as any."""
    near_by = f"gap(n) + x < y + {width or k} and y < gap(n) + x + {width or k}"
    return (
        steps(k)
        + GAP
        + (
            "(forall x, y: (exists n: x = a(n) and x <= y and y + 1 < b(n))\n"
            "  and (exists n: y = a(n))\n"
            f"  implies (exists n: a(n) < x and b(n) < y and {near_by})) and\n"
            f"(forall n: c(n) = 2 implies b(n) = b(n - 1) + {k + 1 + moves[0]}) and\n"
            f"(forall n: d(n) = {k + 1} implies a(n) = a(n - 1) + 1"
            f" and b(n) = b(n - 1) + {k + 1 + moves[1]})"
        )
    )


def trivial(k: int, less: str = "") -> str:
    """Say that the pairs solve the game in which every other position has one move, to zero."""
    return (
        pairs(k)
        + P
        + (f"let move(x, y, u, v) = u = 0 and v = 0 and not p(x, y){less};\nsolves(p, move)")
    )


def terminal(k: int, first: int = 1) -> str:
    """Say that rows have one P-position at most, and that an N-position is below every other."""
    return (
        pairs(k)
        + P
        + (
            "(forall x, y, z: p(x, y) and p(x, z) implies y = z) and\n"
            f"(forall x, y: x + y >= {first} implies "
            "(exists u, v: u <= x and v <= y and not p(u, v)))"
        )
    )


def _at(k: int) -> str:
    """Define the n for which (a, b - 1) is a move of Type III."""
    some = " or ".join(f"x{i}(f, g)" for i in range(1, k))
    return pairs(k) + types(k) + (
        f"let at(n) = exists f, g: f = a(n) and g = b(n) and f >= 1 and ({some});\n"
    ) + recursions(k)  # fmt: skip


def two_cases(k: int, more: int = 1, over: int = 1) -> str:
    """Say (9) to (11) of part I."""
    return (
        _at(k)
        + f"""(forall i, n: at(i) and i <= n implies a(i) + {more} < b(i) and
  (a(n) = a(n - i) + a(i) and b(n) + {more} != b(n - i) + b(i)
   or a(n) = a(n - i) + a(i) + {over}
     and ((exists m: a(n) = a(i) + b(m)) implies a(n) + b(i) < b(n) + a(i) + {more})
     and (not (exists m: a(n) = a(i) + b(m)) implies
       a(n) = a(i) + a(n - i + 1) and b(n) + {more} != b(i) + b(n - i + 1))))"""
    )


def last_term(k: int, less: int = 0) -> str:
    """Say that the last term of (12), with the right sign, is 0 or 1."""
    return (
        _at(k)
        + f"""b(1) >= 3 and
(forall i, n: at(i) and i <= n and a(n) = a(i) + a(n - i + 1) implies
  (b(n - i + 1) + b(i) + {less} = b(n) + b(1) or b(n - i + 1) + b(i) + {less} = b(n) + b(1) + 1))"""
    )


def cases(k: int, zero: int = 0) -> str:
    """Say that part II leaves out no N-position, and where nim moves win."""
    return (
        pairs(k)
        + P
        + f"""let in_b(x) = exists n: n >= 1 and x = b(n);
let high(x, y) = exists n: n >= {zero} and x = a(n) and y > b(n);
let nim(x, y) = (exists u: u < x and p(u, y)) or (exists v: v < y and p(x, v));
(forall x, y: x <= y and not p(x, y) implies (in_b(x) or in_b(y) or
  (exists n: n >= {zero} and x = a(n) and (exists m: y = a(m)) and y != b(n)))) and
(forall x, y: x <= y and not p(x, y) and (in_b(x) or in_b(y) or high(x, y)) implies nim(x, y))"""
    )


STAR_STAR = r"""Let $G$ have the pairs as moves; in it positions with an empty heap, and $(1,1)$,
have no options. So every P-position of $G$ is a position from which no move leads to one of these,
and the formula says: no pair is the sum of such a position, but $(0,0)$, and of a pair or $(0,0)$.
Therefore the game with the P-positions of $G$ as moves has the pairs as P-positions. From a pair no
move leads to a pair; and any other position is P in $G$ and a move to $(0,0)$, or a move of $G$
leads from it to a P-position of $G$, which may be taken."""


def star_star(sequences: str, least: str = " and not pair(x - 1, y - 1)") -> str:
    """Say that no pair is a pair and a position without a move to an empty heap or to (1, 1)."""
    return (
        sequences
        + f"""let pair(x, y) = exists n: n >= 1
  and (x = a(n) and y = b(n) or y = a(n) and x = b(n));
let low(x, y) = exists z: pair(x, z) and z <= y;
let left(x, y) = x = 0 or y = 0 or not low(x, y) and not low(y, x){least};
let across(x, y) = exists m, n: m >= 1 and x = a(n) - b(m) and y = b(n) - a(m);
let along(x, y) = exists m, n: n >= 1
  and x = a(m + n) - a(m) and y = b(m + n) - b(m);
not pair(1, 1) and
(forall x, y: along(x, y) or across(x, y) or across(y, x) implies not left(x, y))"""
    )


def exchanged(k: int, more: int = 0) -> str:
    """Say that the letters of one characteristic word are those of the other, exchanged."""
    root = f"sqrt({k}*{k}+4*{k})"
    return f"""let c(n, v) = v = floor(({root}-{k})/2 * (n + 1)) - floor(({root}-{k})/2 * n);
let d(n, v) = v = floor((2+{k}-{root})/2 * (n + 1)) - floor((2+{k}-{root})/2 * n);
forall n: n >= 1 implies c(n) + d(n) = {1 + more}"""
