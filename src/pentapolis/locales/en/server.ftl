### What the server answers when something cannot be done.

problem-malformed = The server did not understand the request: { $detail }
problem-unknown-action = This game has no such action: { $detail }
problem-not-your-seat = You do not sit at this table.
problem-not-owner = Only the player who opened the table can do that.
problem-private-table = This table is private. Ask for the invite link.
problem-foreign-origin = Another site tried to act in your name; nothing was done.
problem-unknown-table = There is no such table.
problem-unknown-game = There is no such game.
problem-unknown-seat = There is no such seat at this table.
problem-not-found = There is nothing at this address.
problem-method-not-allowed = This address does not take such a request.
problem-stale-ply = The game has moved on in the meantime.
problem-not-your-turn = It is not your turn.
problem-table-full = There is no seat left at this table.
problem-seat-taken = That seat is taken.
problem-already-seated = You already sit at this table.
problem-colour-taken = Somebody else has that colour.
problem-not-open = The game has already begun.
problem-not-running = The game is not being played now.
problem-not-finished = That can be seen once the game is over.
problem-seats-missing = The game can begin when every seat is taken.
problem-nothing-to-undo = You have no move to take back.
problem-no-undo-question = Nobody is asking to take back a move.
problem-not-away = A bot can take this seat only when its player has been away for a few minutes.
problem-old-rules = This game was begun with an earlier version of the rules and cannot be continued.
problem-too-large = The request is too large.
problem-illegal-action = That is not possible now.
problem-bad-options = These options do not fit the game: { $detail }
problem-bad-seats = These seats do not fit the game: { $detail }
problem-bad-name = A name has 1 to 30 characters.
problem-bad-text = A message has 1 to 500 characters.
problem-too-many = That was a bit much at once. Try again in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.
problem-internal = Something went wrong on the server. The incident has number { $incident }.

refusal-not-your-turn = It is not your turn.
refusal-game-over = The game is over.
