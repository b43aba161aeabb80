"""The operator's questions and commands to a running server."""
