"""Solvers: who wins, found from the options alone. Solvers know no game, `stacks` excepted."""
