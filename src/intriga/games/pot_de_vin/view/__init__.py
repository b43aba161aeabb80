"""What a seat may know of a game of Pot de Vin, in numbers and in words."""
