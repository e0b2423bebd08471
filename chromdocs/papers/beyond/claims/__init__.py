"""What the book proves and none of the five papers states, each with a check that can fail."""
