"""Turns of games for two solved with beliefs: checked by others, and how open they are."""
