"""What every board at the terminal is made of; no game and no command is known here."""
