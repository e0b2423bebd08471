"""The command `chromdocs`."""
