"""What ``import intriga`` offers: games, agents, matches and batches, each in a call or two.

Everything here is a thin layer over the packages below it, which programs may use as well.
"""
