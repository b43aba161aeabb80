"""The types of the wire: messages of sockets, bodies of HTTP, refusals."""
