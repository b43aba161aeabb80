"""Contests: every agent meets every other, until it is sure who is stronger."""
