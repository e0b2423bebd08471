"""Exact integers: the number systems that the games live on. Standard library only."""

from chromdocs.collect import on_demand

__getattr__, __dir__ = on_demand(__name__, __path__)
