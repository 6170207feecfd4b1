# The puzzles of The Pillars of the Earth: what is asked, and why the answer works.

pillars-solution-work = { pillars-craftsman-subject }{ pillars-which } { $count ->
    [one] works once
    [2] works twice
   *[other] works { $count } times
}: { pillars-points }.
pillars-solution-earn = { pillars-craftsman-subject }{ pillars-which } { $count ->
    [one] works once
    [2] works twice
   *[other] works { $count } times
}: { $gold } gold.

pillars-puzzle-cards = The right cards
pillars-puzzle-cards-goal = Everyone else has passed. With { $gold } gold and { pillars-workers }, choose cards so that your craftsmen can make the most points this round. Events and builders do not count.
pillars-puzzle-cards-take = { $card ->
    [sand-small] The small gravel pit
    [sand-medium] The medium gravel pit
    [sand-large] The large gravel pit
    [wood-small] The small forest
    [wood-medium] The medium forest
    [wood-large] The large forest
    [stone-small] The small quarry
    [stone-medium] The medium quarry
   *[stone-large] The large quarry
} brings { pillars-amount } for { pillars-workers }.
pillars-puzzle-cards-hire = You hire { pillars-the-craftsman } for { $cost } gold.
pillars-puzzle-cards-goes = { pillars-craftsman-subject }{ pillars-which } has to go.
pillars-puzzle-cards-sum = All in all, { pillars-points } from the cathedral.

pillars-puzzle-market = The last market
pillars-puzzle-market-goal = The last round, and you are alone in the market. Trade so that your craftsmen make as many points as possible. As things are, they would make { $points }.
pillars-puzzle-market-buy = You buy { pillars-amount } for { $gold } gold.
pillars-puzzle-market-sell = You sell { pillars-amount } for { $gold } gold.
pillars-puzzle-market-sum = All in all, { pillars-points } from the cathedral.

pillars-puzzle-leaving = Who has to go?
pillars-puzzle-leaving-goal = The last round, and one of your craftsmen has to go. Choose so that the others make as many points as possible in the cathedral.
pillars-puzzle-leaving-goes = { pillars-craftsman-subject }{ pillars-which } goes.
pillars-puzzle-leaving-sum = That makes { pillars-points }; if anyone else goes, it is fewer.

pillars-puzzle-gift = The archbishop’s gift
pillars-puzzle-gift-goal = The archbishop lets one of your craftsmen work once more. Choose so that together they make as many points as possible this round.
pillars-puzzle-gift-to = { pillars-craftsman-subject }{ pillars-which } may work once more.
pillars-puzzle-gift-sum = That makes { pillars-points }; with the gift for anyone else it is fewer.

pillars-puzzle-builder = Pay or wait?
pillars-puzzle-builder-goal = Your builder is drawn at { $cost } gold. Find what gives you the best chances by far: a place, or waiting.
pillars-puzzle-builder-place = { $craftsman ->
    [none] Place your builder { pillars-to-place }.
   *[other] Place your builder { pillars-to-place }: you get { pillars-the-craftsman } there.
}
pillars-puzzle-builder-ahead = Of 100 games, any other choice would win at least { $percent } fewer.
