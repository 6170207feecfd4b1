### Antiquity

## Words of the game

antiquity-building-house = House
antiquity-building-cart-shop = Cart Shop
antiquity-building-fountain = Fountain
antiquity-building-storage = Storage
antiquity-building-granary = Granary
antiquity-building-brewery = Brewery
antiquity-building-harbour = Harbour
antiquity-building-explorer = Explorer
antiquity-building-market = Market
antiquity-building-university = University
antiquity-building-theology = Faculty of Theology
antiquity-building-philosophy = Faculty of Philosophy
antiquity-building-biology = Faculty of Biology
antiquity-building-alchemy = Faculty of Alchemy
antiquity-building-forced-labour = Forced Labour
antiquity-building-dump = Dump
antiquity-building-cathedral = Cathedral
antiquity-building-hospital = Hospital
antiquity-building-stable = Stable
antiquity-building-grave = Grave
antiquity-good-wood = wood
antiquity-good-stone = stone
antiquity-good-grain = grain
antiquity-good-sheep = sheep
antiquity-good-olives = olives
antiquity-good-fish = fish
antiquity-good-gold = gold
antiquity-good-wine = wine
antiquity-good-pearls = pearls
antiquity-good-dye = dye
antiquity-country-woodcutter = Woodcutter
antiquity-country-farm = Farm
antiquity-country-mine = Mine
antiquity-country-fishery = Fishery
antiquity-country-inn = Inn
antiquity-country-city = City
antiquity-saint-nicolo = San Nicolo
antiquity-saint-barbara = Santa Barbara
antiquity-saint-christofori = San Christofori
antiquity-saint-giorgio = San Giorgio
antiquity-saint-maria = Santa Maria
antiquity-terrain-forest = Forest
antiquity-terrain-grassland = Grassland
antiquity-terrain-mountain = Mountain
antiquity-terrain-water = Water
antiquity-phase-1 = All rise
antiquity-phase-2 = City building
antiquity-phase-3 = Order of play
antiquity-phase-4 = Countryside building
antiquity-phase-5 = Storage
antiquity-phase-6 = Harvest
antiquity-phase-7 = Exploration
antiquity-phase-8 = Famine
antiquity-phase-9 = Pollution
antiquity-phase-10 = Victory check
antiquity-zone = zone of control
antiquity-men = men
antiquity-patron-saint = patron saint
antiquity-food = food
antiquity-luxury = luxury goods
antiquity-a-building = { $building ->
    [house] a house
    [cart-shop] a cart shop
    [fountain] a fountain
    [storage] a storage
    [granary] the granary
    [brewery] the brewery
    [harbour] the harbour
    [explorer] the explorer
    [market] the market
    [university] the university
    [theology] the faculty of theology
    [philosophy] the faculty of philosophy
    [biology] the faculty of biology
    [alchemy] the faculty of alchemy
    [forced-labour] forced labour
    [dump] the dump
    [cathedral] the cathedral
    [hospital] the hospital
    [stable] the stable
   *[grave] a grave
}
antiquity-a-piece = { $building ->
    [house] house { $detail }
    [cart-shop] a cart shop
    [fountain] a fountain
    [storage] a storage of { $detail }
    [granary] the granary
    [brewery] the brewery
    [harbour] the harbour
    [explorer] the explorer
    [market] the market
    [university] the university
    [theology] the faculty of theology
    [philosophy] the faculty of philosophy
    [biology] the faculty of biology
    [alchemy] the faculty of alchemy
    [forced-labour] forced labour
    [dump] the dump
    [cathedral] the cathedral
    [hospital] the hospital
    [stable] the stable
   *[grave] a grave
}
antiquity-the-good = { $good ->
    [wood] wood
    [stone] stone
    [grain] grain
    [sheep] sheep
    [olives] olives
    [fish] fish
    [gold] gold
    [wine] wine
    [pearls] pearls
   *[dye] dye
}
antiquity-a-kind = { $kind ->
    [woodcutter] a woodcutter
    [farm] a farm
    [mine] a mine
    [fishery] a fishery
    [inn] an inn
   *[city] a city
}
antiquity-your-kind = { $kind ->
    [woodcutter] your woodcutter
    [farm] your farm
    [mine] your mine
   *[fishery] your fishery
}
antiquity-the-saint = { $saint ->
    [nicolo] San Nicolo
    [barbara] Santa Barbara
    [christofori] San Christofori
    [giorgio] San Giorgio
   *[maria] Santa Maria
}
antiquity-goods = { $wood ->
    [0] {""}
   *[other] {" "}{ $wood }× wood
}{ $stone ->
    [0] {""}
   *[other] {" "}{ $stone }× stone
}{ $grain ->
    [0] {""}
   *[other] {" "}{ $grain }× grain
}{ $sheep ->
    [0] {""}
   *[other] {" "}{ $sheep }× sheep
}{ $olives ->
    [0] {""}
   *[other] {" "}{ $olives }× olives
}{ $fish ->
    [0] {""}
   *[other] {" "}{ $fish }× fish
}{ $gold ->
    [0] {""}
   *[other] {" "}{ $gold }× gold
}{ $wine ->
    [0] {""}
   *[other] {" "}{ $wine }× wine
}{ $pearls ->
    [0] {""}
   *[other] {" "}{ $pearls }× pearls
}{ $dye ->
    [0] {""}
   *[other] {" "}{ $dye }× dye
}
antiquity-goods-back = { $wood_back ->
    [0] {""}
   *[other] {" "}{ $wood_back }× wood
}{ $stone_back ->
    [0] {""}
   *[other] {" "}{ $stone_back }× stone
}{ $grain_back ->
    [0] {""}
   *[other] {" "}{ $grain_back }× grain
}{ $sheep_back ->
    [0] {""}
   *[other] {" "}{ $sheep_back }× sheep
}{ $olives_back ->
    [0] {""}
   *[other] {" "}{ $olives_back }× olives
}{ $fish_back ->
    [0] {""}
   *[other] {" "}{ $fish_back }× fish
}{ $gold_back ->
    [0] {""}
   *[other] {" "}{ $gold_back }× gold
}{ $wine_back ->
    [0] {""}
   *[other] {" "}{ $wine_back }× wine
}{ $pearls_back ->
    [0] {""}
   *[other] {" "}{ $pearls_back }× pearls
}{ $dye_back ->
    [0] {""}
   *[other] {" "}{ $dye_back }× dye
}

