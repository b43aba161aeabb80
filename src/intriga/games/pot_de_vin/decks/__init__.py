"""The decks that come with the game, as data."""
