"""Imported first, it lets a server believe that it is an hour later."""

import time

_time = time.time
time.time = lambda: _time() + 3_600
