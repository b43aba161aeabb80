"""Analysis of games that were played: the master's choices, and its verdict on each answer."""
