r"""Formulas about games of rational sequences: linear rules and remainders, all in base 2."""

M_0 = ((1, 1), (3, 3), (3, 4), (4, 4), (4, 7), (6, 6), (6, 7), (6, 10))


def pairs(below: int = 1) -> str:
    """Define the set S of the Mouse game."""
    return f"""let low(x, y) = exists i: i >= 1 and x = (3 * i) // 2 and y + {below} = 3 * i;
let p(x, y) = x = 0 and y = 0 or low(x, y) or low(y, x);
"""


COMPLEMENTARY = """ and
(forall m: m >= 1 implies
  ((exists i: m = (3 * i) // 2) iff not (exists i: m + 1 = 3 * i)))"""


def mouse(below: int = 1, width: int = 1, modulus: int = 3) -> str:
    """Say that S solves the Mouse game."""
    return pairs(below) + (
        f"""let near(x, y, u, v) = u <= x and v <= y and x + v <= y + u + {width}
  and y + u <= x + v + {width} and (u < x or v < y);
let move(x, y, u, v) = u = x and v < y or v = y and u < x or u < x and u + y = v + x
  or (exists d: (x + d = y or y + d = x) and d % {modulus} = 0) and near(x, y, u, v);
solves(p, move)"""
    )


def trap(most: int = 1, last: int = 3) -> str:
    """Define the moves of the Mouse trap, Theorem 5 as corrected."""
    listed = "\n  or ".join(f"x = {u} and y = {v}" for u, v in M_0)
    return f"""let a(n, x) = x = (3 * n) // 2;
let half(x, y) = x = 0 and y >= 1 or {listed}
  or (exists n, m: 3 <= n and n <= m and m + {most} <= 2 * n
    and x = a(2 * n - 1) and y = a(2 * m - 1))
  or (exists n, m: 3 <= n and n <= m and m + 2 < 2 * n and x = a(2 * n) and y = a(2 * m))
  or (exists n: 3 <= n and x = a(2 * n) and (y = a(4 * n - 1) or y = a(4 * n - {last})));
let trap(x, y) = half(x, y) or half(y, x);
"""


def mouse_trap(most: int = 1, last: int = 3) -> str:
    """Say that S solves the Mouse trap."""
    return (
        trap(most, last)
        + pairs()
        + ("let move(x, y, u, v) = u <= x and v <= y and trap(x - u, y - v);\nsolves(p, move)")
    )


def mouse_star(most: int = 1, last: int = 3) -> str:
    """Say that the moves of the Mouse trap, and zero, solve the game with S as its moves."""
    return (
        trap(most, last)
        + pairs()
        + (
            "let q(x, y) = x = 0 and y = 0 or trap(x, y);\n"
            "let move(x, y, u, v) = u <= x and v <= y and u + v < x + y and p(x - u, y - v);\n"
            "solves(q, move)"
        )
    )


def subsided(q: int, first: int = 1, more: int = 0) -> str:
    """Say that blocks and positions with an empty heap solve the game of the pairs."""
    return f"""let p(x, y) = x = 0 or y = 0
  or x // {q} = y // {q} and x % {q} >= {first} and y % {q} >= {first};
let pair(s, t) = exists n: n >= 1 and {q - 1} * s <= {q} * n - 1 + {more}
  and {q} * n - 1 + {more} < {q - 1} * s + {q - 1} and t = {q} * n;
let move(x, y, u, v) = u <= x and v <= y and (pair(x - u, y - v) or pair(y - v, x - u));
solves(p, move)"""


def subsided_star(q: int, least: int = 1) -> str:
    """Say that the pairs, and zero, solve the subsided game."""
    return f"""let low(x, y) = exists n: n >= 1 and {q - 1} * x <= {q} * n - 1
  and {q} * n - 1 < {q - 1} * x + {q - 1} and y = {q} * n;
let p(x, y) = x = 0 and y = 0 or low(x, y) or low(y, x);
let take(s, t) = s = 0 and t >= 1 or t = 0 and s >= 1
  or s // {q} = t // {q} and s % {q} >= {least} and t % {q} >= {least};
let move(x, y, u, v) = u <= x and v <= y and take(x - u, y - v);
solves(p, move)"""


def diagonal(other: int = 2) -> str:
    """Say both parts of Remark 3."""
    return NIM + (
        "let move(x, y, u, v) = u < x and u + y = v + x"
        f" or u + 1 = x and v + {other} = y;\n"
        "solves(axes, move) and solves(equal, nim) and move(1, 1, 0, 0) and move(1, 2, 0, 0)"
    )


def constrained(width: int = 3) -> str:
    """Say that in the constrained 3-Mouse the positions of S are those where blocking helps."""
    return (
        pairs()
        + f"""let plain(x, y) = (exists v: v < y and p(x, v))
  or (exists u: u < x and p(u, y))
  or (exists t: t >= 1 and p(x - t, y - t));
let skew(s, t) = s >= 1 and t >= 1 and s != t and s < t + {width} and t < s + {width};
let goal(x, y, u, v) = p(u, v) and u + v >= 1 and u <= x and v <= y and skew(x - u, y - v);
let two(x, y) = exists u, v, w, z: goal(x, y, u, v) and goal(x, y, w, z) and (u < w or v < z);
forall x, y: p(x, y) iff not (plain(x, y) or two(x, y))"""
    )


NIM = """let axes(x, y) = x = 0 or y = 0;
let equal(x, y) = x = y;
let nim(x, y, u, v) = u <= x and v <= y and (u = x and v < y or v = y and u < x);
"""


def two_piles(least: int = 1) -> str:
    """Say that nim on two piles is the dual of its dual."""
    return NIM + (
        f"let both(x, y, u, v) = u + {least} <= x and u + y = v + x;\n"
        "solves(equal, nim) and solves(axes, both)"
    )


def aside(more: int = 0) -> str:
    """Say that what remains of the larger pile is what the winning move takes."""
    return NIM + (
        "solves(equal, nim) and (forall x, y: x < y implies nim(x, y, x, x)) and\n"
        "(forall x, y, u, v: x <= y and nim(x, y, u, v) and equal(u, v)\n"
        f"  implies u = x and v + (y - x) = y + {more})"
    )
