"""Libraries log lines of our form, and none where a peer has merely hung up."""

import logging
from io import StringIO

import pytest
from litestar.exceptions import LitestarException

from intriga.server.logs import configure

GONE = (
    RuntimeError(
        "unable to perform operation on <TCPTransport closed=True>; the handler is closed"
    ),
    ConnectionResetError(),
    BrokenPipeError(),
)


def logged(cause: Exception) -> str:
    """Return what is written of an error that *cause* led to while an answer went out."""
    log = StringIO()
    configure(log)
    error = LitestarException("Exception caught after response started")
    error.__cause__ = cause
    logging.getLogger("uvicorn.error").error("Exception in ASGI application", exc_info=error)
    return log.getvalue()


@pytest.mark.parametrize("cause", GONE, ids=lambda cause: type(cause).__name__)
def test_a_client_that_hangs_up_writes_no_line(cause: Exception) -> None:
    assert logged(cause) == ""


def test_a_defect_of_ours_while_an_answer_goes_out_is_logged() -> None:
    for cause in (KeyError("ours"), RuntimeError("ours")):
        assert "LitestarException" in logged(cause)