## What is to be done

antiquity-prompt-first-city = { $player } founds the capital.
antiquity-prompt-first-city-you = Found your capital: choose the centre of seven hexes on a free start tile.
antiquity-prompt-planning = Round { $round }. Planning in secret: { $players }.
antiquity-prompt-plan-idle-you = Round { $round }: build, man buildings ({ $men ->
    [one] 1 man free
   *[other] { $men } men free
}), then finish your plan.
antiquity-prompt-plan-place-you = Choose a place for { antiquity-a-building }.
antiquity-prompt-plan-pay-you = { $luxury ->
    [0] Choose what to pay with: { $food } food to go.
   *[other] { $food ->
        [0] Choose what to pay with: { $luxury } luxury to go.
       *[other] Choose what to pay with: { $food } food and { $luxury } luxury to go.
    }
}
antiquity-prompt-plan-saint-you = Choose the patron saint of your new cathedral.
antiquity-prompt-plan-second-house-you = San Nicolo gives you a second house with a lower number than { $number }. Choose one, or leave it.
antiquity-prompt-plan-exchange-you = Exchange with the bank: give two goods, take one.
antiquity-prompt-plan-move-you = Choose a new place for { antiquity-a-building }.
antiquity-prompt-plan-bury-you = Choose an empty square for the grave.
antiquity-prompt-plan-compose-you = Put together an offer to { $player_two }: what you give, then what you ask for.
antiquity-prompt-plan-offered-you = Your offer waits for { $player_two }. Wait, or withdraw it.
antiquity-prompt-country = { $player } builds in the countryside.
antiquity-prompt-country-you = { $carts ->
    [0] No cart shop can build any more this round: end your turn.
    [one] Build in the countryside: you have one manned cart shop left.
   *[other] Build in the countryside: you have { $carts } manned cart shops left.
}
antiquity-prompt-site = { $player } pays for { antiquity-a-kind }.
antiquity-prompt-site-you = { $luxury ->
    [0] Choose what to pay for { antiquity-a-kind } with: { $food } food to go.
   *[other] { $food ->
        [0] Choose what to pay for { antiquity-a-kind } with: { $luxury } luxury to go.
       *[other] Choose what to pay for { antiquity-a-kind } with: { $food } food and { $luxury } luxury to go.
    }
}
antiquity-prompt-storage = { $player } must give up { $count ->
    [one] one good
   *[other] { $count } goods
}.
antiquity-prompt-storage-you = There is not enough room: give up { $count ->
    [one] one more good
   *[other] { $count } more goods
}.
antiquity-prompt-keeping = { $player } may give up goods.
antiquity-prompt-keeping-you = What is left fits. Give up more if you like.
antiquity-prompt-harvest = { $player } harvests.
antiquity-prompt-harvest-you = Harvest of { antiquity-your-kind }: choose the hex to take the good from.
antiquity-prompt-exploration = { $player } may explore.
antiquity-prompt-exploration-you = Reveal an exploration token in your zone, or leave it. Food makes the famine worse.
antiquity-prompt-famine = { $player } places { $count ->
    [one] one more grave
   *[other] { $count } more graves
}.
antiquity-prompt-famine-you = Famine: place { $count ->
    [one] one more grave
   *[other] { $count } more graves
} in your cities.
antiquity-prompt-waste-graves = { $player } places { $count ->
    [one] one more grave
   *[other] { $count } more graves
} for waste without room.
antiquity-prompt-waste-graves-you = There is no more room for the waste: place { $count ->
    [one] one more grave
   *[other] { $count } more graves
} in your cities.
antiquity-prompt-pollution = { $player } pollutes { $count ->
    [one] one more hex
   *[other] { $count } more hexes
}.
antiquity-prompt-pollution-you = Pollute { $count ->
    [one] one more free hex
   *[other] { $count } more free hexes
} of your zone.
antiquity-prompt-over = Over in round { $round }. Victory goes to { $players }.
antiquity-prompt-ruin = Over in round { $round }: all cities have perished.

