"""Figures: what they show, with no output format inside; two renderers draw them."""
