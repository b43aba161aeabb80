"""One turn of two players with all private types: its tree, its chances, beliefs after it."""
