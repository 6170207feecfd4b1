### La Città in words

## Names

lacitta-text-building = { $building ->
    [castle] castle
    [farm] farm
    [quarry] quarry
    [school] cloister school
    [statue] statue
    [market] market
    [well] fountain
    [palazzo] palace
    [hospital] hospital
    [bath] bathhouse
    [cathedral] cathedral
   *[university] university
}
lacitta-text-area = { $area } { $landscape ->
    [field-1] farmland 1
    [field-2] farmland 2
    [field-3] farmland 3
    [mountain] mountain
   *[water] water
}
lacitta-text-yield = farm { $food }{ $gold ->
    [0] {""}
   *[other] , quarry { $gold }
}{ $water ->
    [yes] , water
   *[no] {""}
}
lacitta-text-card = { lacitta-the-card }
lacitta-text-city = City { $space }:

## Overview

lacitta-text-time = Year { $year } of { $years }, { $stage ->
    [end] end of the year
   *[rounds] round { $round } of { $rounds }
}. Order of play:
lacitta-text-wishes = The people want:
lacitta-text-stores = { $gold } gold{ $income ->
    [0] {""}
   *[other] {" "}(+{ $income } a year)
}, { $cards ->
    [0] no action cards left
    [one] 1 action card
   *[other] { $cards } action cards
}, { $food } food for { $people ->
    [one] 1 citizen
   *[other] { $people } citizens
}.
lacitta-text-standing = Points if the game ended now:
lacitta-text-points = { $player } { $points }

## Players and cities

lacitta-text-no-city = No city left.
lacitta-text-newcomers = Next year { $count ->
    [one] 1 citizen comes
   *[other] { $count } citizens come
} by growth: then there are { $people } to feed.
lacitta-text-castles = { $count ->
    [one] 1 castle
   *[other] { $count } castles
} left for new cities{ $founded ->
    [yes] , but no more this year
   *[no] {""}
}.
lacitta-text-figures = Coloured citizens on the map:
lacitta-text-figure = on { $space } for { $purpose ->
    [culture] culture
    [knowledge] education
    [health] health
   *[harvest] the harvest
}
lacitta-text-figures-left = Coloured citizens left: { $count }.
lacitta-text-used = Politics cards played this year:
lacitta-text-tiles = Buildings, { $food } food in all:
lacitta-text-tile = { lacitta-text-building } on { $space }{ $food ->
    [0] {""}
   *[other] {" "}({ $food } food)
}{ $gold ->
    [0] {""}
   *[other] {" "}({ $gold } gold a year)
}
lacitta-text-draws = { $all ->
    [0] No arches
   *[other] Arches: culture { $culture }, education { $knowledge }, health { $health }
}{ $figures ->
    [0] {""}
    [one] {" "}(one of them a coloured citizen, this year only)
   *[other] {" "}({ $figures } of them coloured citizens, this year only)
}.
lacitta-text-lacks = For { $points ->
    [one] 1 extra point
   *[other] { $points } extra points
} at the end it still needs:
lacitta-text-neighbours = Neighbours:
lacitta-text-near = { $player }’s city { $space }
lacitta-text-near-own = your city { $space }
lacitta-text-neighbour = Neighbour: { $player }’s city { $space } with { $people ->
    [one] 1 citizen
   *[other] { $people } citizens
}:
lacitta-text-comparison = { lacitta-the-attraction } { $here } against { $there }{ $moves ->
    [in] {" "}(draws a citizen)
    [out] {" "}(loses a citizen)
   *[none] {""}
}
lacitta-text-sites = Free hexes to build on:
lacitta-text-site = { $space } next to { $beside } ({ lacitta-text-yield })

## Cards and supply

