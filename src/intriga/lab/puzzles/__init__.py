"""Puzzles found in finished games, and what claims are worth."""
