### The pages of the browser client

## Everywhere

skip-to-content = Skip to content
site = Main navigation
settings = Settings
about = About
rules = Rules
close = Close
cancel = Cancel
yes = yes
no = no
loading = Loading …
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
zoom-places = Show what can be chosen
zoom-previous = Previous places to choose from ({ $part } of { $parts })
zoom-next = Next places to choose from ({ $part } of { $parts })
colour-with-emblem = { $colour } ({ $emblem })

problem-offline = The server cannot be reached at the moment.
problem-unexpected = Something unexpected went wrong.
problem-too-many-minutes = That was a bit much at once. Try again in { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
}.

missing-title = Nothing has been built here
missing-text = There is no page at this address. Please check the link.

## Start page

start-title = Five cities, one table
start-text = Five city-building board games with full rules. Play solo against bots or with friends anywhere. No account needed: just one click.
start-text-new = Five city-building board games with full rules. New to them? A short lesson at the table shows you how, move by move. No account needed: just one click.
start-new = A new game
box-coming = Coming soon
box-players = Players:
box-minutes = { $least }–{ $most } minutes
box-play = Play against bots
box-friends = With friends
box-watch = Watch bots
box-more = More options
box-learn = Learn it in { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
}
box-learn-chapters = Learn it in { $count ->
    [one] one chapter
   *[other] { $count } chapters
}
box-learn-on = Go on with the lesson
box-lesson = Lesson
box-own = Box: “{ $name }”

tables-mine = Your games
tables-yours = Your turn
tables-others = Your other games
tables-open = Open tables
tables-open-empty = No one is looking for players right now. Press “With friends” on a box to open a table of your own.
tables-finished = Finished games
tables-all = Show all { $count }
table-watching = watching
table-free = { $count ->
    [one] { $count } free seat
   *[other] { $count } free seats
}
table-moves = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
table-closed = Closed
table-closed-idle = This game was closed because no one had played for a long time.
table-closed-operator = This game was closed by the operator of this server.
table-won = { $count ->
    [one] { $players } won
   *[other] { $players } shared the victory
}
table-lost = { $seats ->
    [one] Lost
   *[other] No one won
}

## A new table

setup-players = Number of players
setup-against = Against
setup-seats = Seats
setup-seat = Seat
setup-you = You
setup-watching = You do not sit at the table: bots play, and you watch.
setup-hosting = You do not sit at the table yourself: you open it for others.
setup-colour = Your colour
setup-colour-first = Colour of the first seat
setup-public = Let others see this table
setup-public-hint = The table is listed on the start page, and anyone can take a free seat.
setup-options = Variants
setup-start = Start the game
setup-watch = Watch the game
setup-open-table = Open the table

seat-open = Free seat
seat-friend = Invite a friend
seat-bot-level = Bot, { $level }
seat-you = you
seat-guest = Guest
seat-away = away
seat-thinking = thinking
seat-deciding = deciding
seat-replace = Replace with a bot
players-more = More players below
player-details = Everything { $name } has
player-open = Show everything
player-close = Show less

name-title = What should we call you?
name-label = Your name
name-hint = Other players at the table see this. You can change it at any time.
name-confirm = That’s me
name-change = Change name
name-none = not chosen yet

## Lobby

lobby-seats = Seats
lobby-waiting = { $count ->
    [one] One more player is needed.
   *[other] { $count } more players are needed.
}
lobby-ready-owner = Everyone is here. You can start the game.
lobby-ready = Everyone is here. The game is about to start.
lobby-start = Start the game
lobby-leave = Leave the table
lobby-join = Take a seat
lobby-seat-kind = Who sits in seat { $number }

invite-label = Invite link
invite-watch-label = Spectator link
invite-hint = Send this link to your friends: anyone who opens it can take a free seat.
invite-copy = Copy
invite-copied = Link copied.
invite-share = Share
invite-text = Come and play { $game } with me!

## At the table

table-loading = Setting the table …
table-parts = Table sections
table-side = Players and log
table-this = This table
prompt = What to do now
phases = Phases
board = Board
players = Players
players-chips = Players at a glance
tray = Your pieces
log = Log
log-empty = Nothing has happened yet.
log-of = Moves of
log-everyone = Everyone
log-none-of = Nothing of { $player } yet.
log-round = Round { $round }
chat = Chat
chat-empty = No one has said anything yet.
chat-label = Say something
chat-send = Send
notes = Notes
notes-label = Only you can see these notes. They stay in this browser.
tab-news = new messages
skip = Skip
since-last = Since your last turn
since-last-title = Show again what has happened since your last turn ({ $key })
keys-since = Show again what has happened since your last turn
hint = Hint
hint-title = What would a strong player do? ({ $key })
hint-thinking = Thinking …
hint-close = Close the hint (Esc)
keys-hint = Ask for a hint, in games against bots
heard-undone = A move was undone. { $prompt }
heard-your-turn = Your turn. { $prompt }
heard-sat-down = { $name } sits down.
heard-got-up = { $name } gets up.
heard-chat = { $name } says: { $text }
keys = Keyboard
keys-tab = To the next part of the table: board, your pieces, players, log
keys-arrows = Around inside a part
keys-ends = To the first or the last thing in a part
keys-next = To the next or the previous thing you can choose
keys-choose = Choose
keys-escape = Let go of what you have chosen, or close
keys-zoom = Zoom the board in, zoom out, show all of it
keys-help = This list
keys-turn = Turn a piece to the right, to the left
key-tab = Tab
key-shift-tab = Shift+Tab
key-arrows = Arrow keys
key-sideways = Left, right
key-home = Home
key-end = End
key-shift-n = Shift+N
key-shift-r = Shift+R
key-enter = Enter
key-space = Space
key-escape = Esc
offline = Connection lost.
offline-again = Trying again in { $seconds } s.
offline-trying = Trying …
offline-now = Try now
away = Games cannot be saved right now.
away-lossless = No move is lost; the page keeps trying.
away-trying = The page keeps trying.
away-over = The server is back.
move-again = Sending your move again …
move-not-played = Your move was not played: the game has moved on.
in-line = It is busy right now: you are number { $place } in line.

