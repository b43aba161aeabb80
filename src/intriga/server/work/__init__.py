"""Work off the event loop: bots, replays, analyses, puzzles."""
