"""Studying games that were played: what the master would have done, and what it thinks of it."""