## Why not

antiquity-refusal-phase = { $phase ->
    [first-cities] The capitals are founded first.
    [city] Now cities are being built.
    [country] Now the countryside is being built on.
    [storage] Now goods are being stored.
    [harvest] Now is the harvest.
    [exploration] Now is the time to explore.
    [famine] Now is the famine.
    [pollution] Now is the pollution.
   *[over] The game is over.
}
antiquity-refusal-step = { $step ->
    [idle] No step has been begun that this belongs to.
    [place] Place the chosen piece first.
    [pay] Pay for the chosen piece first.
    [saint] Choose a patron saint first.
    [second-house] Choose the second house first, or leave it.
    [exchange] Complete the exchange with the bank first.
    [move] Put down what you have lifted first.
    [bury] Put down the grave first.
    [compose] Complete your offer first, or withdraw it.
   *[offered] Your offer waits for an answer. Withdraw it first.
}
antiquity-refusal-good-missing = You have none (left) of that: { antiquity-the-good }.
antiquity-refusal-good-unfit = { antiquity-the-good } does not fit this payment: kinds differ and are given in order.
antiquity-refusal-nothing-to-pay = There is nothing to pay for.
antiquity-refusal-second-house = The second house must be unbuilt and have a lower number than { $number }.
antiquity-refusal-supply = The common supply has not enough left for { antiquity-a-building }.
antiquity-refusal-built = You have already built { antiquity-a-building }.
antiquity-refusal-price = You do not have the goods for { antiquity-a-building }.
antiquity-refusal-no-room = There is no room in your cities for { antiquity-a-building }.
antiquity-refusal-no-fit = At { $square } there are not enough empty squares for { antiquity-a-building }.
antiquity-refusal-no-men = You have no man left to send.
antiquity-refusal-no-building = No building of yours begins at { $square }.
antiquity-refusal-needs-no-man = This neither needs nor takes a man: { antiquity-a-building }.
antiquity-refusal-grave-on-building = A grave lies on { antiquity-a-building }.
antiquity-refusal-taught = The university already mans { antiquity-a-building }.
antiquity-refusal-manned = Already manned: { antiquity-a-building }.
antiquity-refusal-not-working = For this you need a building that works: { antiquity-a-building }.
antiquity-refusal-healed = The hospital removes at most { $count } graves a round.
antiquity-refusal-no-grave = There is no grave at { $square }.
antiquity-refusal-razed = A cathedral has already been razed this round.
antiquity-refusal-no-cathedral = You have no cathedral.
antiquity-refusal-maria-stays = Santa Maria’s cathedral is never razed.
antiquity-refusal-take-first = Take a good from the bank first.
antiquity-refusal-give-first = Give { $rate } goods to the bank first.
antiquity-refusal-exchange = The bank gets { $rate } goods, given in order. That does not work with { antiquity-the-good } now.
antiquity-refusal-no-rearranging = Only Santa Barbara or Santa Maria, in a cathedral without a grave, let you rearrange.
antiquity-refusal-grid-full = There is no empty square left.
antiquity-refusal-square-taken = { $square } is no empty square of yours.
antiquity-refusal-no-partner = Offers go to others who are still planning.
antiquity-refusal-nothing-to-trade = Neither of you has goods to trade.
antiquity-refusal-offer-most = That player cannot have more goods than that.
antiquity-refusal-bank-empty = The bank has none left: { antiquity-the-good }.
antiquity-refusal-offer-order = Offers are put together in order: first what you give, then what you ask for. { antiquity-the-good } does not fit any more.
antiquity-refusal-empty-offer = An offer gives or asks for something.
antiquity-refusal-no-offer = That player has made you no offer.
antiquity-refusal-offer-goods = You do not have what the offer asks for.
antiquity-refusal-offer-stands = You have an offer open. Withdraw it instead.
antiquity-refusal-trade-stands = A trade that was made stands.
antiquity-refusal-plan-empty = There is nothing to take back.
antiquity-refusal-first-city = { $space } does not lie far enough inside a free start tile.
antiquity-refusal-pay-first = Pay for { antiquity-a-kind } first.
antiquity-refusal-no-cart = You have no manned cart shop left.
antiquity-refusal-country-price = You do not have the goods for { antiquity-a-kind }.
antiquity-refusal-zone = { $space } is outside your zone of control: no place for { antiquity-a-kind }.
antiquity-refusal-occupied = { $space } is occupied: no place for { antiquity-a-kind }.
antiquity-refusal-terrain = { $space } has the wrong terrain for { antiquity-a-kind }.
antiquity-refusal-polluted = { $space } is polluted: nothing there for { antiquity-a-kind }.
antiquity-refusal-no-seed = You have no seed: { antiquity-the-good }.
antiquity-refusal-sown = The faculty of biology has already given seed this round.
antiquity-refusal-range = Something else has been found in the range at { $space }.
antiquity-refusal-no-fishery = All fisheries are in use.
antiquity-refusal-coast = Both hexes must be coast with clean water beside them ({ $space }).
antiquity-refusal-cities = Nobody can have more than { $cities } cities.
antiquity-refusal-no-inn = You have built all your inns.
antiquity-refusal-near-city = { $space } is too near another city.
antiquity-refusal-city-ground = There are no seven free land hexes around { $space }.
antiquity-refusal-city-zone = A city around { $space } would not touch your zone of control.
antiquity-refusal-cleaned = The faculty of alchemy has already cleaned this round.
antiquity-refusal-not-cleanable = { $space } is no free polluted hex of your zone.
antiquity-refusal-resign = Nobody can resign at this table.
antiquity-refusal-no-room-for-goods = There is not enough room: give up { $count ->
    [one] one more good
   *[other] { $count } more goods
} first.
antiquity-refusal-under-man = What lies under the man is harvested last ({ $space }).
antiquity-refusal-not-ripe = Another building is being harvested now, not { $space }.
antiquity-refusal-no-token = You can reveal no token at { $space }.
antiquity-refusal-no-grave-due = There is no grave to place now.
antiquity-refusal-grave-here = There is a grave at { $square } already.
antiquity-refusal-house-here = Houses carry no graves ({ $square }).
antiquity-refusal-empty-first = Empty squares first, then buildings ({ $square }).
antiquity-refusal-no-square = { $square } is not part of a city of yours.
antiquity-refusal-no-markers = There is nothing to pollute now.
antiquity-refusal-outside-zone = { $space } is outside your zone of control.
antiquity-refusal-polluted-already = { $space } is polluted already.
antiquity-refusal-not-free = { $space } is not free.
antiquity-refusal-dump = Another player’s dump protects { $space }.

