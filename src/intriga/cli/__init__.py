"""The command `intriga`."""
