### La Città: what speaks for a choice, or against it

## Food

lacitta-reason-averts-famine = Prevents a famine: { $food } food for { $people ->
    [one] { $people } citizen
   *[other] { $people } citizens
}.
lacitta-reason-less-hunger = Fewer will starve: { $food } food for { $people ->
    [one] { $people } citizen
   *[other] { $people } citizens
}.
lacitta-reason-feeds-growth = Feeds next year’s growth, too: { $food } food for { $people ->
    [one] { $people } citizen
   *[other] { $people } citizens
}.
lacitta-reason-feeds-some = Helps to feed next year’s growth: { $food } food for { $people ->
    [one] { $people } citizen
   *[other] { $people } citizens
}.
lacitta-reason-more-food = { $count } more food: { $food } for { $people ->
    [one] { $people } citizen
   *[other] { $people } citizens
}.
lacitta-reason-food-enough = There is enough food this year already: { $food } for { $people ->
    [one] { $people } citizen
   *[other] { $people } citizens
}.
lacitta-reason-less-food = { $count } less food: { $food } for { $people ->
    [one] { $people } citizen
   *[other] { $people } citizens
}.
lacitta-reason-famine = Famine threatens this year: { $food } food for { $people ->
    [one] { $people } citizen
   *[other] { $people } citizens
}.
lacitta-reason-still-hungry = There is still too little food then: { $food } for { $people ->
    [one] { $people } citizen
   *[other] { $people } citizens
}.
lacitta-reason-tight = Food gets short next year: { $food } for { $people ->
    [one] { $people } citizen
   *[other] { $people } citizens
}.

## Citizens and room

lacitta-reason-new-citizens = { $count ->
    [one] One more citizen, and so one more point,
   *[other] { $count } more citizens, and so { $count } points,
} in the city at { $space }.
lacitta-reason-last-spare = Uses the last spare citizen of the city at { $space }.
lacitta-reason-spare-again = There is a spare citizen in the city at { $space } again.
lacitta-reason-limit = The city at { $space } can grow to { $limit } citizens.
lacitta-reason-no-limit = The city at { $space } can grow without limit.
lacitta-reason-limit-lost = The city at { $space } no longer grows beyond { $limit } citizens.
lacitta-reason-full = The city at { $space } is then full with { $limit } citizens and stops growing.
lacitta-reason-new-city = A new city: { $count ->
    [one] one more citizen
   *[other] { $count } more citizens
} { $food ->
    [0] but no food
   *[other] and { $food } food
} now{ $years ->
    [0] .
   *[other] , and growth every year.
}
lacitta-reason-sends = { $count ->
    [one] One spare citizen stays
   *[other] { $count } spare citizens stay
} in the city at { $space }.
lacitta-reason-grows-again = The city at { $space } is full with { $limit }: if someone leaves, it can grow again.
lacitta-reason-grows-anyway = The city at { $space } will grow to its limit of { $limit } anyway.

## Gold and cards

lacitta-reason-costs-gold = Costs { $gold } gold; { $left } left.
lacitta-reason-brings-gold = You will have { $gold } gold in hand.
lacitta-reason-brings-gold-for = You will have { $gold } gold in hand, enough for { lacitta-the-card }.
lacitta-reason-income = { $gold } more gold a year, { $years ->
    [one] once
   *[other] { $years } times
} before the end.
lacitta-reason-income-lost = { $gold } less gold a year.
lacitta-reason-uses-card = Uses an action card; { $left ->
    [0] none is left
    [one] one is left
   *[other] { $left } are left
} this year.
lacitta-reason-saves-cards = Leaves you { $left ->
    [one] your last action card
   *[other] your { $left } action cards
} for later.
lacitta-reason-card-builds = Use it to build { lacitta-a-building } in the city at { $space }.

## Arches and neighbours