## What happened

antiquity-event-capital-founded = { $player } founds the capital around { $space }.
antiquity-event-city-founded = { $player } founds city { $number } around { $space } for{ antiquity-goods }.
antiquity-event-tokens-discarded = { $count ->
    [one] An exploration token leaves unseen ({ $spaces }).
   *[other] { $count } exploration tokens leave unseen ({ $spaces }).
}
antiquity-event-round-began = Round { $round } begins. Famine: { $famine }.
antiquity-event-built-paid = { $player } builds { antiquity-a-piece } at { $square } for{ antiquity-goods }.
antiquity-event-built-free = { $player } builds { antiquity-a-piece } for nothing at { $square }.
antiquity-event-saint-chosen = { $player } chooses { antiquity-the-saint } as patron saint.
antiquity-event-manned = { $player } mans { antiquity-a-building } ({ $square }).
antiquity-event-grave-removed = { $player } removes the grave at { $square }; { $left } more this round.
antiquity-event-cathedral-razed = { $player } razes the cathedral of { antiquity-the-saint }.
antiquity-event-exchanged = { $player } gets { antiquity-the-good } from the bank for{ antiquity-goods }.
antiquity-event-moved = { $player } moves { antiquity-a-building } to { $square }.
antiquity-event-taken-back = { $player } takes a step back.
antiquity-event-offer-made = { $player } offers { $player_two } a trade on the Market of { $player_market }: gives{ $gives ->
    [0] {" nothing"}
   *[other] { antiquity-goods }
}; asks for{ $wants ->
    [0] {" nothing"}
   *[other] { antiquity-goods-back }
}.
antiquity-event-offer-declined = { $player_two } declines the offer of { $player }.
antiquity-event-offer-withdrawn = { $player } withdraws the offer to { $player_two }.
antiquity-event-offer-lapsed = The offer of { $player } lapses: { $player_two } has finished planning.
antiquity-event-traded = { $player_two } accepts the offer of { $player }: gets{ $gives ->
    [0] {" nothing"}
   *[other] { antiquity-goods }
}; gives{ $wants ->
    [0] {" nothing"}
   *[other] { antiquity-goods-back }
}.
antiquity-event-plan-finished = { $player } has finished planning.
antiquity-event-plan-cut = The supply is short: { $player } can no longer build { antiquity-a-building } and plans on from there.
antiquity-event-plan-thinned = The supply is short: { $player } does not get { antiquity-a-building } and plans on after the trade.
antiquity-event-revealed-built = { $player } has built { antiquity-a-piece } at { $square }.
antiquity-event-revealed-manned = { $player } has manned { $count ->
    [one] one building
   *[other] { $count } buildings
} ({ $squares }).
antiquity-event-revealed-graves = { $player } has removed { $count ->
    [one] one grave
   *[other] { $count } graves
}.
antiquity-event-revealed-razed = { $player } has razed a cathedral.
antiquity-event-revealed-rearranged = { $player } has rearranged the cities.
antiquity-event-famine-fell = { $count ->
    [one] A new fountain lowers
   *[other] { $count } new fountains lower
} the famine to { $famine }.
antiquity-event-order-set = Order of this round: { $players }.
antiquity-event-inn-built = { $player } builds an inn at { $space } for{ antiquity-goods }.
antiquity-event-country-built = { $player } builds { antiquity-a-kind } at { $space }: { $count }× { antiquity-the-good }.
antiquity-event-range-fixed = From now on this range ({ $space }) holds only { antiquity-the-good }.
antiquity-event-cleaned = { $player } cleans { $count ->
    [one] one hex
   *[other] { $count } hexes
} around { $space } ({ $spaces }).
antiquity-event-goods-lost = { $player } loses goods for lack of room:{ antiquity-goods }.
antiquity-event-harvest-kept = { $player } harvests { antiquity-the-good } from { $space }.
antiquity-event-harvest-lost = { $player } loses { antiquity-the-good } from { $space }.
antiquity-event-harvest-last = Nothing is left there ({ $space }): the building of { $player } is gone.
antiquity-event-fish-received = San Giorgio brings { $player } { $count }× fish.
antiquity-event-explored = { $player } discovers { antiquity-the-good } at { $space }.
antiquity-event-explored-food = { $player } discovers { antiquity-the-good } at { $space }. The famine rises to { $famine }.
antiquity-event-graves-famine = { $player } must place { $count ->
    [one] one grave
   *[other] { $count } graves
}: famine { $famine }, less { $food } food, less { $granary } by the granary.
antiquity-event-graves-pollution = No room for waste: { $player } places { $count ->
    [one] one grave
   *[other] { $count } graves
}.
antiquity-event-grave-placed = { $player } places a grave at { $square }.
antiquity-event-grave-covers = { $player } places a grave at { $square }, on { antiquity-a-building }.
antiquity-event-famine-rose = The famine rises to { $famine }.
antiquity-event-pollution-due = { $player } must pollute { $count ->
    [one] one hex
   *[other] { $count } hexes
}.
antiquity-event-polluted = { $player } pollutes { $count ->
    [one] { $spaces }
   *[other] { $count } hexes ({ $spaces })
}.
antiquity-event-out-famine = { $player } has no room left for the dead and is out.
antiquity-event-out-pollution = { $player } succumbs to the waste and is out.
antiquity-event-out-resigned = { $player } resigns.
antiquity-event-ended-nicolo = { $players } has twenty people: San Nicolo wins in round { $round }.
antiquity-event-ended-barbara = { $players } has every type of building: Santa Barbara wins in round { $round }.
antiquity-event-ended-christofori = { $players } has three of each food and luxury: San Christofori wins in round { $round }.
antiquity-event-ended-giorgio = { $players } encloses another: San Giorgio wins in round { $round }.
antiquity-event-ended-maria = { $players } fulfils two conditions: Santa Maria wins in round { $round }.
antiquity-event-ended-tie-break = Several saints are satisfied in round { $round }; { $players } has the most clean hexes and wins.
antiquity-event-ended-shared = Several saints are satisfied in round { $round }. The victory is shared by { $players }.
antiquity-event-ended-survivor = Only { $players } is left in round { $round } and wins.
antiquity-event-ended-ruin = In round { $round } all cities perish ({ $players }). Nobody wins.
antiquity-event-ended-draw = After round { $round } there is no winner: a draw for { $players }.

