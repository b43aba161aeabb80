"""Counterfactual regret minimisation on public trees, for two players and any private types."""
