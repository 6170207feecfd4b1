"""Options: the variants of a game."""

from __future__ import annotations

from typing import ClassVar

import msgspec

from pentapolis.kernel.plain import Snapshot


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The variants of a game, chosen before it starts. Each game extends this."""

    colours: tuple[str, ...] = ()
    """The colour of each seat; left empty, seats take the game's colours in order."""

    starting_player: int | None = None
    """The seat that begins; None draws one."""

    added: ClassVar[tuple[str, ...]] = ()
    """The options that a game got after games of it had been recorded. A snapshot leaves them out while they
    have their defaults, so that the digests of older records still hold."""

    def dump(self) -> Snapshot:
        """The options as plain data, as snapshots have them."""
        data: Snapshot = msgspec.to_builtins(self)
        for name, default in zip(self.__struct_fields__, self.__struct_defaults__, strict=True):
            if name in self.added and getattr(self, name) == default:
                del data[name]
        return data
