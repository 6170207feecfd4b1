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
lacitta-card-bread-and-games = Bread and games
lacitta-card-golden-times = Golden times
lacitta-card-rich-harvest = Rich harvest
lacitta-card-contact = Contact with the citizens
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
    [bread-and-games] Bread and games
    [golden-times] Golden times
    [rich-harvest] Rich harvest
   *[contact] Contact with the citizens
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
lacitta-prompt-refresh = { $player } may replace the oldest card of the row ({ lacitta-the-card }).
lacitta-prompt-refresh-you = Do you want to replace the oldest card of the row ({ lacitta-the-card })?
lacitta-prompt-turn = Year { $year }, round { $round } of { $rounds }: { $player } plays a card.
lacitta-prompt-turn-you = Year { $year }, round { $round } of { $rounds }: play an action card or take a politics card.
lacitta-prompt-send = { $player } chooses which city sends a citizen to { $space }.
lacitta-prompt-send-you = Choose the city that sends a citizen to your new city at { $space }.
lacitta-prompt-build = { $player } builds with { lacitta-the-card }.
lacitta-prompt-build-you = { lacitta-the-card }: choose what to build and where.
lacitta-prompt-pay = { $player } chooses how much gold { lacitta-the-card } costs.
lacitta-prompt-pay-you = { lacitta-the-card }: how much gold do you pay?
lacitta-prompt-cheer = { $player } still places { $count ->
    [one] one coloured citizen
   *[other] { $count } coloured citizens
}.
lacitta-prompt-cheer-you = Bread and games: put { $count ->
    [one] one more coloured citizen
   *[other] { $count } more coloured citizens
} on a building with arches.
lacitta-prompt-welcome = { $player } chooses a city for { $people ->
    [one] one new citizen
   *[other] { $people } new citizens
}.
lacitta-prompt-welcome-you = Golden times: which city gets the { $people ->
    [one] new citizen
   *[other] { $people } new citizens
}?
lacitta-prompt-harvest = { $player } chooses a farm that counts twice this year.
lacitta-prompt-harvest-you = Rich harvest: choose the farm that counts twice this year.
lacitta-prompt-look = { $player } looks at two voices of the people.
lacitta-prompt-look-you = Contact with the citizens: which two hidden voices do you look at?
lacitta-prompt-wish = { $player } chooses for the city at { $space }: { lacitta-the-attraction } or { lacitta-the-other-attraction }.
lacitta-prompt-wish-you = The people want two things. Which counts for your city at { $space }: { lacitta-the-attraction } or { lacitta-the-other-attraction }?
lacitta-prompt-remove = { $player } must still give up { $count ->
    [one] one building
   *[other] { $count } buildings
} in the city at { $space }.
lacitta-prompt-remove-you = Your city at { $space } has too few citizens. Give up { $count ->
    [one] one more building
   *[other] { $count } more buildings
}, from the outside inwards.
lacitta-prompt-starve = Famine: { $player } still loses { $count ->
    [one] one citizen
   *[other] { $count } citizens
}.
lacitta-prompt-starve-you = Famine! Choose the city that loses a citizen ({ $count } to go).
lacitta-prompt-over = The game is over. Victory goes to { $players }.

## Why not