## The end

antiquity-score-people = { $count ->
    [one] one person
   *[other] { $count } people
}
antiquity-score-buildings = { $count } of { $all } types of building
antiquity-ending-nicolo = Twenty people: San Nicolo’s condition.
antiquity-ending-barbara = Every type of building: Santa Barbara’s condition.
antiquity-ending-christofori = Three of each food and luxury: San Christofori’s condition.
antiquity-ending-giorgio = Another’s zone enclosed: San Giorgio’s condition.
antiquity-ending-maria = Two of the four conditions: Santa Maria.
antiquity-ending-tie-break = Fulfilled at once: the most clean hexes in the zone decide.
antiquity-ending-shared = Fulfilled at once, equally many clean hexes: a shared victory.
antiquity-ending-survivor = The last survivor wins.
antiquity-ending-ruin = All perished: nobody wins.
antiquity-ending-draw = No winner after a hundred rounds: a draw.

## Options

antiquity-option-beginners = For beginners
antiquity-option-beginners-false = no
antiquity-option-beginners-true = yes, without famine and pollution
antiquity-option-beginners-help = The phases of famine and pollution are left out, to get to know the building.
antiquity-option-resignation = Resigning
antiquity-option-resignation-false = not allowed
antiquity-option-resignation-true = allowed in the turn in the countryside
antiquity-option-resignation-help = Whoever resigns is out; buildings stay as obstacles.
antiquity-option-discard_freely = Giving up goods
antiquity-option-discard_freely-false = only what does not fit
antiquity-option-discard_freely-true = whatever one likes
antiquity-option-discard_freely-help = Usually whatever fits is kept. Otherwise everybody with goods is asked in the storage phase.
antiquity-option-exchanges_are_public = Exchanges with the bank
antiquity-option-exchanges_are_public-false = told at the reveal
antiquity-option-exchanges_are_public-true = told at once
antiquity-option-exchanges_are_public-help = What is told at once can no longer be taken back.
antiquity-option-goods_limited = Goods
antiquity-option-goods_limited-false = without limit
antiquity-option-goods_limited-true = only the 48 of each kind in the box
antiquity-option-goods_limited-help = What is in stock or on the map is not in the bank. Exchanges with the bank are told at once.
antiquity-option-inns_limited = Inns
antiquity-option-inns_limited-false = without limit
antiquity-option-inns_limited-true = only 16 for each player
antiquity-option-inns_limited-help = As the rules have it, a Brewery allows any number of inns.
antiquity-option-inns_on_water = Inns on water
antiquity-option-inns_on_water-false = not allowed
antiquity-option-inns_on_water-true = allowed within the zone
antiquity-option-inns_on_water-help = Only a Harbour brings water into the zone.
antiquity-option-harbour_reaches_whole_water = Harbour
antiquity-option-harbour_reaches_whole_water-false = reaches only the water beside cities and inns
antiquity-option-harbour_reaches_whole_water-true = reaches whole waters
antiquity-option-harbour_reaches_whole_water-help = In both cases with the coast of that water.
antiquity-option-unmanned_dump_helps = Unmanned Dump
antiquity-option-unmanned_dump_helps-false = takes off nothing
antiquity-option-unmanned_dump_helps-true = takes off one marker
antiquity-option-unmanned_dump_helps-help = A manned Dump takes off four.
antiquity-option-pieces_turn = Turning pieces
antiquity-option-pieces_turn-false = not allowed
antiquity-option-pieces_turn-true = allowed
antiquity-option-pieces_turn-help = Whether buildings may be turned when they are placed. Storages always lie either way.
antiquity-option-pieces_flip = Turning pieces over
antiquity-option-pieces_flip-false = not allowed
antiquity-option-pieces_flip-true = allowed
antiquity-option-pieces_flip-help = Makes a difference only for Brewery and Forced Labour.
antiquity-option-barbara_counts_buildings_with_graves = Santa Barbara and graves
antiquity-option-barbara_counts_buildings_with_graves-false = buildings with graves do not count
antiquity-option-barbara_counts_buildings_with_graves-true = buildings with graves count
antiquity-option-barbara_counts_buildings_with_graves-help = For her condition of victory.
antiquity-option-cathedral_with_grave_wins = Cathedral with a grave
antiquity-option-cathedral_with_grave_wins-false = cannot win
antiquity-option-cathedral_with_grave_wins-true = can win
antiquity-option-cathedral_with_grave_wins-help = In both cases it gives no power.
antiquity-option-alchemy_needs_polluted_centre = Faculty of Alchemy
antiquity-option-alchemy_needs_polluted_centre-false = starts from any free hex beside pollution
antiquity-option-alchemy_needs_polluted_centre-true = starts from a polluted hex
antiquity-option-alchemy_needs_polluted_centre-help = From there it cleans the neighbours too.
antiquity-option-pollution_discards_tokens = Tokens on polluted hexes
antiquity-option-pollution_discards_tokens-false = stay
antiquity-option-pollution_discards_tokens-true = are discarded
antiquity-option-pollution_discards_tokens-help = When a marker is placed in the phase of pollution.
antiquity-option-one_first_city_per_start_tile = Start tiles
antiquity-option-one_first_city_per_start_tile-false = may be shared
antiquity-option-one_first_city_per_start_tile-true = take one capital each
antiquity-option-one_first_city_per_start_tile-help = Capitals never touch.
antiquity-option-cities_on_water_are_land = Water under a capital
antiquity-option-cities_on_water_are_land-false = stays water
antiquity-option-cities_on_water_are_land-true = is land from then on
antiquity-option-cities_on_water_are_land-help = It can split a body of water.
antiquity-option-starting_player = First capital
antiquity-option-starting_player-null = drawn by lot
antiquity-option-starting_player-0 = seat 1
antiquity-option-starting_player-1 = seat 2
antiquity-option-starting_player-2 = seat 3
antiquity-option-starting_player-3 = seat 4
antiquity-option-starting_player-help = Founds the first capital and is last in the first order of play.
