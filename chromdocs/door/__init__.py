"""The front door: what `import chromdocs as cd` offers.

A `Handle` joins a game, which knows its rules only, and the solvers, of which the question chooses
one. Answers show themselves, in a terminal and in a notebook.
"""
