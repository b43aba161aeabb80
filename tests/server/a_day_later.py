"""Imported first, it lets a server believe that it is a day later."""

import time

_time = time.time
time.time = lambda: _time() + 86_400
