### Antiquity in the browser

## The map and the cities

antiquity-web-map = Map
antiquity-web-enlarge = { $side ->
    [map] Map: show it large
   *[city] Cities: show them large
}
antiquity-web-now-large = { $side ->
    [map] The map is large now.
   *[city] The cities are large now.
}
antiquity-web-coming = { $pollution ->
    [0] No pollution is coming
    [one] 1 pollution is coming
   *[other] { $pollution } pollution is coming
}, { $hexes ->
    [0] no hex has room for it
    [one] 1 hex has room for it
   *[other] { $hexes } hexes have room for it
}; { $graves ->
    [0] no graves are coming
    [one] 1 grave is coming
   *[other] { $graves } graves are coming
}. Show where
antiquity-web-fits = Fits, covers { $where }
antiquity-web-fits-not = Does not fit
antiquity-web-fits-not-for = Does not fit: { $what } on { $square }
antiquity-web-turned = Turned: { $shape }
antiquity-web-shape-one = one square
antiquity-web-shape = { $wide } wide, { $high } high
antiquity-web-shape-gap = { $wide } wide, { $high } high, gap { $gaps }
antiquity-web-shape-rows = { $wide } wide, { $high } high, row by row: { $rows }
antiquity-web-shape-run = { $first } to { $last }
antiquity-web-corner = { $corner ->
    [upper-left] upper left
    [upper-right] upper right
    [lower-left] lower left
   *[lower-right] lower right
}
antiquity-web-hexes = Hexes of the map. Arrow keys move between hexes, Enter selects.
antiquity-web-squares = Squares of the city. Arrow keys move between squares, Enter selects, R rotates a building.
antiquity-web-whose-city = Whose cities
antiquity-web-cities-of = { $player }’s cities
antiquity-web-reveal = Round { $round }: the plans side by side
antiquity-web-reveal-close = { $side ->
    [map] On to the map
   *[city] Back to the cities
}
antiquity-web-reveal-again = Compare the plans
antiquity-web-reveal-new = { $player }’s cities: { $count ->
    [0] nothing new
    [one] one new thing
   *[other] { $count } new things
}
antiquity-web-reveal-count = { $built ->
    [0] Nothing built
    [one] 1 piece built
   *[other] { $built } pieces built
}, { $manned ->
    [0] no buildings manned.
    [one] 1 building manned.
   *[other] { $manned } buildings manned.
}
antiquity-web-reveal-waiting = This plan is not finished yet.
antiquity-web-city-title = { $number ->
    [1] Capital
   *[other] City { $number }
}
antiquity-web-no-city = There is no city here yet.
antiquity-web-city-help = Point at a square to see what stands there. Choose a building to send a man to it.
antiquity-web-city-help-other = Point at a square to see what stands there.
antiquity-web-empty = Empty square
antiquity-web-grave = Grave
antiquity-web-effect-empty = Something can be built here. New graves go on empty squares first.
antiquity-web-effect-grave = Nothing can be built on a grave. A building with a grave does not work. Only the Hospital removes graves.
antiquity-web-city-of = { $number ->
    [1] { $player }’s capital
   *[other] { $player }’s city { $number }
}
antiquity-web-terrain-cut = Cut forest: grassland now
antiquity-web-range = These mountains yield only { $good }
antiquity-web-country-of = { $name } of { $player }: { $count } × { $good } left
antiquity-web-good-of = { $good } of { $player } lies here
antiquity-web-inn-of = { $player }’s inn
antiquity-web-polluted = Polluted
antiquity-web-token = An exploration token, face down
antiquity-web-possible = Possible here: { $what }
antiquity-web-choices-here = { $count ->
    [one] Choose this hex to build here.
   *[other] Choose this hex: { $count } possibilities.
}
antiquity-web-second-next = Choose this hex, then the second one.
antiquity-web-token-lost = { $count ->
    [one] A token is discarded unseen
   *[other] { $count } tokens are discarded unseen
}
antiquity-web-nothing-here = You cannot build here now. Choose a building first to see why.
antiquity-web-brings = Brings { $count } × { $good }
antiquity-web-cleans = { $count ->
    [one] Cleans 1 hex
   *[other] Cleans { $count } hexes
}
antiquity-web-zone-then = { $count ->
    [one] Your zone would have 1 hex
   *[other] Your zone would have { $count } hexes
}
antiquity-web-zone-new = New and clean: { $what }
antiquity-web-holds-forest = { $count } × forest
antiquity-web-holds-grassland = { $count } × grassland
antiquity-web-holds-mountain = { $count } × mountain
antiquity-web-holds-water = { $count } × water
antiquity-web-holds-tokens = { $count ->
    [one] { $count } × token
   *[other] { $count } × tokens
}

