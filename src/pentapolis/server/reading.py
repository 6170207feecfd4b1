"""How requests are read: exactly as they are described.

Litestar would also take `0` for `false` and `"7"` for `7`, as it must in addresses, where everything is text.
A body has types of its own.
"""

from __future__ import annotations

import msgspec
from litestar.connection import Request
from litestar.datastructures import State
from litestar.exceptions import InternalServerException

from pentapolis.server.problems import ProblemError


def _read(body: bytes, wanted: type[object]) -> object:
    try:
        return msgspec.json.decode(body, type=wanted)
    except msgspec.ValidationError:
        # In JSON 7.0 is the same number as 7. Hardly anybody writes it, so it is looked for only now.
        return msgspec.convert(_with_whole_numbers(msgspec.json.decode(body)), wanted)


def _with_whole_numbers(value: object) -> object:
    match value:
        case float() if value.is_integer():
            return int(value)
        case list():
            return [_with_whole_numbers(member) for member in value]
        case dict():
            return {name: _with_whole_numbers(member) for name, member in value.items()}
        case _:
            return value


class ExactRequest(Request[str, None, State]):
    """A request whose body is of the type that its route asks for, or refused."""

    async def body(self) -> bytes:
        """All of it, unless the client goes before it has come: that is no mistake of ours."""
        try:
            return await super().body()
        except InternalServerException:
            raise ProblemError("problem-malformed", detail="the body is incomplete") from None

    async def json(self) -> object:
        """The body; `problem-malformed` if it is not JSON of that type."""
        body = await self.body()
        field = self.route_handler.parsed_data_field
        wanted: type[object] = object if field is None else field.annotation
        try:
            return _read(body, wanted)
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise ProblemError("problem-malformed", detail=str(error)) from None
        except RecursionError:
            raise ProblemError("problem-malformed", detail="too deeply nested") from None
