"""Positions as plain data: the form of a snapshot, how it is written, and how it is read back."""