undo = Undo
undo-title = Undo your last move
undo-asked = { $count ->
    [one] { $players } has to agree before your move is undone.
   *[other] { $players } have to agree before your move is undone.
}
undo-waiting = Waiting for { $players } to agree.
undo-withdraw = Never mind
undo-overtaken = Someone has moved in the meantime. Your move stands.
undo-question-title = Undo a move?
undo-question = { $player } would like to undo a move. { $moved ->
    [yes] Your own moves since then would be undone too.
   *[no] You have already seen the result.
}
undo-agree = That’s fine
undo-refuse = No

resign = Resign
resign-text = If you have to go, a bot finishes the game for you.
resign-title = Leave the game?
resign-question = A bot will take over your seat, knowing only what you know. You cannot return to the game.

## The end

end = The end
end-revealing = The game is over. Revealing the result …
end-you-won = You win!
end-won = { $count ->
    [one] { $players } wins!
   *[other] { $players } share the victory!
}
end-nobody-won = No one wins.
end-rematch = Rematch
end-join-rematch = Join the rematch
end-record = Download record

replay = Replay
replay-back = Back to the table
replay-first = First move
replay-previous = Previous move
replay-play = Play
replay-pause = Pause
replay-next = Next move
replay-last = Last move
replay-move = Move
replay-at = Move { $move } of { $moves }
replay-perspective = View as
replay-beginning = The beginning of the game.
replay-quiet = Something is decided in secret.
replay-hand = What { $player } has
replay-spectator = As a spectator
replay-as = As { $player }

## Rules, settings, about

rules-title = { $game }: the rules
rules-lesson = Learn the game at the table
rules-contents = Contents
rules-own-box = This server plays with the figures of the box “{ $name }”. Boards and drawings show them; where a text names other figures, those of the box count.

settings-hint = These settings are stored in this browser only.
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
pace-instant = Instant
pace-hint = How slowly other players’ moves are shown, so that you can follow them.
motion = Motion
motion-auto = Automatic
motion-full = Full
motion-reduced = Reduced
motion-hint = With reduced motion, pieces fade in instead of sliding.
confirm = Confirm moves
confirm-hint = Your move is shown first. Choose it again, press the button or hit Enter to play it; Escape drops it.
confirm-play = Play: { $action }
confirm-this = Play this move
confirm-let-go = Cancel (Esc)
warn = Warn before blunders
warn-hint = In games against bots: if a move costs far more than the best one, you are asked before it is played. The bots think about every move for that, so it takes a moment.
warn-considering = Thinking about your move …
switch-off = Off
switch-on = On
coach = Coach
coach-hint = In your first games against bots, a note says what a decision is for, the first time it comes. Switch it on again to see all notes once more.
sound = Sounds
sound-hint = Short and quiet: your turn, pieces, chat, mistakes and the end of the game.
sound-try = Listen
face = Tables
face-board = As a board
face-text = In words
face-hint = In words, a table can be played with a screen reader, a Braille line or the keyboard alone.
face-to-text = Play in words
face-to-board = Show the board

about-title = About Pentapolis
about-text = Pentapolis is a free place to play five city-building board games with their complete rules, against people or bots. All artwork is our own, and nothing is loaded from other sites.
about-games = The games
about-credits = With thanks to
about-icons = Icons by Lorc, Delapouite and other artists of
about-controls = Symbols on buttons by
about-fonts = Typefaces:
about-licence = Licence
about-licence-text = Pentapolis is free software under the Apache License 2.0.

# The puzzle of the day
puzzles = Puzzles
puzzles-every = All puzzles
puzzle-rating = Difficulty { $rating } of 5
puzzle-today = Puzzle of the day
puzzle-today-text = { $game }: can you find it?
puzzle-today-solve = Have a look
puzzle-today-solved = Solved, look again

# The race of the day
daily-title = Race of the day
daily-text = Attika on your own, with the same luck for everyone: build everything in as few turns as you can. You have one attempt, and nothing you have seen can be undone.
daily-until = Next race: { $time }
daily-run = Run today’s race
daily-continue = Continue your race
daily-look = See how you ran
daily-best = Today’s best
daily-empty = No one has finished today’s race yet. Be the first!
daily-place = Place
daily-name = Name
daily-result = Result
daily-medal = { $medal ->
    [gold] Gold
    [silver] Silver
    [bronze] Bronze
   *[other] Finished
}
daily-spare = { $count ->
    [0] in the last turn
    [one] one turn to spare
   *[other] { $count } turns to spare
}
daily-lost = Not finished: { $count ->
    [one] one building
   *[other] { $count } buildings
}
daily-yesterday = First yesterday: { $players }

# Pages of games that bring none of their own
plain-choices = What you can do
plain-choose = What do you do?
plain-prompt = { $chosen }: { $question }
plain-phase = { $name }
plain-back = Back
plain-waiting = You have nothing to decide at the moment.
plain-search = Search
plain-nothing-found = Nothing found
plain-overview = The game
plain-table = On the table
plain-none = none
plain-sheet = Points
plain-total = Total
option-starting-player = Start player
option-starting-player-drawn = drawn by lot
option-starting-player-seat = seat { $number }
rules-none = This game comes without a rules page.
