"""Players that are programs: they see views and legal actions, never a state.

:func:`agent` makes one by its name.  People are offered :func:`bots_for`: levels, and
styles.  Nothing is imported before it is asked for.
"""

from intriga.agents.registry import agent, agents_for, bots_for, levels_for, styles_for

__all__ = ["agent", "agents_for", "bots_for", "levels_for", "styles_for"]
