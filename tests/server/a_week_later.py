"""Imported first, it lets a server believe that it is a week later."""

import time

_time = time.time
time.time = lambda: _time() + 7 * 24 * 3_600