lacitta-refusal-first-castle = First the castles are placed.
lacitta-refusal-first-refresh = First the start player decides whether the oldest card stays.
lacitta-refusal-first-turn = Now a card is played.
lacitta-refusal-first-send = First choose the city that sends a citizen to the new one.
lacitta-refusal-first-build = First build what the card that was taken allows.
lacitta-refusal-first-pay = First choose how much gold the card that was taken costs.
lacitta-refusal-first-cheer = First the coloured citizens must be placed.
lacitta-refusal-first-welcome = First choose the city for the new citizens.
lacitta-refusal-first-harvest = First choose the farm that counts twice.
lacitta-refusal-first-look = First choose the two voices to look at.
lacitta-refusal-first-wish = First choose the wish that counts for this city.
lacitta-refusal-first-remove = First the buildings without a citizen must be given up.
lacitta-refusal-first-starve = First choose where the famine strikes.
lacitta-refusal-taboo = With { $seats } players hex { $space } is not in play.
lacitta-refusal-taken = There is something on { $space } already.
lacitta-refusal-castle-near = There must be at least { $free } free hexes between { $space } and every other city.
lacitta-refusal-no-tile = The supply is used up: there is no tile left for { lacitta-a-building }.
lacitta-refusal-apart = { $space } is not beside one of your cities.
lacitta-refusal-other-city = { $space } touches another city too. A hex must stay free between them.
lacitta-refusal-second-market = This city has a market already.
lacitta-refusal-no-citizens = There are not enough citizens in the supply.
lacitta-refusal-no-spare = The city at { $space_from } has no surplus citizen on its castle.
lacitta-refusal-no-water = { $space } is not beside water, which { lacitta-a-building } needs.
lacitta-refusal-founded = You have founded a city this year already.
lacitta-refusal-no-castle = You have no castle left.
lacitta-refusal-no-donor = None of your cities has a surplus citizen to begin with.
lacitta-refusal-not-your-city = There is no castle of yours on { $space }.
lacitta-refusal-not-your-building = There is no building of yours on { $space }.
lacitta-refusal-not-displayed = { lacitta-the-card } is not in the row.
lacitta-refusal-no-site = { lacitta-the-card }: you have no place with a surplus citizen to build.
lacitta-refusal-all-full = None of your cities has room for so many new citizens.
lacitta-refusal-full = The city at { $space } has no room for { $people ->
    [one] one more citizen
   *[other] { $people } more citizens
}: it takes in { $limit } at most.
lacitta-refusal-last-harvest = In year { $year } Rich harvest cannot be played any more.
lacitta-refusal-no-figure = You do not have enough coloured citizens left.
lacitta-refusal-no-farm = You have no farm that does not count twice already.
lacitta-refusal-no-arches = You have no building with arches.
lacitta-refusal-gold = That costs { $gold } gold. You have { $held }.
lacitta-refusal-other-building = With this card you build { lacitta-a-building }.
lacitta-refusal-no-such-price = { lacitta-the-card } does not have that price.
lacitta-refusal-no-such-arch = The building on { $space } has no arch for { lacitta-the-attraction }.
lacitta-refusal-spread = The coloured citizens of one card belong together. { $space } is not among their places.
lacitta-refusal-harvested = The farm on { $space } counts twice already.
lacitta-refusal-not-your-farm = There is no farm of yours on { $space }.
lacitta-refusal-no-action-card = Your action cards of this year are used up.
lacitta-refusal-not-simple = An action card builds simple buildings only. For { lacitta-a-building } you need a politics card.
lacitta-refusal-no-pass = Only who cannot carry out any card may pass.
lacitta-refusal-no-such-wish = This year the people do not ask for { lacitta-the-attraction }.
lacitta-refusal-other-removal = Now it is about the city at { $space_from }.
lacitta-refusal-castle-last = The castle goes only when no citizen is left.
lacitta-refusal-inside = Without { $space } the city would fall apart. Begin on the outside.
lacitta-refusal-nobody-left = Nobody is left in the city at { $space }.

## What happened

