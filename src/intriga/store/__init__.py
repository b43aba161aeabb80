"""What must outlive a crash: the events of tables, their snapshots, finished games, secrets.

:class:`~intriga.store.interface.Store` is what a server asks of it;
:class:`~intriga.store.sqlite.SqliteStore` keeps it in one file.  Events are bytes
of JSON here: the store knows nothing of games.
"""
