"""Games by the thousand: the rules compiled, and the loops over many games."""

from intriga.core.extras import Need, state_needs

state_needs(__name__, {"cuda": [Need("numba_cuda", "intriga[gpu]")]})
