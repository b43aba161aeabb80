"""What any game of hidden cards needs, and nothing about one game."""
