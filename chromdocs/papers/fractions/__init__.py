"""U. Larsson and M. Weimerskirch: games whose rulesets produce given continued fractions."""
