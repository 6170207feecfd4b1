"""Problems: every way in which a request can fail, with its status and its wording."""

from __future__ import annotations

from pentapolis.kernel.messages import Refusal
from pentapolis.server.types.problems import Problem
from pentapolis.words import words

STATUS = {
    "problem-malformed": 400,
    "problem-not-your-seat": 403,
    "problem-not-owner": 403,
    "problem-private-table": 403,
    "problem-foreign-origin": 403,
    "problem-banned": 403,
    "problem-banned-until": 403,
    "problem-unknown-table": 404,
    "problem-unknown-game": 404,
    "problem-unknown-seat": 404,
    "problem-unknown-lesson": 404,
    "problem-unknown-puzzle": 404,
    "problem-not-found": 404,
    "problem-method-not-allowed": 405,
    "problem-stale-ply": 409,
    "problem-not-your-turn": 409,
    "problem-table-full": 409,
    "problem-seat-taken": 409,
    "problem-already-seated": 409,
    "problem-colour-taken": 409,
    "problem-not-open": 409,
    "problem-not-running": 409,
    "problem-not-finished": 409,
    "problem-closed-idle": 409,
    "problem-closed-operator": 409,
    "problem-seats-missing": 409,
    "problem-nothing-to-undo": 409,
    "problem-no-undo-question": 409,
    "problem-undo-seen": 409,
    "problem-daily-record": 409,
    "problem-not-away": 409,
    "problem-hint-with-people": 409,
    "problem-hint-daily": 409,
    "problem-hint-replaced": 409,
    "problem-old-rules": 409,
    "problem-other-box": 409,
    "problem-too-large": 413,
    "problem-unknown-action": 422,
    "problem-illegal-action": 422,
    "problem-bad-options": 422,
    "problem-bad-seats": 422,
    "problem-bad-name": 422,
    "problem-bad-text": 422,
    "problem-too-many": 429,
    "problem-internal": 500,
    "problem-hint-failed": 500,
    "problem-storage-damaged": 500,
    "problem-storage-away": 503,
}
"""Every problem and the status it is answered with. The words are in `locales/<language>/server.ftl`."""


class ProblemError(Exception):
    """A request that cannot be fulfilled."""

    def __init__(self, name: str, refusal: Refusal | None = None, **args: str | int) -> None:
        self.problem = Problem(
            status=STATUS[name], id=name, text=words("en").text(name, args), args=args, refusal=refusal
        )
        super().__init__(self.problem.text)
