"""Language models measured in games: asked in fixed words, against agents that stay the same."""
