"""Statements about digits, decided for all numbers by finite automata.

`decide` takes a formula and says whether it is true, with the first counterexample if it is not.
"""

from chromdocs.decide.decision import Decision, decide
from chromdocs.decide.syntax import FormulaError

__all__ = ["Decision", "FormulaError", "decide"]
