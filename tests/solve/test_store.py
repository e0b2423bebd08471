"""Files of P-positions: read back as written, and refused if they are not what was asked for."""

import json
import re
import tracemalloc
from hashlib import sha256
from pathlib import Path
from zlib import compress, decompress

import pytest
from bounds import examples
from hypothesis import given
from hypothesis import strategies as st

from chromdocs.games.catalogue import game
from chromdocs.games.game import Moves, invariant
from chromdocs.games.vectors import vectors
from chromdocs.solve.sieve import Sieve
from chromdocs.solve.store import FIRST_LINE, Refused, kept, read, write

STARRED = game("star(wythoff)")


def saved(folder: Path, name: str = "star(wythoff)", to: int = 120) -> Path:
    file = folder / "found.p"
    write(file, Sieve(game(name)), Sieve(game(name)).solved(to))
    return file


@pytest.mark.parametrize(
    "name", ["star(wythoff)", "nim", "invariant:moves=(1,2),(2,1)", "mousetrap"]
)
def test_read_back(tmp_path: Path, name: str) -> None:
    found = read(saved(tmp_path, name), Sieve(game(name)), 120)
    assert found == Sieve(game(name)).solved(120)
    assert found.cut(50) == Sieve(game(name)).solved(50)


@examples(60)
@given(
    moves=st.sets(st.tuples(st.integers(0, 6), st.integers(0, 6)).filter(any), min_size=1),
    misere=st.booleans(),
    to=st.integers(0, 20),
)
def test_any_game_read_back(
    tmp_path_factory: pytest.TempPathFactory, moves: set[tuple[int, int]], misere: bool, to: int
) -> None:
    file = tmp_path_factory.mktemp("store") / "found.p"
    sieve = Sieve(vectors(moves), misere)
    write(file, sieve, sieve.solved(to))
    assert read(file, sieve, to) == sieve.solved(to)


def test_the_format_is_as_documented(tmp_path: Path) -> None:
    """Read a file with nothing but the standard library, from the description of the format."""
    data = saved(tmp_path).read_bytes()
    assert sha256(data[:-32]).digest() == data[-32:]
    first, header, body = data[:-32].split(b"\n", 2)
    about = json.loads(header)
    assert first == b"chromdocs P-positions 1"
    assert (about["game"], about["to"], about["symmetric"]) == ("star(wythoff)", 120, True)
    planes = decompress(body)
    size = len(planes) // 4
    numbers = [sum(planes[i + k * size] << 8 * k for k in range(4)) for i in range(size)]
    counts, gaps = numbers[:121], iter(numbers[121:])
    pairs = []
    for x, count in enumerate(counts):
        y = x
        for _ in range(count):
            y += next(gaps)
            pairs.append((x, y))
    assert len(pairs) == about["pairs"]
    assert pairs == Sieve(STARRED).p_positions(120)


def test_kept_computes_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file, told = tmp_path / "found.p", []
    first = kept(file, Sieve(STARRED), 100, complain=told.append)
    written = file.read_bytes()
    monkeypatch.setattr(Sieve, "_p_positions", None)  # nothing can be computed any more
    assert kept(file, Sieve(STARRED), 100, complain=told.append) == first
    assert kept(file, Sieve(STARRED), 60, complain=told.append) == first.cut(60)
    assert file.read_bytes() == written
    assert told == []


def test_every_damaged_byte_is_noticed(tmp_path: Path) -> None:
    file = saved(tmp_path, to=30)
    good = file.read_bytes()
    for i in range(len(good)):
        file.write_bytes(good[:i] + bytes([good[i] ^ 1]) + good[i + 1 :])
        with pytest.raises(Refused):
            read(file, Sieve(STARRED), 30)
    for end in (0, 10, len(FIRST_LINE), len(good) - 40, len(good) - 1):
        file.write_bytes(good[:end])
        with pytest.raises(Refused):
            read(file, Sieve(STARRED), 30)
    file.write_bytes(good + b"x")
    with pytest.raises(Refused, match="damaged"):
        read(file, Sieve(STARRED), 30)


