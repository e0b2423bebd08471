"""U. Larsson, *The ⋆-operator and invariant subtraction games*."""
