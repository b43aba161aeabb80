"""Coup as a table shows it: questions, answers, the log, lessons."""
