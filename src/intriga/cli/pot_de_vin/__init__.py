"""Pot de Vin at the terminal."""
