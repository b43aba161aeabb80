"""A store in a PostgreSQL database, which several servers may share."""
