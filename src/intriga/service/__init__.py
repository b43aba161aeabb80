"""The table without IO: commands in, events and scenes out."""
