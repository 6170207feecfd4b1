### La Città: words that only the page needs

## The board

lacitta-board = Map
lacitta-hexes = Hexes and landscapes
lacitta-hex = Hex { $space }, next to { $areas }
lacitta-hex-unused = { $zone }: not in use with this number of players
lacitta-hex-near = Too close to another city for a castle.
lacitta-hex-ring = Dashed red line: how far the city reaches. Cities inside are neighbours, and no one can found one there.
lacitta-hex-promise = A farm here yields { $food } food, a quarry { $gold } gold a year. { $water ->
    [yes] You can build a fountain or bathhouse here.
   *[no] No water: no fountain or bathhouse.
}
lacitta-can-choose = can be chosen
lacitta-city = { $player }’s city { $space }
lacitta-city-own = Your city { $space }
lacitta-piece = { $name } of { $player }
lacitta-piece-own = Yours: { $name }
lacitta-people = { $limit ->
    [none] { $people ->
        [one] 1 citizen
       *[other] { $people } citizens
    }, no limit
   *[other] { $people } of at most { $limit } citizens
}{ $spare ->
    [0] {" "}(all busy)
   *[other] {" "}({ $spare } spare)
}
lacitta-city-food = Farms and castle yield { $food } food.
lacitta-city-complete = Offers culture, education and health: { $points ->
    [one] { $points } extra point
   *[other] { $points } extra points
} at the end.
lacitta-cities = Cities

## What things do

lacitta-arches-culture = { $culture ->
    [one] 1 culture arch
   *[other] { $culture } culture arches
}
lacitta-arches-knowledge = { $knowledge ->
    [one] 1 education arch
   *[other] { $knowledge } education arches
}
lacitta-arches-health = { $health ->
    [one] 1 health arch
   *[other] { $health } health arches
}
lacitta-choice = { $gold ->
    [0] { $amount } for free
   *[other] { $amount } for { $gold } gold
}
lacitta-effect-castle = The start of a city. Yields food like a farm; the spare citizens stand here. It is removed only when no one lives there.
lacitta-effect-farm = Yields each year the food of all farmland next to its hex.
lacitta-effect-quarry = Yields { $gold } gold at the start of each year for every mountain next to its hex.
lacitta-effect-school = { lacitta-arches-knowledge }.
lacitta-effect-statue = { lacitta-arches-culture }.
lacitta-effect-market = One in each city. The limit of the city becomes { $with } instead of { $without }; together with a fountain or bathhouse there is none. It brings its own citizen, so you do not need a spare citizen.
lacitta-effect-well = Only next to water. { lacitta-arches-health }. Together with a market it lifts the limit of the city.
lacitta-effect-palazzo = { lacitta-arches-culture }.
lacitta-effect-hospital = { lacitta-arches-knowledge } and { lacitta-arches-health }. It needs no water, but does not lift the limit.
lacitta-effect-bath = Only next to water. { lacitta-arches-health }. Together with a market it lifts the limit of the city.
lacitta-effect-cathedral = { lacitta-arches-culture }.
lacitta-effect-university = { lacitta-arches-knowledge }.
lacitta-effect-card-palazzo = Pay { $price } gold and build a palace ({ lacitta-arches-culture }).
lacitta-effect-card-cathedral = Pay { $price } gold and build a cathedral ({ lacitta-arches-culture }).
lacitta-effect-card-university = Pay { $price } gold and build a university ({ lacitta-arches-knowledge }).
lacitta-effect-card-hospital = Pay { $price } gold and build a hospital ({ lacitta-arches-knowledge }, { lacitta-arches-health }).
lacitta-effect-card-bath = Pay { $price } gold and build a bathhouse next to water ({ lacitta-arches-health }).
lacitta-effect-card-master-builder = Build what you like: a simple building for { $simple } gold, a medium one for { $medium }, a large one for { $large }.
lacitta-effect-card-bread-and-games = Choose how many coloured citizens and pay at once: { $choices }. Then put them on { $spread ->
    [one_building] one of your buildings with arches
    [all_own_cities] buildings with arches in any of your cities
   *[one_city] buildings with arches in one of your cities
}. Each counts as one more arch of its building until the year ends.
lacitta-effect-card-golden-times = New citizens, all in one city that has room for them: { $choices }.
lacitta-effect-card-rich-harvest = One farm counts twice this year. Not in the last year.
lacitta-effect-card-contact = Look in secret at hidden voices: { $choices }.
lacitta-effect-land-field = Every farm and castle next to it gets { $food } food here each year, whoever owns it.
lacitta-effect-land-mountain = Every quarry next to it yields { $gold } gold a year.
lacitta-effect-land-water = Fountains and bathhouses can only stand next to water.
lacitta-effect-gold = Play an action card and take { $gold } gold.
lacitta-effect-found = Play an action card: a new castle with { $citizens ->
    [one] { $citizens } citizen
   *[other] { $citizens } citizens
}, one from another of your cities with a spare citizen. It must be at least { $distance ->
    [one] { $distance } free hex
   *[other] { $distance } free hexes
} from every other city; once a year.
lacitta-effect-voices = What most of the four cards ask for is this year’s wish of the people. A city that offers less of it than a neighbour loses a citizen to that neighbour.
lacitta-supply = { $pool } in the supply: { $count }.

