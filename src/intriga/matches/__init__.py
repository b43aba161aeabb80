"""Matches between agents, fair to every seat, and what they show."""
