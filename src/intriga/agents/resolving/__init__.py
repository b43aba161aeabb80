"""Re-solving one turn of a game for two with beliefs: the tree, its walk, and leaves' worths."""
