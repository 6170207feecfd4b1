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
    [cart-shop] a Cart Shop
    [fountain] a Fountain
    [storage] a Storage
    [granary] the Granary
    [brewery] the Brewery
    [harbour] the Harbour
    [explorer] the Explorer
    [market] the Market
    [university] the University
    [theology] the Faculty of Theology
    [philosophy] the Faculty of Philosophy
    [biology] the Faculty of Biology
    [alchemy] the Faculty of Alchemy
    [forced-labour] Forced Labour
    [dump] the Dump
    [cathedral] the Cathedral
    [hospital] the Hospital
    [stable] the Stable
   *[grave] a grave
}
antiquity-a-piece = { $building ->
    [house] house { $detail }
    [cart-shop] a Cart Shop
    [fountain] a Fountain
    [storage] a Storage of { $detail }
    [granary] the Granary
    [brewery] the Brewery
    [harbour] the Harbour
    [explorer] the Explorer
    [market] the Market
    [university] the University
    [theology] the Faculty of Theology
    [philosophy] the Faculty of Philosophy
    [biology] the Faculty of Biology
    [alchemy] the Faculty of Alchemy
    [forced-labour] Forced Labour
    [dump] the Dump
    [cathedral] the Cathedral
    [hospital] the Hospital
    [stable] the Stable
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
   *[other] { antiquity-goods.comma-stone } { $stone }× stone
}{ $grain ->
    [0] {""}
   *[other] { antiquity-goods.comma-grain } { $grain }× grain
}{ $sheep ->
    [0] {""}
   *[other] { antiquity-goods.comma-sheep } { $sheep }× sheep
}{ $olives ->
    [0] {""}
   *[other] { antiquity-goods.comma-olives } { $olives }× olives
}{ $fish ->
    [0] {""}
   *[other] { antiquity-goods.comma-fish } { $fish }× fish
}{ $gold ->
    [0] {""}
   *[other] { antiquity-goods.comma-gold } { $gold }× gold
}{ $wine ->
    [0] {""}
   *[other] { antiquity-goods.comma-wine } { $wine }× wine
}{ $pearls ->
    [0] {""}
   *[other] { antiquity-goods.comma-pearls } { $pearls }× pearls
}{ $dye ->
    [0] {""}
   *[other] { antiquity-goods.comma-dye } { $dye }× dye
}
    .comma-stone = { $wood ->
        [0] {""}
       *[other] ,
    }
    .comma-grain = { $stone ->
        [0] { antiquity-goods.comma-stone }
       *[other] ,
    }
    .comma-sheep = { $grain ->
        [0] { antiquity-goods.comma-grain }
       *[other] ,
    }
    .comma-olives = { $sheep ->
        [0] { antiquity-goods.comma-sheep }
       *[other] ,
    }
    .comma-fish = { $olives ->
        [0] { antiquity-goods.comma-olives }
       *[other] ,
    }
    .comma-gold = { $fish ->
        [0] { antiquity-goods.comma-fish }
       *[other] ,
    }
    .comma-wine = { $gold ->
        [0] { antiquity-goods.comma-gold }
       *[other] ,
    }
    .comma-pearls = { $wine ->
        [0] { antiquity-goods.comma-wine }
       *[other] ,
    }
    .comma-dye = { $pearls ->
        [0] { antiquity-goods.comma-pearls }
       *[other] ,
    }