lacitta-text-display = Politics cards on display
lacitta-text-offer-building = { lacitta-the-card }{ $number ->
    [one] {""}
   *[other] {" "}({ $number } cards)
}: { $gold } gold{ $culture ->
    [0] {""}
   *[other] , { lacitta-arches-culture }
}{ $knowledge ->
    [0] {""}
   *[other] , { lacitta-arches-knowledge }
}{ $health ->
    [0] {""}
   *[other] , { lacitta-arches-health }
}
lacitta-text-offer-master-builder = Master builder{ $number ->
    [one] {""}
   *[other] {" "}({ $number } cards)
}: any building; simple { $simple } gold, medium { $medium }, large { $large }
lacitta-text-offer-bread-and-games = Bread and circuses{ $number ->
    [one] {""}
   *[other] {" "}({ $number } cards)
}: { lacitta-price } for { $amount }, up to { $most } for { $dear } gold; coloured citizens who count as arches this year
lacitta-text-offer-golden-times = Golden age{ $number ->
    [one] {""}
   *[other] {" "}({ $number } cards)
}: { lacitta-price } for { $amount }, up to { $most } for { $dear } gold; new citizens, all in one city
lacitta-text-offer-rich-harvest = Rich harvest{ $number ->
    [one] {""}
   *[other] {" "}({ $number } cards)
}: { lacitta-price }; a farm counts twice this year
lacitta-text-offer-contact = Ear to the ground{ $number ->
    [one] {""}
   *[other] {" "}({ $number } cards)
}: { lacitta-price } for { $amount }, up to { $most } for { $dear } gold; look at hidden voices
lacitta-text-voices = The cards that say what the people want this year:
lacitta-text-voice = { $circle ->
    [0] face up
   *[other] voice { $circle }
} { $voice ->
    [culture] culture
    [knowledge] education
    [health] health
   *[hidden] hidden
}{ $seen ->
    [yes] {" "}(seen by { $players })
   *[no] {""}
}
lacitta-text-voices-left = Not seen yet, here and in the pile: culture { $culture }, education { $knowledge }, health { $health }.
lacitta-text-supply = Supply
lacitta-text-pools = Tiles left:
lacitta-text-pool = { $pool ->
    [farm-quarry] farms and quarries
    [market] markets
    [palazzo-hospital] palaces and hospitals
    [statue-cathedral] statues and cathedrals
    [school-university] cloister schools and universities
   *[well-bath] fountains and bathhouses
} { $count }
lacitta-text-deck = Draw pile of politics cards: { $count }.
lacitta-text-discard = Discarded politics cards:
lacitta-text-gone = { lacitta-the-card } { $number }
lacitta-text-citizens-left = Citizens in the supply: { $count }.
lacitta-text-gold-left = Gold in the supply: { $count }.

## The map

lacitta-text-strip = Strip { $strip }, from west to east:
lacitta-text-castle-sites = Hexes far enough from every city for a new one:
lacitta-text-castle-sites-of = { $food } food on { $spaces }
lacitta-text-no-castle-site = No hex is far enough from every city for a new one.
lacitta-text-numbering = The strips lie from north to south with roads of hexes between them. Hexes are numbered row by row from the north-west to { $last } in the south-east; { $count } are in play. Ask for a hex ({ $space }) or an area ({ $area }) to hear what lies around it.
lacitta-text-prices = { $tier ->
    [simple] Free with an action card,
   *[other] { $gold } gold with its politics card,
} { $builder } gold with Master builder.
lacitta-text-hex = Hex { $space }
lacitta-text-unused = { $zone ->
    [light-green] Light green
    [light-brown] Light brown
   *[yellow-green] Yellow-green
}: not in play with { $seats } players.
lacitta-text-landscapes = Next to it:
lacitta-text-towards = { lacitta-text-area } to the { text-direction }
lacitta-text-stands-own = Your { lacitta-text-building }, in your city { $space }{ $food ->
    [0] {""}
   *[other] : { $food } food
}{ $gold ->
    [0] {""}
   *[other] : { $gold } gold a year
}.
lacitta-text-stands = { $player }’s { lacitta-text-building }, in city { $space }{ $food ->
    [0] {""}
   *[other] : { $food } food
}{ $gold ->
    [0] {""}
   *[other] : { $gold } gold a year
}.
lacitta-text-between = Free, but no one can build here. It lies between:
lacitta-text-belongs = Free. Only one city can grow onto it:
lacitta-text-may-found = Free, and far enough from every city for a new one.
lacitta-text-ways = Roads:
lacitta-text-way-free = { text-direction } to { $space } (free, { lacitta-text-yield })
lacitta-text-way-own = { text-direction } to { $space } (your { lacitta-text-building })
lacitta-text-way = { text-direction } to { $space } ({ $player }’s { lacitta-text-building })
lacitta-text-nearest = Nearest cities:
lacitta-text-steps-own = { $steps ->
    [one] 1 step
   *[other] { $steps } steps
} to your city { $space }
lacitta-text-steps = { $steps ->
    [one] 1 step
   *[other] { $steps } steps
} to { $player }’s city { $space }
lacitta-text-built-around = Built around it:
lacitta-text-built-own = your { lacitta-text-building } on { $space }
lacitta-text-built = { $player }’s { lacitta-text-building } on { $space }
lacitta-text-free-around = Free hexes around it: { $spaces }.

