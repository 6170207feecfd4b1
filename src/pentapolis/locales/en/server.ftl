### What the server answers when something cannot be done.

problem-malformed = The server did not understand the request: { $detail }
problem-unknown-action = This game has no such action: { $detail }
problem-not-your-seat = You are not seated at this table.
problem-not-owner = Only the player who opened the table can do that.
problem-private-table = This table is private. Ask for the invite link.
problem-foreign-origin = Another website tried to act on your behalf. The request was blocked.
problem-banned = You are banned from this server.
problem-banned-until = You are banned from this server until { $until }.
problem-unknown-table = There is no such table.
problem-unknown-lesson = There is no such lesson.
problem-unknown-puzzle = There is no such puzzle.
problem-unknown-game = There is no such game.
problem-unknown-seat = There is no such seat at this table.
problem-not-found = There is nothing at this address.
problem-method-not-allowed = This address does not support that kind of request.
problem-stale-ply = The game has moved on. Look at the new position and try again.
problem-not-your-turn = It is not your turn.
problem-table-full = There is no seat left at this table.
problem-seat-taken = That seat is taken.
problem-already-seated = You are already seated at this table.
problem-colour-taken = Someone else has that colour.
problem-not-open = The game has already started.
problem-not-running = This game is not in progress.
problem-not-finished = This is available once the game is over.
problem-closed-idle = This game was closed because no one had played for a long time.
problem-closed-operator = This game was closed by the operator of this server.
problem-seats-missing = The game can start once every seat is taken.
problem-nothing-to-undo = You have no move to undo.
problem-no-undo-question = No one is asking to undo a move.
problem-undo-seen = That move showed you something new, so it stands.
problem-daily-record = The record of a daily race is available when its day is over (midnight UTC); until then it would give the race away.
problem-not-away = A bot can take over this seat only after its player has been away for a few minutes.
problem-hint-with-people = Hints are for games against bots; here another person plays.
problem-hint-daily = There are no hints in the race of the day.
problem-hint-replaced = You have asked for another hint since.
problem-hint-failed = No hint could be found this time.
problem-old-rules = This game is played under a version of the rules that this server does not have.
problem-other-box = This game is played with the box “{ $box }”, but the server now has the box “{ $present }”. It cannot be continued until that box is back.
problem-too-large = The request is too large.
problem-illegal-action = That is not possible now.
problem-bad-options = Invalid options: { $detail }
problem-bad-seats = Invalid seats: { $detail }
problem-bad-name = Names must be 1 to 30 characters long.
problem-bad-text = Messages must be 1 to 500 characters long.
problem-too-many = That was a bit much at once. Try again in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.
problem-internal = Something went wrong on the server (incident { $incident }).
problem-storage-damaged = The server’s storage is damaged. Its operator has to restore a backup (incident { $incident }).
problem-storage-away = The server cannot save or look up games at the moment. No move that was made is lost. Try again in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.

refusal-not-your-turn = It is not your turn.
refusal-game-over = The game is over.

## What stands in the log beside the moves

note-resigned = { $player } resigns. A bot plays on.
note-replaced = { $player } has been away for a while. A bot plays on.
note-undo-refused = { $player } does not agree to { $player_asking } undoing a move.
