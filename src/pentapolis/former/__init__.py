"""Former rules: games go on, and are replayed, by the rules that they were begun under.

When a game's `rules_version` is raised, its rules as they were are kept in this folder, in an archive
`<key>-<version>.zip`: the sources of the game and of the kernel that it was written for. They are imported
beside the present ones, under names of their own (`pentapolis.former.attika_1`), when somebody asks for them
by `pentapolis.game(key, rules)`.

Only what the present has to recognise is the same on both sides: exceptions and messages (`SHARED`).
"""

from __future__ import annotations

from pentapolis.former.archives import SHARED, Archive, archives_in
from pentapolis.former.importing import former_rules

__all__ = ["SHARED", "Archive", "archives_in", "former_rules"]