## What a choice brings

lacitta-gain-food = { $count } food
lacitta-gain-income = { $count } gold a year
lacitta-gain-people = { $count ->
    [one] { $signed } citizen
   *[other] { $signed } citizens
}
lacitta-gain-gold = { $count } gold
lacitta-gain-limit = { $limit ->
    [none] The city may then grow without limit.
   *[other] The city may then have { $limit } citizens.
}
lacitta-gain-complete = The city then offers culture, education and health: { $points ->
    [one] { $points } extra point
   *[other] { $points } extra points
}.
lacitta-gain-neighbours = { $count ->
    [one] New neighbour: city { $cities }.
   *[other] New neighbours: cities { $cities }.
}
lacitta-choose-first = Choose what to build or a card first.
lacitta-do-here = Confirm
lacitta-prompt-site = { $building ->
    [farm] Farm: choose a hex. The number is the food.
    [quarry] Quarry: choose a hex. The number is the gold a year.
    [school] Cloister school: choose a hex next to one of your cities.
    [statue] Statue: choose a hex next to one of your cities.
    [market] Market: choose a hex next to a city that has none yet.
    [well] Fountain: choose a hex next to water.
    [palazzo] Palace: choose a hex next to one of your cities.
    [hospital] Hospital: choose a hex next to one of your cities.
    [bath] Bathhouse: choose a hex next to water.
    [cathedral] Cathedral: choose a hex next to one of your cities.
   *[university] University: choose a hex next to one of your cities.
}
lacitta-prompt-found = New city: choose a hex. Red hexes are too close to a city; the number is the food.
lacitta-prompt-confirm = Confirm your choice on the map, or choose something else.
lacitta-prompt-attraction = What does the coloured citizen stand for here?

## Own stores and cards

lacitta-stores = Gold and food
lacitta-gold = { $count } gold
lacitta-gold-tip = Quarries bring { $income } gold at the start of each year. Gold breaks a tie at the end.
lacitta-balance = { $left ->
    [0] Just enough: { $food } food for { $people ->
        [one] { $people } citizen
       *[other] { $people } citizens
    }.
   *[other] { $food } food for { $people ->
        [one] { $people } citizen
       *[other] { $people } citizens
    }.
}
lacitta-balance-tip = At the end of each year every citizen eats 1 food. Leftover food is lost.
lacitta-famine-ahead = Famine ahead: { $count } food short!
lacitta-famine-soon = { $count ->
    [one] 1 citizen comes
   *[other] { $count } citizens come
} next year: too little food.
lacitta-action-cards = Action cards: { $count } of { $all }
lacitta-take-gold = { $gold } gold
lacitta-found = Found a city
lacitta-castles-left = Castles left: { $count }
lacitta-castles-tip = Every new city needs a castle.
lacitta-figures-left = Coloured citizens left: { $count }
lacitta-figures-tip = For Bread and circuses and Rich harvest. They come back when the year ends.
lacitta-market = Politics cards
lacitta-deck = draw pile: { $count }
lacitta-take = Take this card
lacitta-pass = Pass
lacitta-cards-used = Played this year: { $cards }.
lacitta-cards-none = No politics card played this year yet.
lacitta-unseen = { $count ->
    [one] 1 unseen card
   *[other] { $count } unseen cards
}
lacitta-voices = Voice of the people
lacitta-voice = { $circle ->
    [0] Face-up voice
   *[other] Voice { $circle }
}
lacitta-voice-hidden = hidden
lacitta-voice-seen = seen by { $players }
lacitta-voices-left = Not seen yet, here and in the pile: { $arches }.