## What is to be done now

antiquity-web-round = { $round ->
    [0] First cities
   *[other] Round { $round }
}
antiquity-web-prompt-place = { $name }: choose a place in one of your cities.
antiquity-web-prompt-second-hex = Choose the second hex of the fishery.
antiquity-web-prompt-site = { $tool ->
    [woodcutter] Woodcutter: choose a forest.
    [farm] Farm ({ $good ->
        [grain] grain
        [sheep] sheep
        [olives] olives
       *[wine] wine
    }): choose a grassland.
    [free-farm] Farm without seed ({ $good ->
        [grain] grain
        [sheep] sheep
        [olives] olives
       *[wine] wine
    }): choose a grassland.
    [mine] Mine ({ $good ->
        [stone] stone
       *[gold] gold
    }): choose a mountain.
    [fishery] Fishery ({ $good ->
        [fish] fish
        [pearls] pearls
       *[dye] dye
    }): choose a hex on the coast.
    [inn] Inn: choose a hex in your zone.
    [city] City: choose the centre of seven free land hexes.
   *[clean] Cleaning: choose a polluted hex in your zone.
}
antiquity-web-prompt-keep = There is room for { $room ->
    [one] 1 good
   *[other] { $room } goods
}: choose what to keep.
antiquity-web-choose-building = Choose what to build below first.
antiquity-web-does-not-fit = { $name } does not fit here: the piece must lie on empty squares inside the city. Rotating it may help.
antiquity-web-wait = You have nothing to decide right now. Look around on the map and in the cities.
antiquity-web-todo-first-city = Seven hexes of one start tile become your capital. Water is allowed, but only now.
antiquity-web-todo-graves = { $count ->
    [one] Choose a square for the grave.
   *[other] Choose { $count } squares for the graves, one by one.
}
antiquity-web-todo-pollution = { $count ->
    [one] Choose a clean hex in your zone for pollution.
   *[other] Choose { $count } clean hexes in your zone for pollution, one by one.
}
antiquity-web-todo-harvest = The good under the man comes last.
antiquity-web-harvest-all = Harvest the rest automatically
antiquity-web-todo-exploration = Choose an exploration token in your zone. If it shows food, famine rises by 1 for everyone.
antiquity-web-explore-nothing = Explore nothing
antiquity-web-fill-graves = { $count ->
    [one] Place the grave at the bottom
   *[other] Place all { $count } graves at the bottom
}
antiquity-web-end-turn = End the turn
antiquity-web-resign = Resign
antiquity-web-tools = Building in the countryside
antiquity-web-tools-help = Choose what to build, or choose a hex to see what can be built there.

## Planning

antiquity-web-palette = Buildings
antiquity-web-finish = Finish the plan
antiquity-web-finish-sure = Finish anyway
antiquity-web-put-back = Put everything back
antiquity-web-take-back = Undo step
antiquity-web-let-go = Cancel
antiquity-web-place-here = Put it here
antiquity-web-turn-left = Rotate left
antiquity-web-turn-right = Rotate right
antiquity-web-turn-help = R or the mouse wheel rotates it.
antiquity-web-plan-help = Your plan stays hidden until everyone has finished. You can undo every step.
antiquity-web-spent = This plan costs { $goods }.
antiquity-web-raze = Raze the Cathedral
antiquity-web-forms-house = Which house
antiquity-web-forms-storage = How large
antiquity-web-second-house = San Nicolo gives you a free house with a lower number:
antiquity-web-no-second-house = No second house
antiquity-web-heal-all = { $count ->
    [one] Remove 1 grave
   *[other] Remove { $count } graves
}
antiquity-web-heal-help = The Hospital removes graves: choose one.
antiquity-web-lift-help = You may rearrange: choose a building or a grave.
antiquity-web-lift-more = Is something in the way? Choose it to pick it up too.
antiquity-web-lifted-too = Still to place: { $names }.
antiquity-web-gained = It brings { $goods }.
antiquity-web-for-nothing = for free
antiquity-web-left = { $count } left
antiquity-web-goal-now = Now: { $count } of { $all }
antiquity-web-do-man = Man it
antiquity-web-do-heal = Remove the grave
antiquity-web-do-lift = Move it
antiquity-web-do-dig = Move the grave
antiquity-web-do-bury = Grave here
antiquity-web-chip-state = Built: { $built }. Left: { $left }.

