### La Città

## Words of the game

lacitta-building-castle = Castle
lacitta-building-farm = Farm
lacitta-building-quarry = Quarry
lacitta-building-school = Cloister school
lacitta-building-statue = Statue
lacitta-building-market = Market
lacitta-building-well = Fountain
lacitta-building-palazzo = Palace
lacitta-building-hospital = Hospital
lacitta-building-bath = Bathhouse
lacitta-building-cathedral = Cathedral
lacitta-building-university = University
lacitta-card-palazzo = Palace
lacitta-card-cathedral = Cathedral
lacitta-card-university = University
lacitta-card-hospital = Hospital
lacitta-card-bath = Bathhouse
lacitta-card-master-builder = Master builder
lacitta-card-bread-and-games = Bread and circuses
lacitta-card-golden-times = Golden age
lacitta-card-rich-harvest = Rich harvest
lacitta-card-contact = Ear to the ground
lacitta-attraction-culture = Culture
lacitta-attraction-knowledge = Education
lacitta-attraction-health = Health
lacitta-landscape-field-1 = Farmland (1 food)
lacitta-landscape-field-2 = Farmland (2 food)
lacitta-landscape-field-3 = Farmland (3 food)
lacitta-landscape-mountain = Mountain
lacitta-landscape-water = Water
lacitta-zone-light-green = Light green
lacitta-zone-light-brown = Light brown
lacitta-zone-yellow-green = Yellow-green
lacitta-pool-farm-quarry = Farms and quarries
lacitta-pool-market = Markets
lacitta-pool-palazzo-hospital = Palaces and hospitals
lacitta-pool-statue-cathedral = Statues and cathedrals
lacitta-pool-school-university = Cloister schools and universities
lacitta-pool-well-bath = Fountains and bathhouses
lacitta-a-building = { $building ->
    [castle] a castle
    [farm] a farm
    [quarry] a quarry
    [school] a cloister school
    [statue] a statue
    [market] a market
    [well] a fountain
    [palazzo] a palace
    [hospital] a hospital
    [bath] a bathhouse
    [cathedral] a cathedral
   *[university] a university
}
lacitta-the-building = { $building ->
    [castle] the castle
    [farm] the farm
    [quarry] the quarry
    [school] the cloister school
    [statue] the statue
    [market] the market
    [well] the fountain
    [palazzo] the palace
    [hospital] the hospital
    [bath] the bathhouse
    [cathedral] the cathedral
   *[university] the university
}
lacitta-the-card = { $card ->
    [palazzo] Palace
    [cathedral] Cathedral
    [university] University
    [hospital] Hospital
    [bath] Bathhouse
    [master-builder] Master builder
    [bread-and-games] Bread and circuses
    [golden-times] Golden age
    [rich-harvest] Rich harvest
   *[contact] Ear to the ground
}
lacitta-the-attraction = { $attraction ->
    [culture] culture
    [knowledge] education
   *[health] health
}
lacitta-the-other-attraction = { $attraction_other ->
    [culture] culture
    [knowledge] education
   *[health] health
}

## What to do now