def test_a_damaged_file_is_replaced(tmp_path: Path) -> None:
    file, told = saved(tmp_path), []
    good = file.read_bytes()
    file.write_bytes(good[:-5])
    found = kept(file, Sieve(STARRED), 120, complain=told.append)
    assert found == Sieve(STARRED).solved(120)
    assert told == [f"{file} is damaged, as its checksum tells; computing anew"]
    assert file.read_bytes() == good


def test_a_small_file_is_replaced(tmp_path: Path) -> None:
    file, told = saved(tmp_path, to=50), []
    assert kept(file, Sieve(STARRED), 90, complain=told.append).to == 90
    assert told == [f"{file} goes up to 50 only, not to 90; computing anew"]
    assert read(file, Sieve(STARRED), 90).to == 90


OTHER = invariant("star(wythoff)", "Take 1 and 1.", 2, Moves.listed([(1, 1)]), symmetric=True)


@pytest.mark.parametrize(
    ("sieve", "content", "message"),
    [
        (Sieve(game("wythoff")), None, "has the P-positions of another game (star(wythoff))"),
        (Sieve(STARRED, True), None, "has the P-positions of another game (star(wythoff))"),
        (Sieve(OTHER), None, "has the P-positions of another game (star(wythoff))"),
        (Sieve(STARRED), b"my thesis", "has no P-positions of chromdocs"),
        (Sieve(STARRED), b"chromdocs P-positions 2\n{}\n", "has no P-positions of chromdocs"),
    ],
)
def test_a_foreign_file_is_left_as_it_is(
    tmp_path: Path, sieve: Sieve, content: bytes | None, message: str
) -> None:
    file, told = saved(tmp_path), []
    if content is not None:
        file.write_bytes(content)
    before = file.read_bytes()
    found = kept(file, sieve, 40, complain=told.append)
    assert found == Sieve(sieve.game, sieve.misere).solved(40)
    assert told == [f"{file} {message}, and is left as it is; computing anew, not to be kept"]
    assert file.read_bytes() == before


def with_checksum(content: bytes) -> bytes:
    return content + sha256(content).digest()


@pytest.mark.parametrize(
    "content",
    [
        b"",
        FIRST_LINE[:5],
        *(with_checksum(FIRST_LINE + c) for c in (b"", b"x\ny", b"{}\n", b"[]\n")),
    ],
)
def test_a_file_that_makes_no_sense_is_replaced(tmp_path: Path, content: bytes) -> None:
    file, told = tmp_path / "found.p", []
    file.write_bytes(content)
    assert kept(file, Sieve(STARRED), 40, complain=told.append) == Sieve(STARRED).solved(40)
    assert len(told) == 1
    assert read(file, Sieve(STARRED), 40).to == 40


def test_a_wrong_number_of_pairs_is_noticed(tmp_path: Path) -> None:
    file = saved(tmp_path, to=40)
    content = re.sub(rb'"pairs": \d+', b'"pairs": 3', file.read_bytes()[:-32])
    file.write_bytes(with_checksum(content))
    with pytest.raises(Refused, match="not written as"):
        read(file, Sieve(STARRED), 40)


def header(file: Path, **changed: object) -> None:
    """Write other things into the header of a file, with the right checksum."""
    first, line, body = file.read_bytes()[:-32].split(b"\n", 2)
    about = json.dumps(json.loads(line) | changed).encode()
    file.write_bytes(with_checksum(b"\n".join([first, about, body])))


HOSTILE = [
    {"to": 10**30},
    {"to": 10**7},
    {"to": -1},
    {"to": True},
    {"to": 4.0},
    {"to": "40"},
    {"pairs": 10**18},
    {"pairs": -1},
    {"to": 50},
]


@pytest.mark.parametrize("changed", HOSTILE, ids=str)
def test_a_header_that_lies_is_noticed(tmp_path: Path, changed: dict[str, object]) -> None:
    file = saved(tmp_path, to=40)
    header(file, **changed)
    with pytest.raises(Refused, match=r"not written as|another game"):
        read(file, Sieve(STARRED), 40)


