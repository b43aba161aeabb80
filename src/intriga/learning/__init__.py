"""Learning to play: self-play, best responses and exact solutions of small positions."""
