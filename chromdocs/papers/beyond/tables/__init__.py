"""Tables of our own: what was scanned, counted or found beyond the papers."""
