"""Questions at a table: how long they stand open, and what the answers come to."""
