"""The library as a page asks it: questions in plain data, answers in the form that a build writes.

A page has no mathematics of its own. What it shows first was computed when the site was built; for
anything else it asks this part, which runs in the reader's browser. Both give the same form: a
board, a chart, a table, text. A module with a function ``answer`` answers the kind of question
that `asked` knows by its name; nothing here needs more than the standard library.
"""
