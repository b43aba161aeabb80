"""Agents for Pot de Vin."""
