"""ServerTables over HTTP and WebSocket."""
