"""How a person comes back to who they were: devices, passkeys, recovery words."""