def test_a_body_that_is_longer_than_it_says_is_not_unpacked(tmp_path: Path) -> None:
    """A hundred megabytes of zeros; what is made of them is counted in bytes."""
    file = saved(tmp_path, to=40)
    first, line, _ = file.read_bytes()[:-32].split(b"\n", 2)
    bomb = compress(bytes(100_000_000))
    file.write_bytes(with_checksum(b"\n".join([first, line, bomb])))
    tracemalloc.start()
    try:
        with pytest.raises(Refused, match="not written as"):
            read(file, Sieve(STARRED), 40)
        assert tracemalloc.get_traced_memory()[1] < 10_000_000
    finally:
        tracemalloc.stop()


def test_pairs_outside_or_in_other_columns_are_noticed(tmp_path: Path) -> None:
    file = tmp_path / "found.p"
    sieve = Sieve(game("nim"))
    write(file, sieve, sieve.solved(3))
    first, line, body = file.read_bytes()[:-32].split(b"\n", 2)
    planes = decompress(body)
    assert planes[:8] == bytes([1, 1, 1, 1, 0, 0, 0, 0])  # a pair a column, on the diagonal
    for wrong in ([4, 1, 1, 1, 0, 0, 0, 0], [1, 1, 1, 1, 0, 0, 0, 9], [0, 2, 1, 1, 0, 0, 3, 1]):
        written = compress(bytes(wrong) + planes[8:])
        file.write_bytes(with_checksum(b"\n".join([first, line, written])))
        with pytest.raises(Refused, match="not written as"):
            read(file, sieve, 3)


def test_a_deep_header_is_refused(tmp_path: Path) -> None:
    file, told = tmp_path / "found.p", []
    file.write_bytes(with_checksum(FIRST_LINE + b"[" * 200_000 + b"\n"))
    assert kept(file, Sieve(STARRED), 40, complain=told.append) == Sieve(STARRED).solved(40)
    assert len(told) == 1


def test_a_bound_with_too_many_moves_to_compare(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = saved(tmp_path, "wythoff", to=40)
    monkeypatch.setattr("chromdocs.solve.store.MOST_MOVES", 50)
    with pytest.raises(Refused, match="more than 50 moves up to 40, too many to compare"):
        read(file, Sieve(game("wythoff")), 40)


def test_games_of_one_name_are_told_apart_by_all_their_moves(tmp_path: Path) -> None:
    file, told = tmp_path / "found.p", []
    first, second = (
        Sieve(invariant("mine", "Take.", 2, Moves.listed(moves)))
        for moves in ([(1, 2), (300, 301)], [(1, 2), (250, 1)])
    )
    kept(file, first, 400, complain=told.append)
    assert kept(file, second, 400, complain=told.append) != first.solved(400)
    assert "another game (mine)" in told[0]


def test_a_folder_that_cannot_be_written_to_keeps_no_answer_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(descriptor: int) -> None:
        raise OSError(28, "No space left on device")

    told: list[str] = []
    monkeypatch.setattr("os.fsync", full)
    file = tmp_path / "found.p"
    assert kept(file, Sieve(STARRED), 40, complain=told.append) == Sieve(STARRED).solved(40)
    assert told == [f"cannot write {file}: No space left on device"]


def test_interrupted_work_leaves_nothing(tmp_path: Path) -> None:
    def interrupt(done: int, work: int) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        kept(tmp_path / "found.p", Sieve(STARRED), 600, report=interrupt)
    assert list(tmp_path.iterdir()) == []


def test_interrupted_writing_leaves_the_old_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = saved(tmp_path)
    good = file.read_bytes()

    def interrupt(descriptor: int) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("os.fsync", interrupt)
    with pytest.raises(KeyboardInterrupt):
        write(file, Sieve(STARRED), Sieve(STARRED).solved(200))
    assert list(tmp_path.iterdir()) == [file]
    assert file.read_bytes() == good