## Paying, exchanging, trading

antiquity-web-pay-for = Paying for: { $name }
antiquity-web-pay = Pay
antiquity-web-pay-due = To pay: { $price }.
antiquity-web-pay-alike = Thanks to the Faculty of Philosophy they may also be of the same kind.
antiquity-web-pay-complete = That is right.
antiquity-web-pay-missing = Still needed: { $price }.
antiquity-web-pay-single = Choose one to pay.
antiquity-web-one-more = 1 × { $good } more (chosen: { $count })
antiquity-web-one-more-of = 1 × { $good } more (chosen: { $count } of { $stock })
antiquity-web-one-less = 1 × { $good } less
antiquity-web-bank = Exchange with the bank
antiquity-web-bank-give = Give { $count ->
    [one] { $count } good
   *[other] { $count } goods
} (chosen: { $given })
antiquity-web-bank-take = and take one for them:
antiquity-web-bank-open = At this table everyone sees your exchanges immediately, and they cannot be undone.
antiquity-web-trade-help = Everyone sees your offer. If it is accepted, the steps before it can no longer be undone.
antiquity-web-exchanged = With the bank: { $what }
antiquity-web-turn-flip-help = R or the mouse wheel rotates and flips it.
antiquity-web-resign-sure = Really resign
antiquity-web-leave-market = Back to the plan
antiquity-web-trade = Trade
antiquity-web-trade-with = With whom
antiquity-web-you-give = You give:
antiquity-web-other-gives = { $player } gives:
antiquity-web-propose = Make the offer
antiquity-web-withdraw = Withdraw the offer
antiquity-web-accept = Accept
antiquity-web-decline = Decline
antiquity-web-offer-waits = You offer { $player } { $give } for { $want }. Waiting for an answer.
antiquity-web-offer-to-you = { $player } offers you { $give } for { $want }, on { $player_market }’s Market.
antiquity-web-offer-of = { $player } offers { $player_two } { $give } for { $want }, on { $player_market }’s Market.
antiquity-web-discard-freely = Everything left fits. Discard more if you like.
antiquity-web-keep-rest = Keep the rest
antiquity-web-keep = Keep these
antiquity-web-keep-choose = There is room for { $room ->
    [one] 1 good
   *[other] { $room } goods
}. Choose what to keep ({ $left } left).
antiquity-web-discard = Discard
antiquity-web-discard-choose = { $count ->
    [one] There is no room for 1 good. Choose what to discard.
   *[other] There is no room for { $count } goods. Choose what to discard ({ $left } more).
}

## What you have

