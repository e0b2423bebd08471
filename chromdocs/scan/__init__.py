"""Scans: questions that are asked of many games, and looks at each answer for a pattern."""

from chromdocs.collect import on_demand

__getattr__, __dir__ = on_demand(__name__, __path__)
