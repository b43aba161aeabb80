"""Messages as WebSocket frames whose length tells nothing.

TLS hides what a frame says, not how long it is, and a hand of cards has the length of its words.
So frames are padded with spaces, which JSON does not count.
"""

from typing import Final

from websockets.frames import Opcode

STEP: Final = 512  # bytes of padding end here, or at a multiple
TEXT: Final = 0x80 | Opcode.TEXT  # the first byte of a whole message
TWO_BYTES, EIGHT_BYTES = 126, 127  # lengths that say how many bytes of length follow


def frame(message: bytes) -> bytes:
    """Return *message*, which is JSON, as one frame that may be sent to any number of sockets.

    Its text has a multiple of 512 bytes.  What only one may see has left room for itself
    (:mod:`intriga.service.scenes.padding`).
    """
    return encode_text(message.ljust(-(-len(message) // STEP) * STEP))


def encode_text(text: bytes) -> bytes:
    """Return *text* as one frame of a server, which is not masked."""
    length = len(text)
    if length < TWO_BYTES:
        return bytes((TEXT, length)) + text
    if length < 1 << 16:
        return bytes((TEXT, TWO_BYTES)) + length.to_bytes(2) + text
    return bytes((TEXT, EIGHT_BYTES)) + length.to_bytes(8) + text
