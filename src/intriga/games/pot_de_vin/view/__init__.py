"""The view of a seat of a game of Pot de Vin, in numbers and in words."""