lacitta-prompt-castle = { $player } places { $number ->
    [1] a first
   *[2] a second
} castle.
lacitta-prompt-castle-you = Place your { $number ->
    [1] first
   *[2] second
} castle. Keep three free hexes between it and every other castle.
lacitta-prompt-refresh = { $player } may replace the oldest card in the display ({ lacitta-the-card }).
lacitta-prompt-refresh-you = Do you want to replace the oldest card in the display ({ lacitta-the-card })?
lacitta-prompt-turn = Year { $year }, round { $round } of { $rounds }: { $player } plays a card.
lacitta-prompt-turn-you = Year { $year }, round { $round } of { $rounds }: play an action card or take a politics card.
lacitta-prompt-send = { $player } chooses which city sends a citizen to { $space }.
lacitta-prompt-send-you = Choose the city that sends a citizen to your new city at { $space }.
lacitta-prompt-build = { $player } builds with { lacitta-the-card }.
lacitta-prompt-build-you = { lacitta-the-card }: choose what to build and where.
lacitta-prompt-pay = { $player } chooses how much gold to pay for { lacitta-the-card }.
lacitta-prompt-pay-you = { lacitta-the-card }: how much gold do you pay?
lacitta-prompt-cheer = { $player } has { $count ->
    [one] one coloured citizen
   *[other] { $count } coloured citizens
} left to place.
lacitta-prompt-cheer-you = Bread and circuses: put { $count ->
    [one] one more coloured citizen
   *[other] { $count } more coloured citizens
} on a building with arches.
lacitta-prompt-welcome = { $player } chooses a city for { $people ->
    [one] one new citizen
   *[other] { $people } new citizens
}.
lacitta-prompt-welcome-you = Golden age: which city gets the { $people ->
    [one] new citizen
   *[other] { $people } new citizens
}?
lacitta-prompt-harvest = { $player } chooses a farm that counts twice this year.
lacitta-prompt-harvest-you = Rich harvest: choose the farm that counts twice this year.
lacitta-prompt-look = { $player } looks at two voices of the people.
lacitta-prompt-look-you = Ear to the ground: which two hidden voices will you look at?
lacitta-prompt-wish = { $player } chooses for the city at { $space }: { lacitta-the-attraction } or { lacitta-the-other-attraction }.
lacitta-prompt-wish-you = The people want two things. Which counts for your city at { $space }: { lacitta-the-attraction } or { lacitta-the-other-attraction }?
lacitta-prompt-remove = { $player } must remove { $count ->
    [one] one more building
   *[other] { $count } more buildings
} in the city at { $space }.
lacitta-prompt-remove-you = Your city at { $space } has too few citizens. Remove { $count ->
    [one] one more building
   *[other] { $count } more buildings
}, working inwards from the edge.
lacitta-prompt-starve = Famine: { $player } has { $count ->
    [one] one more citizen
   *[other] { $count } more citizens
} to lose.
lacitta-prompt-starve-you = Famine! Choose the city that loses a citizen ({ $count } left to lose).
lacitta-prompt-over = Game over. { $players } won.

## Why not

lacitta-refusal-first-castle = Place the castles first.
lacitta-refusal-first-refresh = The start player must first decide whether to keep the oldest card.
lacitta-refusal-first-turn = It is time to play a card.
lacitta-refusal-first-send = Choose the city that sends a citizen to the new one first.
lacitta-refusal-first-build = Build with the card you took first.
lacitta-refusal-first-pay = Choose how much gold to pay for the card you took first.
lacitta-refusal-first-cheer = Place the coloured citizens first.
lacitta-refusal-first-welcome = Choose the city for the new citizens first.
lacitta-refusal-first-harvest = Choose the farm that counts twice first.
lacitta-refusal-first-look = Choose the two voices to look at first.
lacitta-refusal-first-wish = Choose the wish that counts for this city first.
lacitta-refusal-first-remove = Remove the buildings without a citizen first.
lacitta-refusal-first-starve = Choose where the famine strikes first.
lacitta-refusal-taboo = With { $seats } players hex { $space } is not in play.
lacitta-refusal-taken = { $space } is already occupied.
lacitta-refusal-castle-near = There must be at least { $free } free hexes between { $space } and every other city.
lacitta-refusal-no-tile = The supply is used up: there is no tile left for { lacitta-a-building }.
lacitta-refusal-apart = { $space } is not next to any of your cities.
lacitta-refusal-other-city = { $space } also touches another city. A hex must stay free between them.
lacitta-refusal-second-market = This city already has a market.
lacitta-refusal-no-citizens = There are not enough citizens in the supply.
lacitta-refusal-no-spare = The city at { $space_from } has no spare citizen on its castle.
lacitta-refusal-no-water = { $space } is not next to water, which { lacitta-a-building } needs.
lacitta-refusal-founded = You have already founded a city this year.
lacitta-refusal-no-castle = You have no castle left.
lacitta-refusal-no-donor = None of your cities has a spare citizen to send.
lacitta-refusal-not-your-city = You have no castle on { $space }.
lacitta-refusal-not-your-building = You have no building on { $space }.
lacitta-refusal-not-displayed = { lacitta-the-card } is not in the display.
lacitta-refusal-no-site = { lacitta-the-card }: you have nowhere to build it with a spare citizen.
lacitta-refusal-all-full = None of your cities has room for that many new citizens.
lacitta-refusal-full = The city at { $space } has no room for { $people ->
    [one] one more citizen
   *[other] { $people } more citizens
}: it takes in { $limit } at most.
lacitta-refusal-last-harvest = Rich harvest can no longer be played in year { $year }.
lacitta-refusal-no-figure = You do not have enough coloured citizens left.
lacitta-refusal-no-farm = All your farms already count twice.
lacitta-refusal-no-arches = You have no building with arches.
lacitta-refusal-gold = That costs { $gold } gold. You have { $held }.
lacitta-refusal-other-building = With this card you build { lacitta-a-building }.
lacitta-refusal-no-such-price = { lacitta-the-card } does not have that price.
lacitta-refusal-no-such-arch = The building on { $space } has no arch for { lacitta-the-attraction }.
lacitta-refusal-spread = The coloured citizens of one card belong together. { $space } is not among their places.
lacitta-refusal-harvested = The farm on { $space } already counts twice.
lacitta-refusal-not-your-farm = You have no farm on { $space }.
lacitta-refusal-no-action-card = You have used all your action cards this year.
lacitta-refusal-not-simple = An action card builds simple buildings only. For { lacitta-a-building } you need a politics card.
lacitta-refusal-no-pass = You may pass only if you cannot use any card.
lacitta-refusal-no-such-wish = The people do not ask for { lacitta-the-attraction } this year.
lacitta-refusal-other-removal = You are removing buildings from the city at { $space_from }.
lacitta-refusal-castle-last = The castle is removed last, when no citizens are left.
lacitta-refusal-inside = Removing { $space } would split the city. Start at the edge.
lacitta-refusal-nobody-left = No one is left in the city at { $space }.

