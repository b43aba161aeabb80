"""Agents from outside the package: from files, modules and other packages.

Each plays in a process of its own, so that its mistakes are reported in a sentence, and one that
hangs or floods is stopped.  This is not a sandbox: a file may do whatever its user may do.
"""
