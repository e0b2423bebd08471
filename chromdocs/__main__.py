"""The command `chromdocs`, as ``python -m chromdocs``."""

from chromdocs.cli.main import main

if __name__ == "__main__":
    raise SystemExit(main())
