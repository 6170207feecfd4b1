"""What bots are called: names from the five cities, the same in every language."""

from __future__ import annotations

NAMES = ("Livia", "Themis", "Matteo", "Aliena", "Prisca", "Ione", "Bianca", "Jonas")


def bot_name(seat: int) -> str:
    """The name of the bot in a seat; no two seats of a table have the same."""
    return NAMES[seat % len(NAMES)]
