### Playing in a terminal. Commas keep apart what can be typed.

play-title = { $title }, seed { $seed }
play-you = You are { $player }.
play-bot = { $player } is played by a bot, level: { $level ->
    [easy] easy
    [medium] medium
    [hard] hard
   *[random] random
}.
play-begin = Type the number of a choice, a move, or a question. “help” tells more.
play-input = >
play-so-far = What has happened
play-news = Since your last turn
play-more = { $count ->
    [one] One more, number { $first }. “choices” lists all.
   *[other] { $count } more, numbers { $first } to { $last }. “choices” lists all.
}
play-more-kinds = { $count ->
    [one] One more kind of choice (“choices” lists all):
   *[other] { $count } more kinds of choices (“choices” lists all):
}
play-earlier = { $count ->
    [one] One earlier line is in the log; “log” tells it all.
   *[other] { $count } earlier lines are in the log; “log” tells it all.
}
play-over = You can still ask about the game, save it or undo; “quit” leaves.
play-no-hint = There is nothing to decide now.
play-chance = { $percent }%
play-undone = Your last move is undone.
play-commands = You can type the number of a choice, a move in the notation, or:
play-hint = hint, a hint, best move
play-undo = undo, back
play-log = log, history
play-describe = describe
play-choices = choices, list
play-save = save
play-help = help, ?
play-quit = quit, exit, leave
play-hint-help = hint: the best choices, and why.
play-undo-help = undo: go back to before your last move, unless it showed you something new.
play-log-help = log: what has happened so far.
play-describe-help = describe: the whole position in words.
play-choices-help = choices: everything you can do, with numbers.
play-save-help = save FILE: save the game; “pentapolis play --resume FILE” goes on with it.
play-help-help = help: this list.
play-quit-help = quit: leave.
play-save-how = Type a file name, too: save FILE
play-save-where = Save the game as (file name, or Enter to leave without saving):
play-saved = Saved. Go on with: pentapolis play --resume { $file }
play-save-failed = { $file } cannot be written: { $reason }
play-unsaved = Goodbye. The game was not saved; “save FILE” does that.
play-goodbye = Goodbye.
