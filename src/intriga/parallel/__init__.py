"""Numbered tasks done by processes of this machine, or on a Ray cluster, as if by one process."""
