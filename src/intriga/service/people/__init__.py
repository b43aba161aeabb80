"""The people of a table, and its bots: chairs, names, talk, rights."""
