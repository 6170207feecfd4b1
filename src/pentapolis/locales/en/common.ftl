### Words that the browser, the server and the command line share

## Players

colour-red = Red
colour-blue = Blue
colour-green = Green
colour-yellow = Yellow
colour-purple = Purple

emblem-wolf = wolf
emblem-ox = ox
emblem-ship = ship
emblem-sun = sun
emblem-key = key

level-easy = easy
level-medium = medium
level-hard = hard

## Why an action is refused in any game

refusal-not-your-turn = It is not your turn.
refusal-game-over = The game is over.

## What can go wrong with a request

problem-malformed = The server could not read this request.
problem-unknown-action = There is no such action in this game.
problem-not-your-seat = You do not sit at this table.
problem-not-owner = Only the host of this table can do that.
problem-private-table = This table is private. You need its invite link.
problem-unknown-table = There is no such table.
problem-unknown-game = There is no such game.
problem-unknown-seat = There is no such seat at this table.
problem-not-found = There is nothing at this address.
problem-stale-ply = The game has moved on in the meantime.
problem-not-your-turn = It is not your turn.
problem-table-full = All seats at this table are taken.
problem-seat-taken = Somebody else has taken this seat.
problem-colour-taken = Somebody else has chosen this colour.
problem-not-open = The game at this table has already begun.
problem-not-running = The game at this table is not running.
problem-not-finished = This game is not over yet.
problem-seats-missing = Some seats are still empty.
problem-nothing-to-undo = You have no move to take back.
problem-no-undo-question = Nobody is asking to take back a move any more.
problem-too-large = That is too much to send at once.
problem-illegal-action = That is not possible now.
problem-bad-options = These options do not go together.
problem-bad-seats = The game cannot be played with these seats.
problem-too-many = That was a lot in a short time. Wait a moment and try again.
problem-internal = Something went wrong on the server.