## What happened

lacitta-event-castle-placed = { $player } places a castle on { $space } ({ $food } food).
lacitta-event-year-began = Year { $year } begins. Start player: { $player }. The face-up voice calls for { lacitta-the-attraction }.
lacitta-event-income = { $player } gets { $gold } gold from quarries.
lacitta-event-grown = { $player }’s cities grow: { $count ->
    [0] none have room left
    [one] one new citizen
   *[other] { $count } new citizens
}{ $full ->
    [0] .
   *[other] {" "}({ $full } already full).
}
lacitta-event-penalised = After last year’s famine { $player } turns over an action card without using it.
lacitta-event-gold-taken = { $player } takes { $gold } gold.
lacitta-event-founded = { $player } founds a city at { $space } with { $people } citizens, one of them from { $space_from }.
lacitta-event-built-paid = { $player } builds { lacitta-a-building } on { $space } for { $gold } gold.
lacitta-event-built-free = { $player } builds { lacitta-a-building } on { $space }.
lacitta-event-cheered = Bread and circuses: { $player } puts a coloured citizen on { $space } for { lacitta-the-attraction }.
lacitta-event-welcomed = Golden age: { $player } gets { $people ->
    [one] one new citizen
   *[other] { $people } new citizens
} in the city at { $space }{ $gold ->
    [0] .
   *[other] {" "}for { $gold } gold.
}
lacitta-event-harvested = Rich harvest: { $player }’s farm on { $space } counts twice this year (+{ $food } food).
lacitta-event-looked = Ear to the ground: { $player } looks at voices { $circles }{ $gold ->
    [0] .
   *[other] {" "}for { $gold } gold.
}
lacitta-event-own-look = Voice { $circle } calls for { lacitta-the-attraction }.
lacitta-event-reshuffled = { $count ->
    [one] The one discarded politics card becomes the new draw pile.
   *[other] The { $count } discarded politics cards are shuffled into a new draw pile.
}
lacitta-event-passed = { $player } passes and discards an unseen card.
lacitta-event-passed-forced = { $player } cannot use any card, so passes and discards an unseen card.
lacitta-event-refreshed = { $player } replaces the oldest card in the display: { lacitta-the-card }.
lacitta-event-one-wish = The people have spoken: they want { lacitta-the-attraction }.
lacitta-event-two-wishes = The people have spoken: they want { lacitta-the-attraction } or { lacitta-the-other-attraction }.
lacitta-event-wish-chosen = { $player } chooses { lacitta-the-attraction } for the city at { $space }.
lacitta-event-migrated = A citizen of { $player_from } moves from { $space_from } to { $space } ({ $player }): { lacitta-the-attraction } { $more } against { $less }.
lacitta-event-migrated-away = A citizen of { $player_from } leaves { $space_from } because of { $space } ({ $player }): { lacitta-the-attraction } { $more } against { $less }. That city is full, so the citizen returns to the supply.
lacitta-event-tile-removed = { $player } removes { lacitta-the-building } on { $space }.
lacitta-event-city-lost = { $player }’s city at { $space } is deserted. Its castle returns to its owner.
lacitta-event-famine = Famine strikes { $player }: { $food } food for { $people ->
    [one] { $people } citizen
   *[other] { $people } citizens
}.
lacitta-event-starved = { $player } loses a citizen in the city at { $space }.
lacitta-event-ended-points = { $players } wins with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
lacitta-event-ended-gold = { $players } wins with { $points ->
    [one] { $points } point
   *[other] { $points } points
}; gold breaks the tie.
lacitta-event-ended-shared = { $players } share the victory with { $points ->
    [one] { $points } point
   *[other] { $points } points
} and equal gold.

