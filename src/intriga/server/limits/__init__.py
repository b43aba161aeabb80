"""Limits of the server: which requests are allowed, and how many."""