antiquity-web-stock = Stock
antiquity-web-count = { $count } × { $good }
antiquity-web-nothing = nothing
antiquity-web-food = { $count ->
    [one] 1 × food
   *[other] { $count } × different food
}
antiquity-web-luxury = { $count ->
    [one] 1 × luxury
   *[other] { $count } × different luxury
}
antiquity-web-house = House { $number }
antiquity-web-storage = Storage { $rows } × { $columns }
antiquity-web-men = Idle men: { $idle } of { $all }
antiquity-web-men-tip = Idle men can be sent to buildings. In the countryside: { $country }; they come home when their hexes are empty.
antiquity-web-carts = Manned Cart Shops: { $count }
antiquity-web-carts-tip = Every manned Cart Shop builds once in the countryside this round.
antiquity-web-outlook = What this round will bring
antiquity-web-graves-parts = Famine { $famine }, minus food { $food }, minus Granary { $granary } = { $graves ->
    [one] 1 grave
   *[other] { $graves } graves
}. Empty squares: { $spare }.
antiquity-web-pollution-parts = Cities: { $cities }, 3 for each, minus Fountains and Dump = { $pollution }. Clean hexes in your zone: { $room }. Pollution without room becomes graves.
antiquity-web-room-tip = { $room ->
    [any] Your patron saint keeps all your goods.
    [0] Without a manned Storage you lose everything you still have in phase 5.
    [one] In phase 5 you can keep 1 good. The rest is lost.
   *[other] In phase 5 you can keep { $room } goods. The rest is lost.
}
antiquity-web-warnings = Watch out
antiquity-web-warn-idle = Idle men: { $men }, buildings without a man: { $waiting }.
antiquity-web-warn-no-carts = No manned Cart Shop: you build nothing in the countryside.
antiquity-web-warn-storage = Room for { $room } of your { $count ->
    [one] one good
   *[other] { $count } goods
}: { $lost ->
    [one] 1 is lost unless you use it
   *[other] { $lost } are lost unless you use them
}.
antiquity-web-warn-graves = { $count ->
    [one] Famine brings 1 grave.
   *[other] Famine brings { $count } graves.
}
antiquity-web-warn-graves-on-buildings = { $count ->
    [one] Famine brings 1 grave, { $over } of them on buildings.
   *[other] Famine brings { $count } graves, { $over } of them on buildings.
}
antiquity-web-warn-doom = { $count ->
    [one] Famine brings 1 grave, and there is room for { $room }: you would be eliminated.
   *[other] Famine brings { $count } graves, and there is room for { $room }: you would be eliminated.
}
antiquity-web-warn-waste = { $graves ->
    [one] 1 of { $count } pollution becomes a grave because your zone is full.
   *[other] { $graves } of { $count } pollution become graves because your zone is full.
}

## Players

antiquity-web-order = Place in the order of play: { $place }
antiquity-web-people-tip = Idle: { $idle }. In the countryside: { $country }. Twenty people fulfil San Nicolo’s condition.
antiquity-web-types = Types of building: { $count } of { $all }
antiquity-web-types-tip = Only buildings without a grave count. All types at once fulfil Santa Barbara’s condition.
antiquity-web-graves = Graves: { $count }
antiquity-web-graves-tip = { $count } more would come now. Empty squares: { $spare }.
antiquity-web-clean = Clean hexes in the zone: { $count }
antiquity-web-clean-tip = If several players fulfil their conditions together, the one with the most clean hexes wins.
antiquity-web-look = Cities
antiquity-web-goods-of = { $player }’s goods
antiquity-web-no-goods = no goods
antiquity-web-out = Eliminated in round { $round }
antiquity-web-goal = To win: { $condition }

## What things do

