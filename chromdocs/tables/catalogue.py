"""The tables by id, under the name that published drafts for the OEIS give; see `papers`."""

from chromdocs.papers import TABLES

__all__ = ["TABLES"]
