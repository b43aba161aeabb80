"""Two players by re-solving turns: training of its networks, checks by others, and responses."""
