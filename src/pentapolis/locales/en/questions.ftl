### Short questions about a position: how they begin, and what is said to them. Commas keep phrases apart.

ask-where = where can I, where could I, where may I, where should I, where to, where
ask-why-not = why not, why can't I, why cannot I, why can I not, why
ask-what = what is on, what is at, what is around, what is next to, what is, what's on, what's at, what's around, what's, what about, around, show, look at, who is on, describe
ask-how-many = how many, how much
ask-changed = what changed, what has changed, what is new, what's new, what happened, changes, news
ask-score = score, scores, the score, standing, standings, who is winning, who's winning, points
ask-choices = what can I do, what may I do, choices, options, my choices, actions
ask-overview = overview, where are we, whose turn, whose turn is it
ask-position = position, everything, describe everything
ask-help = help, what can I ask, questions
ask-fillers = I, a, an, the, to, on, at, in, of, for, is, are, it, put, do, does, have, has, left, please, here, there, with, and
ask-mine = my, mine
ask-yours = your

ask-where-example = “where can I { $verb }”
ask-why-not-example = “why not { $place }”
ask-what-example = “what is { $place }”
ask-changed-example = “what changed”
ask-score-example = “score”
ask-choices-example = “what can I do”
ask-overview-example = “overview”

text-answer-not-understood = I did not understand that.
text-answer-examples = You can ask, for example:
text-answer-nothing-known = There is nothing to tell about { $what } now.
text-answer-nowhere = Nothing you can do now has to do with “{ $what }”.
text-answer-kinds = What you can do:
text-answer-possible = This is possible:
text-answer-watching = You are watching, so there is nothing for you to choose.
text-answer-nothing-earlier = There is nothing earlier to compare with.
text-answer-nothing-new = Nothing has changed.
