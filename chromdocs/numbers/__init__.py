"""Exact integers: the number systems that the games live on. Standard library only."""
