"""Puzzles found in finished games, and the prices of claims."""