## Decisions

lacitta-decision = Your choice
lacitta-price = { $gold ->
    [0] free
   *[other] { $gold } gold
}
lacitta-amount-bread-and-games = { $count ->
    [one] 1 coloured citizen
   *[other] { $count } coloured citizens
}
lacitta-amount-golden-times = { $count ->
    [one] 1 new citizen
   *[other] { $count } new citizens
}
lacitta-amount-contact = Look at { $count } voices
lacitta-wish-brings = { $count ->
    [0] No one moves to this city.
    [one] { $room ->
        [0] City { $cities } loses 1 citizen. Your city is full: the citizen goes to the supply.
       *[other] 1 citizen comes, from city { $cities }.
    }
   *[other] { $room ->
        [0] Cities { $cities } each lose 1 citizen. Your city is full: they go to the supply.
        [one] Cities { $cities } each lose 1 citizen. Your city has room for 1; the others go to the supply.
       *[other] Cities { $cities } each lose 1 citizen ({ $count }). Your city takes in { $room }.
    }
}
lacitta-refresh = Replace the oldest card
lacitta-keep = Keep the display

## Players

lacitta-points-now = { $count ->
    [one] 1 point
   *[other] { $count } points
} if the game ended now
lacitta-points-tip = Points: { $citizen } for each citizen, { $complete } for each city that offers culture, education and health.
lacitta-start-player = Start player
lacitta-start-player-tip = The start player is first in every round; next year it is the player to the left.
lacitta-penalty-ahead = After the famine: the first turn is lost.

## The year and the end

lacitta-phase-castles = Placing castles
lacitta-phase-year = Year { $year } of { $years }
lacitta-phase-politics = Round { $round } of { $rounds }
lacitta-phase-migration = Migration
lacitta-phase-feeding = Food
lacitta-log-year = Year { $year }
lacitta-account = Year-end summary
lacitta-tell-still = No one moves.
lacitta-tell-ended = Standings after year { $year }
lacitta-tell-growth = { $count ->
    [0] No city grows
    [one] One city grows
   *[other] { $count } cities grow
}{ $gold ->
    [0] .
   *[other] , and quarries yield { $gold } gold.
}
lacitta-finale = The end
lacitta-sheet = Score sheet
lacitta-sheet-citizens = Citizens
lacitta-sheet-complete = Cities with all three arches
lacitta-sheet-total = Points
lacitta-sheet-gold = Gold, if tied
lacitta-sheet-of = City by city: { $player }
lacitta-chart = Points at the end of each year
lacitta-story-margin = { $player } reached { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $count ->
    [one] one
   *[other] { $count }
} more than { $player_second }.
lacitta-story-gold = { $player } and { $player_second } both had { $points ->
    [one] { $points } point
   *[other] { $points } points
}; { $gold } gold decided it.
lacitta-story-lead-always = { $player } was never behind at the end of any year.
lacitta-story-lead-late = Only in the last year did { $player } take the lead.
lacitta-story-lead = From year { $year } on { $player } kept the lead.
lacitta-story-famine = { $seats ->
    [one] Famine in the last year cost { $players } { $points } points.
   *[other] Famine in the last year cost { $players } { $points } points each.
}
lacitta-story-complete = { $seats ->
    [one] { $players } had the most cities with all three arches: { $count }.
   *[other] { $players } had the most cities with all three arches: { $count } each.
}
lacitta-story-no-complete = No city offered culture, education and health at once.

lacitta-keys-building = Choose a simple building, in the order of the tray
lacitta-keys-found = Found a city
