"""Agents that are no part of the package: from files, modules and other packages.

Each plays in a process of its own, so that a mistake in it is told in a sentence, and so that
one that hangs or floods is stopped.  That is no sandbox: a file may do what its user may do.
"""
