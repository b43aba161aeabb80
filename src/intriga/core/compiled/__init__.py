"""Games by the thousand: the rules compiled, and the loops over many games."""

from intriga.core.extras import state_needs

state_needs(__name__, {"cuda": ("numba_cuda", "gpu")})
