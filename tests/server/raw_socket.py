"""Frames of sockets as bytes, for tests that look at what is sent or send what no client would."""


def text_of(frame: bytes) -> str:
    """Return the text of one whole frame of a server."""
    length, begin = frame[1], 2
    if length >= 126:
        begin = 4 if length == 126 else 10
        length = int.from_bytes(frame[2:begin])
    assert frame[0] == 0x81
    assert len(frame) == begin + length
    return frame[begin:].decode()
