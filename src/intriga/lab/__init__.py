"""The laboratory: to measure and train agents, to solve duels, to connect other frameworks.

Nothing that people play with imports it.
"""
