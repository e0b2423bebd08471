"""The library as a page asks it: questions in plain data, answers in the form that a build writes.

A page has no mathematics of its own. What it shows first was computed when the site was built; for
anything else it asks this part, which runs in the reader's browser. Both give the same form: a
board, a chart, a table, text. Each module but `asked` answers one kind of question, by its
function ``answer``; nothing here needs more than the standard library.
"""
