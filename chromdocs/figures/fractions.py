"""Figures on U. Larsson and M. Weimerskirch, *Impartial games ... given continued fractions*."""

from chromdocs.figures import (
    fractions_errata,
    fractions_moves,
    fractions_numbers,
    fractions_panels,
    fractions_proofs,
    fractions_winning,
    fractions_words,
)
from chromdocs.figures.figure import Exhibit

EXHIBITS: tuple[Exhibit, ...] = (
    *fractions_panels.EXHIBITS,
    *fractions_moves.EXHIBITS,
    *fractions_winning.EXHIBITS,
    *fractions_numbers.EXHIBITS,
    *fractions_words.EXHIBITS,
    *fractions_errata.EXHIBITS,
    *fractions_proofs.EXHIBITS,
)
