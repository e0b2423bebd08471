"""The games: rules as data, and the closed forms that the papers give. Standard library only."""

from chromdocs.collect import on_demand

__getattr__, __dir__ = on_demand(__name__, __path__)
