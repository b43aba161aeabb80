"""The sockets of tables."""
