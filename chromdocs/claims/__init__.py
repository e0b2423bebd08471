"""The ledger: statements of the five papers, each with a check that can fail."""
