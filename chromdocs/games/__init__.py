"""The games: rules as data, and the closed forms that the papers give. Standard library only."""
