"""Questions at a table: how long they stand open, and the outcome of the answers."""
