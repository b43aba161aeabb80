"""Storage that outlives a crash: the events of tables, their snapshots, finished games, secrets.

:class:`~intriga.store.interface.Store` is its interface for a server, and
:class:`~intriga.store.interface.SharedStore` the additional one for several servers of one
database;
:class:`~intriga.store.sqlite.sqlite_store.SqliteStore` keeps it in one file.  Events are bytes
of JSON here: the store knows nothing of games.
"""
