"""Coup at the terminal."""
