"""Its statements, each with a check."""
