"""A position of Attika in words, made from what a seat sees."""

from pentapolis.games.attika.describe.choices import choices_of
from pentapolis.games.attika.describe.parts import parts_of
from pentapolis.games.attika.describe.places import place_of

__all__ = ["choices_of", "parts_of", "place_of"]
