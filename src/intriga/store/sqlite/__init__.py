"""A store in one file of SQLite."""
