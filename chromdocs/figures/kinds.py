"""What exhibits show: the themes of the gallery, in their order, with their headings."""

KINDS = {
    "positions": "Who wins where",
    "ornaments": "Ornaments",
    "carpets": "Carpets and strips",
    "stacks": "Stacks and tokens",
    "moves": "Moves and duals",
    "graphs": "Game graphs and values",
    "words": "Words and sequences",
    "numbers": "Numbers and fractions",
    "automata": "Automata that read digits",
    "errata": "Where a printed statement fails",
}
