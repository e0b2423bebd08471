"""The figures by id, under the name that published scripts give; see `papers`."""

from chromdocs.papers import EXHIBITS

__all__ = ["EXHIBITS"]