antiquity-web-effect-cost = Costs { $cost }.
antiquity-web-effect-squares = { $count ->
    [one] Covers 1 square.
   *[other] Covers { $count } squares.
}
antiquity-web-effect-man = Works only with a man in it.
antiquity-web-effect-no-man = Works without a man.
antiquity-web-effect-house-prices = Houses 1 to 4 are free; higher numbers cost food and luxuries.
antiquity-web-effect-house = Brings one man immediately. A house never gets a grave.
antiquity-web-effect-cart-shop = Builds once a round in the countryside; its man then goes to the new building. Counts for the order of play.
antiquity-web-effect-fountain = Lowers famine by 1 once, and pollution by 1 every round.
antiquity-web-effect-storage = Keeps one good on each square. Any rectangle with an even number of squares.
antiquity-web-effect-granary = Saves 3 graves every round.
antiquity-web-effect-brewery = You may build inns.
antiquity-web-effect-harbour = Bodies of water next to your cities or inns, with their entire coast, belong to your zone.
antiquity-web-effect-explorer = Reveal one exploration token in your zone each round; food raises the famine by 1. Counts for the order of play.
antiquity-web-effect-market = Exchange 2 goods for 1 with the bank as often as you like, and trade with other players.
antiquity-web-effect-university = Its man also works every Faculty that shares an edge with it.
antiquity-web-effect-theology = Once a round you may raze your Cathedral, unless it is Santa Maria’s, to choose another saint.
antiquity-web-effect-philosophy = Where a price asks for different kinds, you may pay with goods of the same kind.
antiquity-web-effect-biology = One farm a round needs no seed, with a crop of your choice.
antiquity-web-effect-alchemy = Once in phase 4 cleans a polluted hex and those around it.
antiquity-web-effect-forced-labour = Every building in the countryside gives 3 goods instead of 1, but the first is lost. While manned, you must use it.
antiquity-web-effect-dump = Manned: 4 less pollution, and no one else pollutes your zone. Unmanned: 1 less.
antiquity-web-effect-cathedral = Choose a patron saint: the power works immediately, and you can win only with that saint’s condition.
antiquity-web-effect-hospital = Removes up to 5 graves every round.
antiquity-web-effect-stable = Your zone reaches 3 hexes instead of 2.
antiquity-web-effect-good-wood = building material, from woodcutters. Pays for most buildings, in the countryside too. Hardly anything starts without wood.
antiquity-web-effect-good-stone = building material, from mines. Pays for Faculties, Forced Labour, Dump, Cathedral and cities.
antiquity-web-effect-good-grain = food, from farms, and seed for a new one. Every food in your stock saves a grave each round. Pays for houses, inns and cities.
antiquity-web-effect-good-sheep = food, from farms, and seed for a new one. Every food in your stock saves a grave each round. Pays for houses, inns and cities.
antiquity-web-effect-good-olives = food, from farms, and seed for a new one. Every food in your stock saves a grave each round. Pays for houses, inns and cities.
antiquity-web-effect-good-fish = food, from fisheries. Every food in your stock saves a grave each round. Pays for houses, inns and cities.
antiquity-web-effect-good-gold = luxury, from mines. Pays for Fountains, Hospital, Stable, houses and cities.
antiquity-web-effect-good-wine = luxury, from farms, and seed for a new one. Pays for Fountains, Hospital, Stable, houses and cities.
antiquity-web-effect-good-pearls = luxury, from fisheries. Pays for Fountains, Hospital, Stable, houses and cities.
antiquity-web-effect-good-dye = luxury, from fisheries. Pays for Fountains, Hospital, Stable, houses and cities.
antiquity-web-effect-country-woodcutter = Costs 1 × wood. On a clean forest in your zone: that hex and every clean forest next to it give 1 × wood and become grassland.
antiquity-web-effect-country-farm = Costs 1 of the good that it grows. On clean grassland in your zone: that hex and every clean grassland next to it give 1 good and are polluted.
antiquity-web-effect-country-free-farm = The Faculty of Biology lets one farm a round be built without seed.
antiquity-web-effect-country-mine = Costs 1 × wood. On a clean mountain in your zone: that hex and every clean mountain next to it give 1 good and are polluted. The first mine decides what the whole range yields.
antiquity-web-effect-country-fishery = Costs 1 × wood. On two adjacent coast hexes, one of them in your zone: every clean water next to them gives 1 good and is polluted.
antiquity-web-effect-country-inn = Costs 1 × food and needs a Brewery. Your zone immediately grows around an inn. The man goes home.
antiquity-web-effect-country-city = Costs 1 × food, 1 × wood, 1 × stone and 2 × different luxury. Brings a new grid of 6 by 6 and more zone, but also 3 pollution a round.
antiquity-web-effect-country-clean = The Faculty of Alchemy cleans a polluted hex and those around it once a round, without a Cart Shop.
antiquity-web-power-nicolo = With every house you pay for you get one with a lower number for free.
antiquity-web-power-barbara = In phase 2 you may move buildings and graves.
antiquity-web-power-christofori = You keep all your goods, without a Storage.
antiquity-web-power-giorgio = In phase 6 you get a fish for every Cathedral built this round.
antiquity-web-power-maria = You have all four powers. This Cathedral can never be razed.
antiquity-web-condition-nicolo = 20 people.
antiquity-web-condition-barbara = all 19 types of building, without graves.
antiquity-web-condition-christofori = at least 3 of each food and each luxury.
antiquity-web-condition-giorgio = the whole zone of an opponent lies in yours.
antiquity-web-condition-maria = two of the other four conditions.
antiquity-web-tool-woodcutter = Woodcutter
antiquity-web-tool-farm = Farm
antiquity-web-tool-free-farm = Without seed
antiquity-web-tool-mine = Mine
antiquity-web-tool-fishery = Fishery
antiquity-web-tool-inn = Inn
antiquity-web-tool-city = City
antiquity-web-tool-clean = Clean
antiquity-web-tool-harvest = Harvest
antiquity-web-tool-explore = Explore
antiquity-web-tool-pollute = Pollute
antiquity-web-with-good = { $name } ({ $good })
antiquity-web-state-grave = { $count ->
    [one] A grave lies on it: it does not work.
   *[other] { $count } graves lie on it: it does not work.
}
antiquity-web-state-taught = Manned by the University.
antiquity-web-state-manned = Manned.
antiquity-web-state-waits = Without a man.
antiquity-web-state-works = Works.

