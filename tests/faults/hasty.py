"""Imported by a server before all others: no window waits for people who look alike in time."""

from intriga.service.questions import clocks

assert clocks.EARLIEST
setattr(clocks, "EARLIEST", 0)  # noqa: B010  it is final to everybody else
