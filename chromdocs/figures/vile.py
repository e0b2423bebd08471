"""Figures on A. S. Fraenkel, *The vile, dopey, evil and odious game players*."""

from chromdocs.figures import vile_carpets, vile_errata, vile_graphs, vile_kinds, vile_strips

EXHIBITS = (
    *vile_graphs.EXHIBITS,
    *vile_strips.EXHIBITS,
    *vile_kinds.EXHIBITS,
    *vile_carpets.EXHIBITS,
    *vile_errata.EXHIBITS,
)
