"""chromdocs: an executable companion to five papers on take-away games."""

__version__ = "0.1.0"
__date__ = "2026-11-16"
