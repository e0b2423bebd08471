"""Figures: what they show, with no output format inside; renderers draw them."""
