### The pages of the browser client

## Everywhere

skip-to-content = Skip to the content
site = Pages
settings = Settings
about = About
rules = Rules
close = Close
cancel = Cancel
yes = yes
no = no
loading = One moment …
try-again = Try again
to-start = Back to the start page
your-turn = Your turn
points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
zoom-in = Zoom in
zoom-out = Zoom out
zoom-fit = Show the whole board
colour-with-emblem = { $colour } ({ $emblem })

problem-offline = The server cannot be reached at the moment.
problem-unexpected = Something unexpected went wrong.

missing-title = Nothing was built here
missing-text = There is no page at this address. Perhaps a letter got lost on the way.

## Start page

start-title = Five cities, one table
start-text = Five city-building board games with their complete rules: alone against bots, or with friends around the world. No account, one click.
box-coming = Coming
box-players = Players:
box-minutes = { $least }–{ $most } minutes
box-play = Play against bots
box-more = More ways

tables-mine = Your games
tables-open = Open tables
tables-open-empty = Nobody is waiting for players right now. Open a table yourself under “More ways”.
tables-finished = Finished games
table-free = { $count ->
    [one] { $count } free seat
   *[other] { $count } free seats
}
table-moves = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
table-won = { $count ->
    [one] { $players } won
   *[other] { $players } shared the victory
}

## A new table

setup-players = Number of players
setup-against = Against
setup-seats = Seats
setup-seat = Seat
setup-you = You
setup-colour = Your colour
setup-public = Let others see this table
setup-public-hint = It is listed on the start page, and anyone can take a free seat.
setup-options = Variants
setup-start = Start the game
setup-open-table = Open the table

seat-open = Free seat
seat-friend = A friend, by link
seat-bot = Bot:
seat-bot-level = Bot, { $level }
seat-you = you
seat-guest = Guest
seat-away = away
seat-thinking = thinking
seat-deciding = deciding
seat-replace = Give this seat to a bot

name-title = What shall we call you?
name-label = Your name
name-hint = The others at the table see it. You can change it at any time.
name-confirm = That’s me
name-change = Change the name
name-none = not chosen yet

## Lobby

lobby-seats = Seats
lobby-waiting = { $count ->
    [one] One more player is needed.
   *[other] { $count } more players are needed.
}
lobby-ready-owner = Everybody is here. You can start.
lobby-ready = Everybody is here. The game is about to start.
lobby-start = Start the game
lobby-leave = Leave the table
lobby-join = Take a seat
lobby-seat-kind = Who takes seat { $number }

invite-label = Invite link
invite-watch-label = Link for spectators
invite-hint = Send this link to your friends: whoever opens it can take a free seat.
invite-copy = Copy
invite-copied = The link has been copied.
invite-share = Share
invite-text = Come and play { $game } with me!

## At the table

table-loading = The table is being set …
table-parts = Parts of the table
table-side = Players and log
table-this = This table
prompt = What to do now
phases = Phases
board = Board
players = Players
tray = Your pieces
log = Log
log-empty = Nothing has happened yet.
chat = Chat
chat-empty = Nobody has said anything yet.
chat-label = Say something
chat-send = Send
notes = Notes
notes-label = Only you can see these notes. They stay in this browser.
tab-news = new
skip = Skip
offline = Connection lost. Trying to get it back …

undo = Undo
undo-title = Take back your last move
undo-asked = { $count ->
    [one] { $players } has to agree before your move is taken back.
   *[other] { $players } have to agree before your move is taken back.
}
undo-waiting = Waiting for the consent of { $players }.
undo-withdraw = Never mind
undo-question-title = Take back a move?
undo-question = { $player } would like to take back a move. { $moved ->
    [yes] Your own moves since then would be taken back too.
   *[no] You have already seen what followed from it.
}
undo-agree = That’s fine
undo-refuse = No

resign = Resign
resign-text = If you have to go, a bot finishes the game in your place.
resign-title = Leave the game?
resign-question = A bot takes over your seat and plays on with what you know. You cannot come back.

## The end

end = The end
end-revealing = The game is over. Now everything comes to light …
end-you-won = You win!
end-won = { $count ->
    [one] { $players } wins!
   *[other] { $players } share the victory!
}
end-rematch = Rematch
end-join-rematch = Join the rematch
end-record = Record

replay = Replay
replay-back = Back to the table
replay-first = First move
replay-previous = One move back
replay-play = Play
replay-pause = Pause
replay-next = One move forward
replay-last = Last move
replay-move = Move
replay-at = Move { $move } of { $moves }
replay-perspective = Seen by
replay-spectator = As a spectator
replay-as = As { $player }

## Rules, settings, about

rules-title = { $game }: the rules
rules-contents = Contents

settings-hint = These choices are kept in this browser.
language = Language
language-auto = Automatic
theme = Colours
theme-auto = Automatic
theme-light = Light
theme-dark = Dark
pace = Pace
pace-slow = Leisurely
pace-normal = Normal
pace-fast = Quick
pace-instant = At once
pace-hint = How much time the moves of the others take, so that you can follow them.
motion = Movement
motion-auto = Automatic
motion-full = Everything moves
motion-reduced = Reduced
motion-hint = With reduced movement, pieces fade in instead of travelling.

about-title = About Pentapolis
about-text = Pentapolis is a free place to play five city-building board games with their complete rules, against people and against bots. The drawings are our own, and nothing is loaded from other sites.
about-games = The games
about-credits = With thanks to
about-icons = Icons by Lorc, Delapouite and other artists of
about-controls = Symbols on buttons by
about-fonts = Typefaces:
about-licence = Licence
about-licence-text = Pentapolis is free software under the Apache License 2.0.
