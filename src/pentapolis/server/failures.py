"""Exceptions as answers: whatever goes wrong, the client gets a `Problem`."""

from __future__ import annotations

import logging
import secrets

from litestar import Response
from litestar.connection import Request
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.types import ExceptionHandlersMap

from pentapolis.kernel.errors import BadOptions, BadSeats, UnknownBot, UnknownSeat
from pentapolis.server import metrics
from pentapolis.server.logs import request_id
from pentapolis.server.problems import ProblemError
from pentapolis.server.storage.files import StorageDamaged
from pentapolis.server.storage.outages import StorageAway
from pentapolis.server.types.problems import Problem

AnyRequest = Request[object, object, State]

BY_STATUS = {
    400: "problem-malformed",
    404: "problem-not-found",
    405: "problem-method-not-allowed",
    413: "problem-too-large",
}

RETRY_SECONDS = 5
"""When to ask again while the storage is away."""

log = logging.getLogger(__name__)


def answer(problem: Problem) -> Response[Problem]:
    """The response that tells of a problem."""
    headers = {"Retry-After": str(problem.args["seconds"])} if "seconds" in problem.args else None
    return Response(problem, status_code=problem.status, headers=headers)


def on_problem(_request: AnyRequest, error: ProblemError) -> Response[Problem]:
    """What the server itself found."""
    return answer(error.problem)


def on_bad_options(_request: AnyRequest, error: BadOptions) -> Response[Problem]:
    """Options that the rules refuse."""
    return answer(ProblemError("problem-bad-options", detail=str(error)).problem)


def on_bad_seats(_request: AnyRequest, error: BadSeats | UnknownBot) -> Response[Problem]:
    """Seats that the rules refuse."""
    return answer(ProblemError("problem-bad-seats", detail=str(error)).problem)


def on_unknown_seat(_request: AnyRequest, _error: UnknownSeat) -> Response[Problem]:
    """A seat that is not at the table."""
    return answer(ProblemError("problem-unknown-seat").problem)


def on_http_error(request: AnyRequest, error: HTTPException) -> Response[Problem]:
    """What Litestar found: requests that cannot be read, addresses that do not exist."""
    name = BY_STATUS.get(error.status_code)
    if name is None:
        return on_any_error(request, error)
    if name == "problem-malformed":
        return answer(ProblemError(name, detail=_detail(error)).problem)
    return answer(ProblemError(name).problem)


def on_storage_away(_request: AnyRequest, _error: StorageAway) -> Response[Problem]:
    """The database cannot be reached or cannot write; the log was told when that began."""
    return answer(ProblemError("problem-storage-away", seconds=RETRY_SECONDS).problem)


def on_storage_damaged(request: AnyRequest, error: StorageDamaged) -> Response[Problem]:
    """The database cannot read what it holds: nothing but a backup helps, and the log says so."""
    incident = request_id.get() or secrets.token_hex(8)
    metrics.incident()
    log.error("incident %s: %s: %s", incident, request.url.path, error)
    return answer(ProblemError("problem-storage-damaged", incident=incident).problem)


def on_any_error(request: AnyRequest, error: Exception) -> Response[Problem]:
    """A mistake of ours: the log has the whole story under the id of the request, which the client gets."""
    incident = request_id.get() or secrets.token_hex(8)
    metrics.incident()
    log.error("incident %s: %s %s", incident, request.scope["type"], request.url.path, exc_info=error)
    return answer(ProblemError("problem-internal", incident=incident).problem)


def _detail(error: HTTPException) -> str:
    """What exactly could not be read, without what the framework says around it."""
    extra = error.extra
    if isinstance(extra, list) and extra and isinstance(extra[0], dict):
        first = extra[0]
        if first.get("message") == repr(first.get("key")):  # a bare KeyError: there is no body at all
            return "the body is missing"
        return ": ".join(str(first[key]) for key in ("key", "message") if first.get(key))
    return str(error.detail)


HANDLERS: ExceptionHandlersMap = {
    ProblemError: on_problem,
    StorageAway: on_storage_away,
    StorageDamaged: on_storage_damaged,
    BadOptions: on_bad_options,
    BadSeats: on_bad_seats,
    UnknownBot: on_bad_seats,
    UnknownSeat: on_unknown_seat,
    HTTPException: on_http_error,
    Exception: on_any_error,
}