## The end

lacitta-score-city = City at { $space }: { $people ->
    [one] one citizen
   *[other] { $people } citizens
}
lacitta-score-complete = City at { $space } offers culture, education and health
lacitta-score-famine = Famine in the last year
lacitta-ending-points = The most points after six years win.
lacitta-ending-gold = Tied on points: the most gold wins.
lacitta-ending-shared = Tied on points and gold: a shared victory.

## Options

lacitta-option-setup = Setup
lacitta-option-setup-beginner = beginner
lacitta-option-setup-advanced = advanced
lacitta-option-setup-help = Beginners play on a prepared landscape with castles in place. In the advanced game the landscape is shuffled and players place their own castles.
lacitta-option-balanced_shuffle = Balanced landscape
lacitta-option-balanced_shuffle-false = no
lacitta-option-balanced_shuffle-true = yes
lacitta-option-balanced_shuffle-help = For the advanced game: shuffle until water and mountains are within reach and no hex lies between two mountains.
lacitta-option-voluntary_pass = Voluntary passing
lacitta-option-voluntary_pass-false = no
lacitta-option-voluntary_pass-true = yes
lacitta-option-voluntary_pass-help = Normally you may pass only if you cannot use any card. With this option you may always pass.
lacitta-option-bread_spread = Bread and circuses
lacitta-option-bread_spread-one_building = on one building
lacitta-option-bread_spread-one_city = in one city
lacitta-option-bread_spread-all_own_cities = in any of your cities
lacitta-option-bread_spread-help = Where the coloured citizens of one card may stand.
lacitta-option-moving_display = Moving display
lacitta-option-moving_display-false = no
lacitta-option-moving_display-true = yes
lacitta-option-moving_display-help = Politics cards move up, and from the second year on the start player may replace the oldest one.
lacitta-option-citizens_unlimited = Citizens
lacitta-option-citizens_unlimited-true = unlimited
lacitta-option-citizens_unlimited-false = only the 130 in the box
lacitta-option-citizens_unlimited-help = When they run out, no city grows, and cards that need new citizens cannot be played.
lacitta-option-gold_unlimited = Gold
lacitta-option-gold_unlimited-true = unlimited
lacitta-option-gold_unlimited-false = only the 32 pieces in the box
lacitta-option-gold_unlimited-help = When it runs out, players get what is left.
lacitta-option-starting_player = Start player
lacitta-option-starting_player-null = drawn by lot
lacitta-option-starting_player-0 = seat 1
lacitta-option-starting_player-1 = seat 2
lacitta-option-starting_player-2 = seat 3
lacitta-option-starting_player-3 = seat 4
lacitta-option-starting_player-4 = seat 5
lacitta-option-starting_player-help = The start player in the first year, or the first to place a castle in the advanced game.
