"""Matches between agents, fair to every seat, and their results."""
