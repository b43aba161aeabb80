"""What must outlive a crash: the events of tables, their snapshots, finished games, secrets.

:class:`~intriga.store.interface.Store` is what a server asks of it, and
:class:`~intriga.store.shared_store.SharedStore` what several servers of one database ask beside;
:class:`~intriga.store.sqlite.sqlite_store.SqliteStore` keeps it in one file.  Events are bytes
of JSON here: the store knows nothing of games.
"""
