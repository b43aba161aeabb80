"""Makes of this program the next one, whose events older ones cannot read."""

from intriga.service import events

events.SCHEMA = 2
