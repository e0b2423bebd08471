"""Its tables."""
