"""What goes over the wire, as types: messages of sockets, bodies of HTTP, refusals."""
