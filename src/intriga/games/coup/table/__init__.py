"""Coup as a table shows it: questions, answers, what happened, lessons."""
