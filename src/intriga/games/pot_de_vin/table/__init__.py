"""Pot de Vin as a table shows it: questions, answers, what happened, lessons."""
