"""How a game comes to a table: chosen, dealt, taught, resumed."""
