"""Games by the thousand: the rules compiled, and the loops over many games."""
