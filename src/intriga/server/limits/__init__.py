"""What anybody may ask of a server, and how much."""