lacitta-reason-complete = Culture, education and health in the city at { $space }: that is worth { $bonus ->
    [one] { $bonus } point
   *[other] { $bonus } points
} at the end.
lacitta-reason-incomplete = No more { lacitta-the-attraction } in the city at { $space }: that costs its bonus of { $bonus }.
lacitta-reason-towards = Then only { lacitta-the-attraction } is missing in the city at { $space } for the bonus of { $bonus }.
lacitta-reason-drawn = { $drawn ->
    [asked] a voice asks for it
    [full] but your city is full
   *[may] citizens may come
}
lacitta-reason-lead = { $lasts ->
    [year] This year more
   *[always] More
} { lacitta-the-attraction } at { $space } than { $player_rival } has at { $space_from }, { $more } to { $less }; { lacitta-reason-drawn }.
lacitta-reason-level = { $lasts ->
    [year] This year as much
   *[always] As much
} { lacitta-the-attraction } at { $space } as { $player_rival } has at { $space_from }, { $more } to { $less }: no one leaves for that.
lacitta-reason-lead-lost = No more { lacitta-the-attraction } at { $space } than { $player_rival } has at { $space_from }, { $more } to { $less }: no one comes for that.
lacitta-reason-behind = Less { lacitta-the-attraction } at { $space } than { $player_rival } has at { $space_from }, { $more } to { $less }: citizens may leave.
lacitta-reason-meets-weaker = Makes the city of { $player_rival } at { $space_from } a neighbour. You have more { lacitta-the-attraction }, { $more } to { $less }; { lacitta-reason-drawn }.
lacitta-reason-meets-stronger = Makes the city of { $player_rival } at { $space_from } a neighbour. You have less { lacitta-the-attraction }, { $more } to { $less }: citizens may leave.
lacitta-reason-arches = More { lacitta-the-attraction } in the city at { $space }: { $count } now.
lacitta-reason-arches-year = More { lacitta-the-attraction } in the city at { $space } this year only: { $count }.
lacitta-reason-arches-lost = Less { lacitta-the-attraction } in the city at { $space }: { $count } now.
lacitta-reason-looks = Shows { $count ->
    [0] no new voice
    [one] one hidden voice
   *[other] { $count } hidden voices
}: you know better what the people will want.
lacitta-reason-looks-any = Shows { $count ->
    [one] one hidden voice
   *[other] { $count } hidden voices
}. It makes no difference which.
lacitta-reason-looks-idle = The hidden voices hardly matter to you now.
lacitta-reason-wish-draws = { $count ->
    [one] One citizen comes
   *[other] { $count } citizens come
} to your city.
lacitta-reason-wish-takes = { $count ->
    [one] One neighbour loses a citizen
   *[other] { $count } neighbours each lose a citizen
}, but your city is full.
lacitta-reason-wish-nobody = No one moves to you.

## Land

lacitta-reason-yields-nothing = { $building ->
    [farm] A farm yields no food there: there is no farmland next to it.
   *[quarry] A quarry yields no gold there: there is no mountain next to it.
}
lacitta-reason-covers-field = Covers good farmland: a farm there would yield { $food }.
lacitta-reason-opens-field = Opens the way to farmland that yields { $food }.
lacitta-reason-reaches-water = Opens the way to water, where a fountain can stand.
lacitta-reason-covers-water = Takes the only hex next to water: no room for a fountain.
lacitta-reason-castle-food = The land here yields { $food } food.
lacitta-reason-castle-farm = A farm next to it can yield { $food }.
lacitta-reason-castle-water = There is water next to it: a fountain can lift the limit.
lacitta-reason-castle-mountain = There is a mountain next to it for a quarry.

## Losing something

lacitta-reason-removes = You lose { lacitta-the-building }.
lacitta-reason-starves-spare = The city at { $space } has { $count ->
    [one] one spare citizen
   *[other] { $count } spare citizens
}: no building is lost.
lacitta-reason-starves-building = The city at { $space } has no spare citizen: a building is lost, too, at best { lacitta-the-building }.
lacitta-reason-starves-city = The last citizen of the city at { $space }: the whole city is lost.

## Other things

lacitta-reason-pass = Nothing else seems worth a card.
lacitta-reason-refresh = { lacitta-the-card } is gone, and a new card comes.
lacitta-reason-keep = { lacitta-the-card } stays in the display.
lacitta-reason-little = Changes little for now.