## Choices

lacitta-text-choose-take = Take a politics card
lacitta-text-choose-gold = Take gold with an action card
lacitta-text-do-gold = { $gold } gold
lacitta-text-choose-build = { $price ->
    [0] Build { lacitta-a-building } with an action card
   *[other] Build { lacitta-a-building } for { $price } gold
}{ $culture ->
    [0] {""}
   *[other] , { lacitta-arches-culture }
}{ $knowledge ->
    [0] {""}
   *[other] , { lacitta-arches-knowledge }
}{ $health ->
    [0] {""}
   *[other] , { lacitta-arches-health }
}
lacitta-text-build-at = { $space } next to { $where ->
    [castle] castle { $city }
   *[tile] { $beside }, city { $city }
}{ $more ->
    [yes] :
   *[no] {""}
}
lacitta-text-instead = instead of a farm with { $food } food
lacitta-text-limit = { $limit ->
    [none] then no limit
   *[other] then at most { $limit } citizens
}
lacitta-text-completes = completes culture, education and health for { $points ->
    [one] 1 extra point
   *[other] { $points } extra points
}
lacitta-text-ahead = ahead of { $player }’s city { $space } in { lacitta-the-attraction }
lacitta-text-level = level with { $player }’s city { $space } in { lacitta-the-attraction }
lacitta-text-meets = becomes a neighbour of { $player }’s city { $space }
lacitta-text-choose-castle = Place the castle ({ $food } food)
lacitta-text-choose-found = Found a city ({ $food } food) with an action card
lacitta-text-castle-at = { $space }:
lacitta-text-around = at best next to it ({ lacitta-text-yield })
lacitta-text-choose-pay = Gold to pay
lacitta-text-pay-bread-and-games = { lacitta-price }: { lacitta-amount-bread-and-games }
lacitta-text-pay-golden-times = { lacitta-price }: { lacitta-amount-golden-times }
lacitta-text-pay-contact = { lacitta-price }: { lacitta-amount-contact }
lacitta-text-choose-send = City that sends a citizen
lacitta-text-choose-welcome = City for the new citizens
lacitta-text-choose-starve = City that loses a citizen
lacitta-text-choose-cheer = Put a coloured citizen on a building
lacitta-text-cheer = { lacitta-text-building } on { $space }, { lacitta-the-attraction } of city { $city } becomes { $count }{ $more ->
    [yes] :
   *[no] {""}
}
lacitta-text-choose-harvest = Farm that counts twice
lacitta-text-harvest = { $space } in city { $city }: { $food } more food
lacitta-text-choose-remove = Remove a building
lacitta-text-remove = { lacitta-text-building } on { $space }{ $more ->
    [yes] :
   *[no] , without any loss
}
lacitta-text-loses-food = { $count } food less
lacitta-text-loses-income = { $count } gold a year less
lacitta-text-loses-arches = { lacitta-the-attraction } { $count } less
lacitta-text-choose-look = Look at two hidden voices
lacitta-text-look = voices { $circles }
lacitta-text-choose-wish = Wish that counts for this city
lacitta-text-wish = { lacitta-the-attraction }: { lacitta-wish-brings }
lacitta-text-choose-refresh = Replace the oldest card
lacitta-text-do-refresh = discard it and draw a new one
lacitta-text-choose-keep = Keep the display
lacitta-text-do-keep = leave the oldest card
lacitta-text-choose-pass = Pass
lacitta-text-do-pass = play no card this round
