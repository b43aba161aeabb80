"""The daily bluff: its days, its games that count, and what is asked about them."""
