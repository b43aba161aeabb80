"""The games behind the interfaces of other packages; each adapter needs an extra of its own.

Chance is played by the adapter, one seat is asked at a time, clockwise, and nobody is shown more
than its view: an observation is the row of :mod:`intriga.core.observation`, with a mask of the
legal actions.
"""
