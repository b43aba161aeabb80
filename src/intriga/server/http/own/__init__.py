"""HTTP handlers about oneself: games, files, circles."""
