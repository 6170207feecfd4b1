"""Parts of addresses, as the routes take them.

The description says what they can be; whatever else comes is answered as something that does not exist.
"""

from __future__ import annotations

from typing import Annotated

from litestar.params import PathParameter, QueryParameter

from pentapolis.server.lobby import ID_LENGTH, ID_LETTERS

MOST_SEATS = 20

TableId = Annotated[
    str,
    PathParameter(
        description="which table",
        schema_extra={
            "min_length": ID_LENGTH,
            "max_length": ID_LENGTH,
            "pattern": f"^[{ID_LETTERS}]{{{ID_LENGTH}}}$",
        },
    ),
]
SeatNumber = Annotated[
    int,
    PathParameter(description="which seat", schema_extra={"minimum": 0, "maximum": MOST_SEATS - 1}),
]
SeenFrom = Annotated[
    int | None,
    QueryParameter(
        description="the seat whose eyes to see with; left out, those of a spectator",
        schema_extra={"minimum": 0, "maximum": MOST_SEATS - 1},
    ),
]
Since = Annotated[
    int | None,
    QueryParameter(
        ge=0,
        description="the number of actions that are known; left out, nothing is new",
        schema_extra={"minimum": 0},  # `ge` alone is not told of what may be null
    ),
]
GameKey = Annotated[str, PathParameter(description="which game", schema_extra={"min_length": 1})]
PuzzleName = Annotated[str, PathParameter(description="which puzzle", schema_extra={"min_length": 1})]
ChapterName = Annotated[
    str, PathParameter(description="which chapter of the lesson", schema_extra={"min_length": 1})
]
Invite = Annotated[str | None, QueryParameter(description="the word that opens a private table")]
After = Annotated[
    int | None,
    QueryParameter(
        description="the ply after which the steps begin, -1 for all; left out, there is only the last one"
    ),
]
