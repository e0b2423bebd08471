"""A. S. Fraenkel, *The vile, dopey, evil and odious game players*."""