## The end

antiquity-web-finale = The end of the game
antiquity-web-standing = Final standing
antiquity-web-standing-conditions = The saints’ conditions
antiquity-web-standing-points = Final progress
antiquity-web-own-saint = your saint
antiquity-web-fulfilled = fulfilled
antiquity-web-row-people = People
antiquity-web-row-buildings = Types of building without a grave
antiquity-web-row-total = Sum, for the order only
antiquity-web-row-clean = Clean hexes in the zone
antiquity-web-row-graves = Graves
antiquity-web-standing-help = Fulfilling your saint’s condition wins; there are no points. The total only ranks the other players.
antiquity-web-story-saint = { $player } fulfilled the condition of { $saint ->
    [nicolo] San Nicolo
    [barbara] Santa Barbara
    [christofori] San Christofori
    [giorgio] San Giorgio
   *[maria] Santa Maria
} in round { $round }.
antiquity-web-story-tie-break = Several players fulfilled their conditions in round { $round }; { $player } had the most clean hexes.
antiquity-web-story-shared = In round { $round } even the clean hexes were equal: { $player } shares the victory.
antiquity-web-story-survivor = In round { $round } only { $player } was left.
antiquity-web-story-ruin = In round { $round } the last cities fell together, { $player }’s among them.
antiquity-web-story-draw = After { $round } rounds no one had won; { $player } held out.
antiquity-web-story-out = { $player } was eliminated in round { $round }.
antiquity-web-story-no-saint = { $count ->
    [one] { $player } had 1 person and no saint.
   *[other] { $player } had { $count } people and no saint.
}
antiquity-web-story-second = { $player } had reached { $count } of { $all } for { $saint ->
    [nicolo] San Nicolo
    [barbara] Santa Barbara
    [christofori] San Christofori
    [giorgio] San Giorgio
   *[maria] Santa Maria
}.
antiquity-web-story-country = Famine had reached { $famine }; there { $graves ->
    [one] was 1 grave
   *[other] were { $graves } graves
} and { $hexes ->
    [one] 1 hex was polluted
   *[other] { $hexes } hexes were polluted
}.

## In short

antiquity-web-short-theology = Theology
antiquity-web-short-philosophy = Philosophy
antiquity-web-short-biology = Biology
antiquity-web-short-alchemy = Alchemy
antiquity-web-short-explorer = Explorer
antiquity-web-phase-1 = Rise
antiquity-web-phase-2 = City
antiquity-web-phase-3 = Order
antiquity-web-phase-4 = Country
antiquity-web-phase-5 = Storage
antiquity-web-phase-6 = Harvest
antiquity-web-phase-7 = Explore
antiquity-web-phase-8 = Famine
antiquity-web-phase-9 = Pollution
antiquity-web-phase-10 = Victory?
antiquity-web-famine = Famine
antiquity-web-tokens = Tokens
antiquity-web-fisheries = Fisheries
antiquity-web-fisheries-tip = Fisheries left to build: { $count }. A fishery without goods returns to the supply.
antiquity-web-outlook-graves = Graves
antiquity-web-outlook-pollution = Pollution
antiquity-web-outlook-room = Storage
antiquity-web-own-country = Your buildings in the countryside
antiquity-web-no-country = You have nothing in the countryside now.
antiquity-web-famine-tip = Famine is at { $famine }: each player gets that many graves, minus one per food in stock and three with a Granary. It rises by 1 after each round.
antiquity-web-tokens-tip = { $count ->
    [one] Possible contents of the unseen token: { $goods }.
   *[other] Possible contents of the { $count } unseen tokens: { $goods }.
}
antiquity-web-score = place { $place }

antiquity-keys-escape = Let go of the building in hand, or undo the step begun with it
antiquity-keys-swap = Swap the map and the cities
antiquity-keys-coming = Show what the coming pollution and famine will take
