"""The parts of every board at the terminal; they know no game and no command."""
