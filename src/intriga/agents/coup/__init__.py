"""Agents for Coup."""