antiquity-goods-back = { $wood_back ->
    [0] {""}
   *[other] {" "}{ $wood_back }× wood
}{ $stone_back ->
    [0] {""}
   *[other] { antiquity-goods-back.comma-stone } { $stone_back }× stone
}{ $grain_back ->
    [0] {""}
   *[other] { antiquity-goods-back.comma-grain } { $grain_back }× grain
}{ $sheep_back ->
    [0] {""}
   *[other] { antiquity-goods-back.comma-sheep } { $sheep_back }× sheep
}{ $olives_back ->
    [0] {""}
   *[other] { antiquity-goods-back.comma-olives } { $olives_back }× olives
}{ $fish_back ->
    [0] {""}
   *[other] { antiquity-goods-back.comma-fish } { $fish_back }× fish
}{ $gold_back ->
    [0] {""}
   *[other] { antiquity-goods-back.comma-gold } { $gold_back }× gold
}{ $wine_back ->
    [0] {""}
   *[other] { antiquity-goods-back.comma-wine } { $wine_back }× wine
}{ $pearls_back ->
    [0] {""}
   *[other] { antiquity-goods-back.comma-pearls } { $pearls_back }× pearls
}{ $dye_back ->
    [0] {""}
   *[other] { antiquity-goods-back.comma-dye } { $dye_back }× dye
}
    .comma-stone = { $wood_back ->
        [0] {""}
       *[other] ,
    }
    .comma-grain = { $stone_back ->
        [0] { antiquity-goods-back.comma-stone }
       *[other] ,
    }
    .comma-sheep = { $grain_back ->
        [0] { antiquity-goods-back.comma-grain }
       *[other] ,
    }
    .comma-olives = { $sheep_back ->
        [0] { antiquity-goods-back.comma-sheep }
       *[other] ,
    }
    .comma-fish = { $olives_back ->
        [0] { antiquity-goods-back.comma-olives }
       *[other] ,
    }
    .comma-gold = { $fish_back ->
        [0] { antiquity-goods-back.comma-fish }
       *[other] ,
    }
    .comma-wine = { $gold_back ->
        [0] { antiquity-goods-back.comma-gold }
       *[other] ,
    }
    .comma-pearls = { $wine_back ->
        [0] { antiquity-goods-back.comma-wine }
       *[other] ,
    }
    .comma-dye = { $pearls_back ->
        [0] { antiquity-goods-back.comma-pearls }
       *[other] ,
    }

## What is to be done

antiquity-prompt-first-city = { $player } founds the capital.
antiquity-prompt-first-city-you = Found your capital: choose the centre of its seven hexes on a free start tile.
antiquity-prompt-planning = Round { $round }. Planning in secret: { $players }.
antiquity-prompt-plan-idle-you = Round { $round }: build, assign men to buildings ({ $men ->
    [one] 1 man free
   *[other] { $men } men free
}), then finish your plan.
antiquity-prompt-plan-place-you = Choose a place for { antiquity-a-building }.
antiquity-prompt-plan-pay-you = { $luxury ->
    [0] Choose what to pay with: { $food } food left to pay.
   *[other] { $food ->
        [0] Choose what to pay with: { $luxury } luxury left to pay.
       *[other] Choose what to pay with: { $food } food and { $luxury } luxury left to pay.
    }
}
antiquity-prompt-plan-saint-you = Choose the patron saint of your new Cathedral.
antiquity-prompt-plan-second-house-you = San Nicolo gives you a free house numbered below { $number }. Choose one, or decline.
antiquity-prompt-plan-exchange-you = Exchange with the bank: give two goods, take one.
antiquity-prompt-plan-move-you = Choose a new place for { antiquity-a-building }.
antiquity-prompt-plan-bury-you = Choose an empty square for the grave.
antiquity-prompt-plan-compose-you = Put together an offer to { $player_two }: what you give, then what you ask for.
antiquity-prompt-plan-offered-you = Waiting for { $player_two } to answer. You can withdraw the offer.
antiquity-prompt-country = { $player } builds in the countryside.
antiquity-prompt-country-you = { $carts ->
    [0] No Cart Shop can build this round any longer: end your turn.
    [one] Build in the countryside: you have one manned Cart Shop left.
   *[other] Build in the countryside: you have { $carts } manned Cart Shops left.
}
antiquity-prompt-site = { $player } pays for { antiquity-a-kind }.
antiquity-prompt-site-you = { $luxury ->
    [0] Choose what to pay for { antiquity-a-kind } with: { $food } food left to pay.
   *[other] { $food ->
        [0] Choose what to pay for { antiquity-a-kind } with: { $luxury } luxury left to pay.
       *[other] Choose what to pay for { antiquity-a-kind } with: { $food } food and { $luxury } luxury left to pay.
    }
}
antiquity-prompt-storage = { $player } must discard { $count ->
    [one] one good
   *[other] { $count } goods
}.
antiquity-prompt-storage-you = There is not enough room: discard { $count ->
    [one] one more good
   *[other] { $count } more goods
}.
antiquity-prompt-keeping = { $player } may discard goods.
antiquity-prompt-keeping-you = What is left fits. Discard more if you like.
antiquity-prompt-harvest = { $player } harvests.
antiquity-prompt-harvest-you = Harvest of { antiquity-your-kind }: choose the hex to take the good from.
antiquity-prompt-exploration = { $player } may explore.
antiquity-prompt-exploration-you = Reveal an exploration token in your zone, or decline. Finding food raises the famine.
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
} for pollution without room.
antiquity-prompt-waste-graves-you = There is no room left for pollution: place { $count ->
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
} in your zone.
antiquity-prompt-storage-together = Storage. Still deciding: { $players }.
antiquity-prompt-harvest-together = Harvest. Still deciding: { $players }.
antiquity-prompt-famine-together = Famine. Still deciding: { $players }.
antiquity-prompt-pollution-together = Pollution. Still deciding: { $players }.
antiquity-prompt-pollution-waiting-you = Wait for { $players }: your zones share clean hexes, so you place pollution in order of play.
antiquity-prompt-over = Game over in round { $round }. { $players } won.
antiquity-prompt-ruin = Game over in round { $round }. Every city has fallen.

