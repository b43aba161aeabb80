"""The foundation of all games of hidden cards; it knows no game."""
