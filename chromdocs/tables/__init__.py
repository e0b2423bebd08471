"""Tables: what they say, with no output format inside; `formats` writes them."""
