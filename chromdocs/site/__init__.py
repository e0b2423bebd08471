"""The site: the only place that knows MkDocs."""
