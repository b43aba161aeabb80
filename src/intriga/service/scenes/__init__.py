"""Scenes: the table as each person sees it."""
