"""Claims: what one is, how it is checked, what is recorded of it, and in which words."""
