"""All tables of a server: each an actor, durable before anybody hears of it."""
