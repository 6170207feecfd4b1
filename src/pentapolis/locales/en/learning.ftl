# Learning to play: lessons, hints and puzzles, what all games share.

lesson-not-now = That is possible, but not what we are doing now.

## The coach

coach-rules = Open the rules here
coach-close = Got it

## Lessons

lesson-guide = Lesson
lesson-loading = The lesson is being laid out …
lesson-step = { $step } of { $of }
lesson-progress = Progress in the lesson
lesson-next = Go on
lesson-back = Take the last step back
lesson-leave = Leave the lesson; you can go on here later
lesson-read = All right
lesson-learn = Learn { $game }
lesson-chapters-text = { $count ->
    [one] One chapter
   *[other] { $count } short chapters
}, played on the real table. You can stop at any time and go on later.
lesson-none = There is no lesson for this game.
lesson-minutes = about { $count ->
    [one] one minute
   *[other] { $count } minutes
}
lesson-finished = done
lesson-begin = Begin
lesson-resume = Go on
lesson-again = Once more
lesson-from-start = From the start
lesson-rules = All the rules to read
lesson-chapter-over = Well done!
lesson-chapter-over-text = That was this chapter. The next one goes on from here, now or later.
lesson-over = Now you can play { $game }!
lesson-over-text = The rest comes by playing. Easy bots leave you the time, and tips help along in your first games.
lesson-next-chapter = Next: { $title }
lesson-play = Play against easy bots

## Hints

hint-choices = The best choices
hint-chance = Chance to win: { $chance }
hint-chances = chance to win
hint-play = Play this
hint-for = For it:
hint-against = Against it:
hint-silent = No single reason stands out: it simply goes better from there.
hint-best = Best: { $action } Chance to win: { $chance }.
hint-more = { $count ->
    [one] There is one more choice.
   *[other] There are { $count } more choices.
}
hint-better = Another choice is better: { $reason }

## Before a blunder

warn-title = Sure?
warn-question = This move drops your chance to win from { $before } to { $after }.
warn-play = Play it anyway
warn-again = Think again
