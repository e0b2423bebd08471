"""What MkDocs asks of us: nothing else on the site knows it."""
