"""Talks: a deck of slides per paper, described once, shown in a browser and printed as a PDF."""
