"""A position of Palatinus in words, made from what a seat sees."""

from pentapolis.games.palatinus.describe.choices import choices_of
from pentapolis.games.palatinus.describe.parts import parts_of, place_of

__all__ = ["choices_of", "parts_of", "place_of"]
