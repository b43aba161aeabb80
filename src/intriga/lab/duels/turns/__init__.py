"""Training of the networks that value the ends of turns, backward from the fewest influences."""
