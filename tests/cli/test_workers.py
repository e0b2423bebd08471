"""Work in several processes: all of it is done, and a process that dies spoils only its own."""

from multiprocessing import active_children

from calls import squared

from chromdocs.cli.workers import spread


def failed(code: int | None) -> int:
    return -(code or 0)


def test_all_is_done() -> None:
    assert sorted(spread(squared, range(9), 2, failed)) == [(n, n * n) for n in range(9)]
    assert active_children() == []


def test_a_process_that_dies_spoils_only_its_own() -> None:
    found = dict(spread(squared, [3, 13, 4, 5], 2, failed))
    assert found == {3: 9, 13: -7, 4: 16, 5: 25}


def test_whoever_stops_asking_ends_the_processes() -> None:
    work = spread(squared, range(50), 2, failed)
    next(work)
    assert active_children()
    work.close()
    assert active_children() == []
