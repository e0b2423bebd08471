"""Results of our own: what the book proves and none of the five papers states."""
