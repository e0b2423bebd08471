"""Games on one heap from their definition, for tests that need a second road."""


def star(moves: set[int], to: int) -> set[int]:
    """Return the moves of the star, up to *to*: the P-positions other than 0."""
    lost = {0}
    for heap in range(1, to + 1):
        if not any(heap - move in lost for move in moves):
            lost.add(heap)
    return lost - {0}
