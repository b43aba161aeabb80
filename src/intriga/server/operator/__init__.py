"""What whoever runs a server asks it and tells it to do."""
