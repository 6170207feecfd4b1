# La Città's puzzles: what is asked, and why the answer works.

lacitta-puzzle-feed = One card against famine
lacitta-puzzle-feed-goal = Famine threatens: { $food } food for { $people ->
    [one] { $people } citizen
   *[other] { $people } citizens
}. Use one card so that everyone can eat.
lacitta-puzzle-feed-farm = A farm on { $space } yields { $food } food.
lacitta-puzzle-feed-city = The castle of a new city on { $space } yields { $food } food.
lacitta-puzzle-feed-harvest = Rich harvest on { $space } doubles { $food } food.
lacitta-puzzle-feed-fed = { $food } food for { $people ->
    [one] { $people } citizen
   *[other] { $people } citizens
}: everyone eats.
lacitta-puzzle-vote = Before the vote
lacitta-puzzle-vote-goal = The people will probably want { lacitta-the-attraction }: { $count ->
    [one] a voice you know calls
   *[other] { $count } voices you know call
} for it. If so, use one card to gain as many citizens as you can from neighbours, and to lose as few.
lacitta-puzzle-vote-comes = { $more } to { $less }: a citizen of { $player_rival } leaves { $space_from } for your city at { $space }.
lacitta-puzzle-vote-goes = { $less } to { $more }: a citizen leaves your city at { $space } for { $player_rival } at { $space_from }.
lacitta-puzzle-vote-full = { $more } to { $less }: { $player_rival } loses a citizen at { $space_from }, but your city at { $space } is full.
lacitta-puzzle-vote-stays = { $more } to { $less }: no citizen leaves your city at { $space } for { $player_rival } at { $space_from }.
lacitta-puzzle-vote-room = Your city at { $space } has room now for all who come, up to { $limit } citizens.
lacitta-puzzle-vote-no-limit = Your city at { $space } has no limit any more: all who come find room.
lacitta-puzzle-vote-sum = Citizens gained minus lost: { $best } instead of { $before }.
lacitta-puzzle-final = The last year
lacitta-puzzle-final-goal = Play two cards, an action card first; the others take gold. Get as many points as you can, as if the game ended then. Famine costs 5 points, and 1 for each citizen who starves.
lacitta-puzzle-final-citizens = { $count ->
    [one] One more citizen is one more point.
   *[other] { $count } more citizens are { $count } points.
}
lacitta-puzzle-final-complete = The city at { $space } now has all three kinds of arches: 3 points.
lacitta-puzzle-final-famine = { $count ->
    [one] One citizen starves
   *[other] { $count } citizens starve
} all the same, which costs 5 points besides.
lacitta-puzzle-final-fed = { $food } food for { $people ->
    [one] { $people } citizen
   *[other] { $people } citizens
}: no famine.
lacitta-puzzle-final-sum = Points in all: { $best } instead of { $before }.