lacitta-event-castle-placed = { $player } places a castle on { $space } ({ $food } food).
lacitta-event-year-began = Year { $year } begins. Start player: { $player }. The open voice asks for { lacitta-the-attraction }.
lacitta-event-income = { $player } gets { $gold } gold from quarries.
lacitta-event-grown = The cities of { $player } grow: { $count ->
    [0] none has room left
    [one] one new citizen
   *[other] { $count } new citizens
}{ $full ->
    [0] .
   *[other] {" "}({ $full } full).
}
lacitta-event-penalised = After last year's famine { $player } turns over an action card without using it.
lacitta-event-gold-taken = { $player } takes { $gold } gold.
lacitta-event-founded = { $player } founds a city at { $space } with { $people } citizens, one of them from { $space_from }.
lacitta-event-built-paid = { $player } builds { lacitta-a-building } on { $space } for { $gold } gold.
lacitta-event-built-free = { $player } builds { lacitta-a-building } on { $space }.
lacitta-event-cheered = Bread and games: { $player } puts a coloured citizen on { $space } for { lacitta-the-attraction }.
lacitta-event-welcomed = Golden times: { $player } gets { $people ->
    [one] one new citizen
   *[other] { $people } new citizens
} in the city at { $space }{ $gold ->
    [0] .
   *[other] {" "}for { $gold } gold.
}
lacitta-event-harvested = Rich harvest: the farm of { $player } on { $space } counts twice this year (+{ $food } food).
lacitta-event-looked = Contact with the citizens: { $player } looks at voices { $circles }{ $gold ->
    [0] .
   *[other] {" "}for { $gold } gold.
}
lacitta-event-own-look = Voice { $circle } asks for { lacitta-the-attraction }.
lacitta-event-reshuffled = The { $count } discarded politics cards are shuffled into a new draw pile.
lacitta-event-passed = { $player } passes and uses up a card unseen.
lacitta-event-passed-forced = { $player } cannot carry out any card, passes and uses up a card unseen.
lacitta-event-refreshed = { $player } replaces the oldest card of the row: { lacitta-the-card }.
lacitta-event-one-wish = The people have spoken: they want { lacitta-the-attraction }.
lacitta-event-two-wishes = The people have spoken: they want { lacitta-the-attraction } or { lacitta-the-other-attraction }.
lacitta-event-wish-chosen = { $player } chooses { lacitta-the-attraction } for the city at { $space }.
lacitta-event-migrated = A citizen of { $player_from } moves from { $space_from } to { $space } ({ $player }): { lacitta-the-attraction } { $more } against { $less }.
lacitta-event-migrated-away = A citizen of { $player_from } leaves { $space_from } because of { $space } ({ $player }): { lacitta-the-attraction } { $more } against { $less }. There is no room there: the citizen is gone.
lacitta-event-tile-removed = { $player } gives up { lacitta-the-building } on { $space }.
lacitta-event-city-lost = The city of { $player } at { $space } is deserted. Its castle goes back to the owner.
lacitta-event-famine = Famine strikes { $player }: { $food } food for { $people } citizens.
lacitta-event-starved = { $player } loses a citizen in the city at { $space }.
lacitta-event-ended-points = { $players } wins with { $points } points.
lacitta-event-ended-gold = { $players } wins with { $points } points; gold breaks the tie.
lacitta-event-ended-shared = { $players } share the victory with { $points } points and as much gold.

## The end

lacitta-score-city = City at { $space }: { $people ->
    [one] one citizen
   *[other] { $people } citizens
}
lacitta-score-complete = City at { $space } offers culture, education and health
lacitta-score-famine = Famine in the last year
lacitta-ending-points = Most points after six years win.
lacitta-ending-gold = Equal in points: most gold wins.
lacitta-ending-shared = Equal in points and gold: a shared victory.

## Options

lacitta-option-setup = Set-up
lacitta-option-setup-beginner = for beginners
lacitta-option-setup-advanced = advanced
lacitta-option-setup-help = Beginners play on a prepared landscape with castles in place. In the advanced game the landscape is shuffled and players place their castles.
lacitta-option-balanced_shuffle = Balanced landscape
lacitta-option-balanced_shuffle-false = no
lacitta-option-balanced_shuffle-true = yes
lacitta-option-balanced_shuffle-help = For the advanced game: shuffle until water and mountains are within reach and no hex lies between two mountains.
lacitta-option-voluntary_pass = Free passing
lacitta-option-voluntary_pass-false = no
lacitta-option-voluntary_pass-true = yes
lacitta-option-voluntary_pass-help = Usually only who cannot carry out any card passes. With this option everybody may always pass.
lacitta-option-bread_spread = Bread and games
lacitta-option-bread_spread-one_building = on one building
lacitta-option-bread_spread-one_city = in one city
lacitta-option-bread_spread-all_own_cities = in all own cities
lacitta-option-bread_spread-help = Where the coloured citizens of one card may stand.
lacitta-option-moving_display = Moving row of cards
lacitta-option-moving_display-false = no
lacitta-option-moving_display-true = yes
lacitta-option-moving_display-help = Politics cards move up, and from the second year on the start player may replace the oldest one.
lacitta-option-citizens_unlimited = Citizens
lacitta-option-citizens_unlimited-true = without limit
lacitta-option-citizens_unlimited-false = only the 130 of the box
lacitta-option-citizens_unlimited-help = When they run out, no city grows and no card can be played that needs new citizens.
lacitta-option-gold_unlimited = Gold
lacitta-option-gold_unlimited-true = without limit
lacitta-option-gold_unlimited-false = only the 32 pieces of the box
lacitta-option-gold_unlimited-help = When it runs out, players get what is left.
lacitta-option-starting_player = First player
lacitta-option-starting_player-null = drawn by lot
lacitta-option-starting_player-0 = seat 1
lacitta-option-starting_player-1 = seat 2
lacitta-option-starting_player-2 = seat 3
lacitta-option-starting_player-3 = seat 4
lacitta-option-starting_player-4 = seat 5
lacitta-option-starting_player-help = Is start player of the first year or, in the advanced game, places the first castle.
