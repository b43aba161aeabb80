"""Pot de Vin: three to six players, alone or in pairs, with any deck of guilds."""