## Why not

antiquity-refusal-phase = { $phase ->
    [first-cities] The capitals are founded first.
    [city] It is the city building phase.
    [country] It is the countryside building phase.
    [storage] It is the storage phase.
    [harvest] It is the harvest phase.
    [exploration] It is the exploration phase.
    [famine] It is the famine phase.
    [pollution] It is the pollution phase.
   *[over] The game is over.
}
antiquity-refusal-step = { $step ->
    [idle] There is nothing in progress to do this with.
    [place] Place the chosen piece first.
    [pay] Pay for the chosen piece first.
    [saint] Choose a patron saint first.
    [second-house] Choose the second house first, or decline.
    [exchange] Complete the exchange with the bank first.
    [move] Put down what you have picked up first.
    [bury] Put down the grave first.
    [compose] Complete your offer first, or withdraw it.
   *[offered] Your offer is waiting for an answer. Withdraw it first.
}
antiquity-refusal-good-missing = You have no { antiquity-the-good }.
antiquity-refusal-good-unfit = You cannot use { antiquity-the-good } here: goods must be different and are paid in order.
antiquity-refusal-nothing-to-pay = There is nothing to pay for.
antiquity-refusal-second-house = The second house must be unbuilt and have a lower number than { $number }.
antiquity-refusal-supply = The common supply does not have enough left for { antiquity-a-building }.
antiquity-refusal-built = You have already built { antiquity-a-building }.
antiquity-refusal-price = You do not have the goods for { antiquity-a-building }.
antiquity-refusal-no-room = There is no room in your cities for { antiquity-a-building }.
antiquity-refusal-no-fit = At { $square } there are not enough empty squares for { antiquity-a-building }.
antiquity-refusal-no-men = You have no man left to send.
antiquity-refusal-no-building = None of your buildings starts at { $square }.
antiquity-refusal-needs-no-man = You cannot send a man to { antiquity-a-building }.
antiquity-refusal-grave-on-building = There is a grave on { antiquity-a-building }.
antiquity-refusal-taught = The University already mans { antiquity-a-building }.
antiquity-refusal-silenced = Because of the grave on the University, this does not work: { antiquity-a-building }.
antiquity-refusal-manned = Already manned: { antiquity-a-building }.
antiquity-refusal-not-working = For this you need { antiquity-a-building } in working order.
antiquity-refusal-healed = The Hospital removes at most { $count ->
    [one] { $count } grave
   *[other] { $count } graves
} a round.
antiquity-refusal-no-grave = There is no grave at { $square }.
antiquity-refusal-razed = A Cathedral has already been razed this round.
antiquity-refusal-no-cathedral = You have no Cathedral.
antiquity-refusal-maria-stays = Santa Maria’s Cathedral is never razed.
antiquity-refusal-take-first = Take a good from the bank first.
antiquity-refusal-give-first = Give { $rate } goods to the bank first.
antiquity-refusal-exchange = The bank takes { $rate } goods, given in order. That does not work with { antiquity-the-good } now.
antiquity-refusal-no-rearranging = You can rearrange only with Santa Barbara or Santa Maria in a Cathedral free of graves.
antiquity-refusal-grid-full = There is no empty square left.
antiquity-refusal-square-taken = { $square } is not one of your empty squares.
antiquity-refusal-no-partner = You can make offers only to players who are still planning.
antiquity-refusal-nothing-to-trade = Neither of you has goods to trade.
antiquity-refusal-offer-most = That player cannot have more goods than that.
antiquity-refusal-bank-empty = The bank has no { antiquity-the-good } left.
antiquity-refusal-offer-order = Put an offer together in order: first what you give, then what you ask for. { antiquity-the-good } no longer fits.
antiquity-refusal-empty-offer = An offer must give or ask for at least one good.
antiquity-refusal-no-offer = That player has not made you an offer.
antiquity-refusal-offer-goods = You do not have what the offer asks for.
antiquity-refusal-offer-stands = You have an offer open. Withdraw it instead.
antiquity-refusal-trade-stands = A completed trade cannot be undone.
antiquity-refusal-market-announced = You have offered a trade on your Market: your man stays there this round.
antiquity-refusal-plan-empty = There is nothing to undo.
antiquity-refusal-first-city = { $space } is too close to the edge of a free start tile.
antiquity-refusal-pay-first = Pay for { antiquity-a-kind } first.
antiquity-refusal-no-cart = You have no manned Cart Shop left.
antiquity-refusal-country-price = You do not have the goods for { antiquity-a-kind }.
antiquity-refusal-zone = { $space } is outside your zone of control: you cannot build { antiquity-a-kind } there.
antiquity-refusal-occupied = { $space } is occupied: you cannot build { antiquity-a-kind } there.
antiquity-refusal-terrain = { $space } has the wrong terrain for { antiquity-a-kind }.
antiquity-refusal-polluted = { $space } is polluted: you cannot build { antiquity-a-kind } there.
antiquity-refusal-no-seed = You have no { antiquity-the-good } to sow.
antiquity-refusal-sown = You have already used the Faculty of Biology this round.
antiquity-refusal-range = Something else has been found in the range at { $space }.
antiquity-refusal-no-fishery = All fisheries are in use.
antiquity-refusal-coast = Both hexes must be coast next to clean water ({ $space }).
antiquity-refusal-cities = No one can have more than { $cities } cities.
antiquity-refusal-no-inn = You have built all your inns.
antiquity-refusal-near-city = { $space } is too close to another city.
antiquity-refusal-city-ground = The seven land hexes around { $space } are not all free.
antiquity-refusal-city-zone = A city around { $space } would not touch your zone of control.
antiquity-refusal-cleaned = You have already used the Faculty of Alchemy this round.
antiquity-refusal-not-cleanable = { $space } is not a free polluted hex in your zone.
antiquity-refusal-resign = Resigning is not allowed at this table.
antiquity-refusal-fish-in-cathedral = Your fish is in the Cathedral. Discard something that has no room.
antiquity-refusal-no-room-for-goods = There is not enough room: discard { $count ->
    [one] one more good
   *[other] { $count } more goods
} first.
antiquity-refusal-under-man = The good under the man is harvested last ({ $space }).
antiquity-refusal-not-ripe = Another building is being harvested now, not { $space }.
antiquity-refusal-no-token = You cannot reveal a token at { $space }.
antiquity-refusal-no-grave-due = There is no grave to place now.
antiquity-refusal-grave-here = There is already a grave at { $square }.
antiquity-refusal-house-here = Graves cannot go on houses ({ $square }).
antiquity-refusal-empty-first = Empty squares first, then buildings ({ $square }).
antiquity-refusal-no-square = { $square } is not in one of your cities.
antiquity-refusal-no-markers = There is nothing to pollute now.
antiquity-refusal-outside-zone = { $space } is outside your zone of control.
antiquity-refusal-polluted-already = { $space } is already polluted.
antiquity-refusal-not-free = { $space } is not free.
antiquity-refusal-dump = Another player’s Dump protects { $space }.

