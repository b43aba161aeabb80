"""Coup: four rulebooks, every option, two to ten players."""
