### The text face of a table in the browser

face-title = { $game } in words
face-ways = This table
face-command = Move, number or question
face-command-hint = Type a move, the number of a choice, or a question such as “what changed”. The arrow keys offer completions and bring back what you typed before.
face-enter = Enter
face-completions = Completions
face-no-number = There is no choice { $number }.
face-found = { $count ->
    [one] One choice is listed below.
   *[other] { $count } choices are listed below.
}
face-parts = { $count ->
    [one] One part of the position stands below.
   *[other] { $count } parts of the position stand below, under headings.
}
face-group = { $title }: { $count ->
    [one] one choice
   *[other] { $count } choices
}
face-all = Show all { $count }
face-fewer = Show only the first { $count }
face-filter = Filter
face-sort = Sort
face-sort-best = best first
face-nothing-found = No choice contains that.
face-news = Since your last move
face-changes = What changed in the position
face-position = The position
face-log = Everything so far