## What happened

antiquity-event-capital-founded = { $player } founds the capital around { $space }.
antiquity-event-city-founded = { $player } founds city { $number } around { $space } for{ antiquity-goods }.
antiquity-event-tokens-discarded = { $count ->
    [one] An exploration token is discarded unseen ({ $spaces }).
   *[other] { $count } exploration tokens are discarded unseen ({ $spaces }).
}
antiquity-event-round-began = Round { $round } begins. Famine: { $famine }.
antiquity-event-built-paid = { $player } builds { antiquity-a-piece } at { $square } for{ antiquity-goods }.
antiquity-event-built-free = { $player } builds { antiquity-a-piece } for free at { $square }.
antiquity-event-saint-chosen = { $player } chooses { antiquity-the-saint } as patron saint.
antiquity-event-manned = { $player } mans { antiquity-a-building } ({ $square }).
antiquity-event-grave-removed = { $player } removes the grave at { $square }; { $left } left this round.
antiquity-event-cathedral-razed = { $player } razes the Cathedral of { antiquity-the-saint }.
antiquity-event-exchanged = { $player } gets { antiquity-the-good } from the bank for{ antiquity-goods }.
antiquity-event-moved = { $player } moves { antiquity-a-building } to { $square }.
antiquity-event-taken-back = { $player } undoes a step.
antiquity-event-offer-made = { $player } offers { $player_two } a trade on { $player_market }’s Market: gives{ $gives ->
    [0] {" nothing"}
   *[other] { antiquity-goods }
}; asks for{ $wants ->
    [0] {" nothing"}
   *[other] { antiquity-goods-back }
}.
antiquity-event-offer-declined = { $player_two } declines { $player }’s offer.
antiquity-event-offer-withdrawn = { $player } withdraws the offer to { $player_two }.
antiquity-event-offer-lapsed = { $player }’s offer lapses: { $player_two } has finished planning.
antiquity-event-traded = { $player_two } accepts { $player }’s offer: gets{ $gives ->
    [0] {" nothing"}
   *[other] { antiquity-goods }
}; gives{ $wants ->
    [0] {" nothing"}
   *[other] { antiquity-goods-back }
}.
antiquity-event-plan-finished = { $player } has finished planning.
antiquity-event-plan-cut = The supply is short: { $player } can no longer build { antiquity-a-building } and continues planning from there.
antiquity-event-plan-thinned = The supply is short: { $player } does not get { antiquity-a-building } and continues planning after the trade.
antiquity-event-revealed-built = { $player } has built { antiquity-a-piece } at { $square }.
antiquity-event-revealed-manned = { $player } has manned { $count ->
    [one] one building
   *[other] { $count } buildings
} ({ $squares }).
antiquity-event-revealed-graves = { $player } has removed { $count ->
    [one] one grave
   *[other] { $count } graves
}.
antiquity-event-revealed-razed = { $player } has razed a Cathedral.
antiquity-event-revealed-rearranged = { $player } has rearranged the cities.
antiquity-event-famine-fell = { $count ->
    [one] A new Fountain lowers
   *[other] { $count } new Fountains lower
} the famine to { $famine }.
antiquity-event-order-set = Order of play this round: { $players }.
antiquity-event-inn-built = { $player } builds an inn at { $space } for{ antiquity-goods }.
antiquity-event-country-built = { $player } builds { antiquity-a-kind } at { $space }: { $count }× { antiquity-the-good }.
antiquity-event-range-fixed = From now on this range ({ $space }) yields only { antiquity-the-good }.
antiquity-event-cleaned = { $player } cleans { $count ->
    [one] one hex
   *[other] { $count } hexes
} around { $space } ({ $spaces }).
antiquity-event-goods-lost = { $player } loses goods for want of storage:{ antiquity-goods }.
antiquity-event-goods-kept = { $player } keeps the rest.
antiquity-event-harvest-kept = { $player } harvests { antiquity-the-good } from { $space }.
antiquity-event-harvest-lost = { $player } loses { antiquity-the-good } from { $space }.
antiquity-event-harvest-last = Nothing is left there ({ $space }): { $player }’s building is removed.
antiquity-event-fish-received = San Giorgio brings { $player } { $count }× fish.
antiquity-event-explored = { $player } discovers { antiquity-the-good } at { $space }.
antiquity-event-explored-food = { $player } discovers { antiquity-the-good } at { $space }. The famine rises to { $famine }.
antiquity-event-graves-famine = { $player } must place { $count ->
    [one] one grave
   *[other] { $count } graves
}: famine { $famine }, minus { $food } food and { $granary } for the Granary.
antiquity-event-graves-pollution = No room for pollution: { $player } places { $count ->
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
antiquity-event-out-famine = { $player } has no room left for the dead and is eliminated.
antiquity-event-out-pollution = { $player } is overwhelmed by pollution and eliminated.
antiquity-event-out-resigned = { $player } resigns.
antiquity-event-ended-nicolo = { $players } has twenty people: San Nicolo wins in round { $round }.
antiquity-event-ended-barbara = { $players } has every type of building: Santa Barbara wins in round { $round }.
antiquity-event-ended-christofori = { $players } has three of each food and luxury: San Christofori wins in round { $round }.
antiquity-event-ended-giorgio = { $players } has enclosed an opponent: San Giorgio wins in round { $round }.
antiquity-event-ended-maria = { $players } fulfils two conditions: Santa Maria wins in round { $round }.
antiquity-event-ended-tie-break = Several saints are satisfied in round { $round }; { $players } has the most clean hexes and wins.
antiquity-event-ended-shared = Several saints are satisfied in round { $round }. { $players } share the victory.
antiquity-event-ended-survivor = Only { $players } is left in round { $round } and wins.
antiquity-event-ended-ruin = In round { $round } the last cities fall ({ $players }). No one wins.
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
antiquity-ending-giorgio = An opponent’s zone enclosed: San Giorgio’s condition.
antiquity-ending-maria = Two of the four conditions: Santa Maria.
antiquity-ending-tie-break = Several fulfilled their conditions together: the most clean hexes win.
antiquity-ending-shared = Several fulfilled their conditions together, with equally many clean hexes: a shared victory.
antiquity-ending-survivor = The last survivor wins.
antiquity-ending-ruin = Every city fell: no one wins.
antiquity-ending-draw = No winner after a hundred rounds: a draw.

## Options

antiquity-option-beginners = For beginners
antiquity-option-beginners-false = no
antiquity-option-beginners-true = yes, without famine and pollution
antiquity-option-beginners-help = The famine and pollution phases are left out, to get to know building.
antiquity-option-resignation = Resigning
antiquity-option-resignation-false = not allowed
antiquity-option-resignation-true = allowed during your countryside turn
antiquity-option-resignation-help = A player who resigns is eliminated; their buildings stay as obstacles.
antiquity-option-discard_freely = Discarding goods
antiquity-option-discard_freely-false = only what does not fit
antiquity-option-discard_freely-true = any goods
antiquity-option-discard_freely-help = Normally whatever fits is kept. Otherwise everyone with goods is asked in the storage phase.
antiquity-option-exchanges_are_public = Exchanges with the bank
antiquity-option-exchanges_are_public-false = announced at the reveal
antiquity-option-exchanges_are_public-true = announced immediately
antiquity-option-exchanges_are_public-help = An exchange that is announced immediately can no longer be undone.
antiquity-option-goods_limited = Goods
antiquity-option-goods_limited-false = unlimited
antiquity-option-goods_limited-true = only the 48 of each kind in the box
antiquity-option-goods_limited-help = What is in stock or on the map is not in the bank. Exchanges with the bank are announced immediately.
antiquity-option-inns_limited = Inns
antiquity-option-inns_limited-false = unlimited
antiquity-option-inns_limited-true = only 16 for each player
antiquity-option-inns_limited-help = By the rules, a Brewery allows any number of inns.
antiquity-option-inns_on_water = Inns on water
antiquity-option-inns_on_water-false = not allowed
antiquity-option-inns_on_water-true = allowed within the zone
antiquity-option-inns_on_water-help = Only a Harbour brings water into the zone.
antiquity-option-harbour_reaches_whole_water = Harbour
antiquity-option-harbour_reaches_whole_water-false = reaches only the water next to cities and inns
antiquity-option-harbour_reaches_whole_water-true = reaches entire bodies of water
antiquity-option-harbour_reaches_whole_water-help = In both cases including the coast of that water.
antiquity-option-unmanned_dump_helps = Unmanned Dump
antiquity-option-unmanned_dump_helps-false = removes no markers
antiquity-option-unmanned_dump_helps-true = removes one marker
antiquity-option-unmanned_dump_helps-help = A manned Dump removes four.
antiquity-option-pieces_turn = Rotating pieces
antiquity-option-pieces_turn-false = not allowed
antiquity-option-pieces_turn-true = allowed
antiquity-option-pieces_turn-help = Whether buildings may be rotated when they are placed. A Storage may always lie either way.
antiquity-option-pieces_flip = Flipping pieces
antiquity-option-pieces_flip-false = not allowed
antiquity-option-pieces_flip-true = allowed
antiquity-option-pieces_flip-help = Makes a difference only for Brewery and Forced Labour.
antiquity-option-barbara_counts_buildings_with_graves = Santa Barbara and graves
antiquity-option-barbara_counts_buildings_with_graves-false = buildings with graves do not count
antiquity-option-barbara_counts_buildings_with_graves-true = buildings with graves count
antiquity-option-barbara_counts_buildings_with_graves-help = For her victory condition.
antiquity-option-cathedral_with_grave_wins = Cathedral with a grave
antiquity-option-cathedral_with_grave_wins-false = cannot win
antiquity-option-cathedral_with_grave_wins-true = can win
antiquity-option-cathedral_with_grave_wins-help = In both cases it gives no power.
antiquity-option-grave_on_university_silences_faculties = Grave on the University
antiquity-option-grave_on_university_silences_faculties-false = faculties with a man of their own still work
antiquity-option-grave_on_university_silences_faculties-true = silences the faculties next to it too
antiquity-option-grave_on_university_silences_faculties-help = In both cases the University itself no longer mans any faculties.
antiquity-option-fish_stays_in_cathedral = San Giorgio’s fish
antiquity-option-fish_stays_in_cathedral-false = needs storage like any other good
antiquity-option-fish_stays_in_cathedral-true = stays in the Cathedral
antiquity-option-fish_stays_in_cathedral-help = Only the fish that his power brings can stay there, until you use it, and only while the Cathedral is free of graves.
antiquity-option-ties_count_built_hexes = Tie-break
antiquity-option-ties_count_built_hexes-false = clean hexes without cities and inns
antiquity-option-ties_count_built_hexes-true = all clean hexes in the zone
antiquity-option-ties_count_built_hexes-help = All clean hexes include those with other players’ cities and inns. Your own are never part of your zone.
antiquity-option-alchemy_needs_polluted_centre = Faculty of Alchemy
antiquity-option-alchemy_needs_polluted_centre-false = starts from any free hex next to pollution
antiquity-option-alchemy_needs_polluted_centre-true = starts from a polluted hex
antiquity-option-alchemy_needs_polluted_centre-help = From there it cleans the neighbours too.
antiquity-option-alchemy_cleans_occupied_hexes = What Alchemy cleans
antiquity-option-alchemy_cleans_occupied_hexes-false = only free hexes
antiquity-option-alchemy_cleans_occupied_hexes-true = occupied neighbours too
antiquity-option-alchemy_cleans_occupied_hexes-help = Occupied hexes are those with goods, inns or fisheries.
antiquity-option-pollution_on_wood = Pollution on hexes with wood
antiquity-option-pollution_on_wood-false = not allowed
antiquity-option-pollution_on_wood-true = allowed
antiquity-option-pollution_on_wood-help = Applies to the pollution phase. The wood stays and is harvested as usual.
antiquity-option-pollution_discards_tokens = Tokens on polluted hexes
antiquity-option-pollution_discards_tokens-false = stay
antiquity-option-pollution_discards_tokens-true = are discarded
antiquity-option-pollution_discards_tokens-help = When a marker is placed in the pollution phase.
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
