### Antiquity in words, for those who do not see the board

## Names

antiquity-text-building = { $building ->
    [house] { antiquity-building-house }
    [cart-shop] { antiquity-building-cart-shop }
    [fountain] { antiquity-building-fountain }
    [storage] { antiquity-building-storage }
    [granary] { antiquity-building-granary }
    [brewery] { antiquity-building-brewery }
    [harbour] { antiquity-building-harbour }
    [explorer] { antiquity-building-explorer }
    [market] { antiquity-building-market }
    [university] { antiquity-building-university }
    [theology] { antiquity-building-theology }
    [philosophy] { antiquity-building-philosophy }
    [biology] { antiquity-building-biology }
    [alchemy] { antiquity-building-alchemy }
    [forced-labour] { antiquity-building-forced-labour }
    [dump] { antiquity-building-dump }
    [cathedral] { antiquity-building-cathedral }
    [hospital] { antiquity-building-hospital }
    [stable] { antiquity-building-stable }
    [empty] { antiquity-web-empty }
   *[grave] { antiquity-building-grave }
}
antiquity-text-house = { antiquity-building-house } { $detail }
antiquity-text-piece = { $building ->
    [house] { antiquity-text-house }
    [storage] { antiquity-building-storage } { $detail }
   *[other] { antiquity-text-building }
}
antiquity-text-piece-colon = { antiquity-text-piece }:
antiquity-text-kind = { $kind ->
    [woodcutter] { antiquity-country-woodcutter }
    [farm] { antiquity-country-farm }
    [mine] { antiquity-country-mine }
    [fishery] { antiquity-country-fishery }
    [inn] { antiquity-country-inn }
   *[city] { antiquity-country-city }
}
antiquity-text-terrain = { $terrain ->
    [forest] forest
    [grassland] grassland
    [mountain] mountain
   *[water] water
}
antiquity-text-terrain-count = { $count } { antiquity-text-terrain }
antiquity-text-good = { $count } { $count ->
    [one] { $good ->
        [olives] olive
        [pearls] pearl
       *[other] { antiquity-the-good }
    }
   *[other] { antiquity-the-good }
}
antiquity-text-at = { $space }:
antiquity-text-at-two = { $space } and { $space_two }:
antiquity-text-direction = { $direction ->
    [n] north
    [ne] north-east
    [e] east
    [se] south-east
    [s] south
    [sw] south-west
    [w] west
   *[nw] north-west
}
antiquity-text-way = { $distance } { antiquity-text-direction } of { $number ->
    [1] your capital
   *[other] your city { $number }
}
antiquity-text-price = { $total ->
    [0] free
   *[other] { $wood ->
        [0] {""}
       *[other] { $wood } wood
    }{ $stone ->
        [0] {""}
       *[other] { antiquity-text-price.comma-stone }{ $stone } stone
    }{ $food ->
        [0] {""}
        [one] { antiquity-text-price.comma-food }1 food
       *[other] { antiquity-text-price.comma-food }{ $food } different foods
    }{ $luxury ->
        [0] {""}
        [one] { antiquity-text-price.comma-luxury }1 luxury
       *[other] { antiquity-text-price.comma-luxury }{ $luxury } different luxuries
    }
}
    .comma-stone = { $wood ->
        [0] {""}
       *[other] {", "}
    }
    .comma-food = { $stone ->
        [0] { antiquity-text-price.comma-stone }
       *[other] {", "}
    }
    .comma-luxury = { $food ->
        [0] { antiquity-text-price.comma-food }
       *[other] {", "}
    }

## Shapes

antiquity-text-shape-rectangle = { $rows ->
    [1] { $columns ->
        [1] 1 square
       *[other] { $columns } squares in a row
    }
   *[other] { $columns ->
        [1] { $rows } squares in a column
       *[other] { $rows } rows of { $columns } squares
    }
}
antiquity-text-shape-without-corner = { antiquity-text-shape-rectangle } without the { $corner ->
    [top-left] top left
    [top-right] top right
    [bottom-left] bottom left
   *[bottom-right] bottom right
} one
antiquity-text-shape-line-one = { antiquity-text-shape-form }: { antiquity-text-shape-line }, 1 { antiquity-text-shape-side }
antiquity-text-shape-line-two = { antiquity-text-shape-form }: { antiquity-text-shape-line }, 1 { antiquity-text-shape-side }, 1 { antiquity-text-shape-side-two }
antiquity-text-shape-rows = { $count ->
    [one] 1 square
   *[other] { $count } squares
}, columns row by row: { $drawn }
antiquity-text-shape-form = { $form ->
    [l] L of { $count }
    [t] T of { $count }
    [u] U of { $count }
    [z] Z of { $count }
    [cross] cross of { $count }
   *[other] { $count }
} squares
antiquity-text-shape-line = { $length } in a { $line ->
    [row] row
   *[column] column
}
antiquity-text-shape-side = { $side ->
    [above] above { antiquity-text-shape-place }
    [below] below { antiquity-text-shape-place }
    [left] left of { antiquity-text-shape-place }
   *[right] right of { antiquity-text-shape-place }
}
antiquity-text-shape-place = { $place ->
    [first] { $line ->
        [row] the left end
       *[column] the top
    }
    [last] { $line ->
        [row] the right end
       *[column] the bottom
    }
    [middle] the middle
   *[other] number { $place } from the { $line ->
        [row] left
       *[column] top
    }
}
antiquity-text-shape-side-two = { $side_two ->
    [above] above { antiquity-text-shape-place-two }
    [below] below { antiquity-text-shape-place-two }
    [left] left of { antiquity-text-shape-place-two }
   *[right] right of { antiquity-text-shape-place-two }
}
antiquity-text-shape-place-two = { $place_two ->
    [first] { $line ->
        [row] the left end
       *[column] the top
    }
    [last] { $line ->
        [row] the right end
       *[column] the bottom
    }
    [middle] the middle
   *[other] number { $place_two } from the { $line ->
        [row] left
       *[column] top
    }
}
antiquity-text-way-rotated = { $way ->
    [only] Place
    [0] Not rotated
    [1] Rotated by a quarter turn
    [2] Rotated by half a turn
    [3] Rotated by three quarters
   *[flipped] Flipped
}
antiquity-text-rotated-rectangle = { antiquity-text-way-rotated }: { antiquity-text-shape-rectangle }
antiquity-text-rotated-without-corner = { antiquity-text-way-rotated }: { antiquity-text-shape-without-corner }
antiquity-text-rotated-line-one = { antiquity-text-way-rotated }: { antiquity-text-shape-line-one }
antiquity-text-rotated-line-two = { antiquity-text-way-rotated }: { antiquity-text-shape-line-two }
antiquity-text-rotated-rows = { antiquity-text-way-rotated }: { antiquity-text-shape-rows }

## Overview

antiquity-text-now = { $round ->
    [0] Before the first round: the capitals are founded.
   *[other] Round { $round }, phase { $phase } of 10: { antiquity-text-phase }. Famine { $famine }.
}
antiquity-text-phase = { $phase ->
    [2] { antiquity-phase-2 }
    [4] { antiquity-phase-4 }
    [5] { antiquity-phase-5 }
    [6] { antiquity-phase-6 }
    [7] { antiquity-phase-7 }
    [8] { antiquity-phase-8 }
   *[9] { antiquity-phase-9 }
}
antiquity-text-also = Also deciding: { $players }.
antiquity-text-graves = { $graves ->
    [0] No graves to come
    [one] 1 grave to come
   *[other] { $graves } graves to come
}: famine { $famine }, minus { $food } food{ $granary ->
    [0] {""}
   *[other] , minus { $granary } for the Granary
}. { $spare ->
    [0] No square is empty.
    [one] 1 square is empty.
   *[other] { $spare } squares are empty.
}
antiquity-text-pollution = { $count ->
    [0] No pollution to come.
    [one] 1 pollution to come, with { $room ->
        [one] 1 hex
       *[other] { $room } hexes
    } to choose from.
   *[other] { $count } pollution to come, with { $room ->
        [one] 1 hex
       *[other] { $room } hexes
    } to choose from.
}
antiquity-text-no-saint = No patron saint yet: build a Cathedral.
antiquity-text-saint-silent = A grave lies on your Cathedral: your saint gives no power.

## Men, goods, prices

antiquity-text-stores = Your men and goods
antiquity-text-men = Men: { $all }, of whom { $idle } idle and { $outside } in the countryside.
antiquity-text-waiting = Waiting for a man:
antiquity-text-building-at = { antiquity-text-building } at { $square }
antiquity-text-stock = { $count ->
    [one] 1 good in stock:
   *[other] { $count } goods in stock:
}
antiquity-text-no-stock = No goods in stock.
antiquity-text-ripe = Still to be harvested in the countryside:
antiquity-text-costs = What buildings cost
antiquity-text-costs-houses = What houses cost
antiquity-text-costs-countryside = What the countryside costs
antiquity-text-for-price = { $can ->
    [yes] You can pay { antiquity-text-price }:
   *[no] You cannot pay { antiquity-text-price } yet:
}
antiquity-text-can-pay = You can pay for:
antiquity-text-cannot-pay = You cannot pay yet for:
antiquity-text-house-for = { antiquity-text-house } ({ antiquity-text-price })
antiquity-text-farm-price = A farm costs 1 of the good that it grows.
antiquity-text-all-built = Everything is built.
antiquity-text-price-is = Price:

## Cities

antiquity-text-city-title = { $number ->
    [1] Your capital, city 1
   *[other] Your city { $number }
}
antiquity-text-city = Rows A to { $last } from top to bottom, columns 1 to { $size }. { $empty ->
    [0] No square is empty.
    [one] 1 square is empty.
   *[other] { $empty } squares are empty.
} On the map around { $space }.
antiquity-text-building-on = { antiquity-text-piece } on { $squares }: { antiquity-text-state }.
antiquity-text-state = { $state ->
    [grave] silenced by a grave
    [taught] manned by the University
    [manned] manned
    [waits] without a man
   *[works] works
}
antiquity-text-building-state = { antiquity-text-piece } ({ antiquity-text-state })
antiquity-text-buildings-state = { $count } × { antiquity-text-piece } ({ antiquity-text-state })
antiquity-text-building-at-state = { antiquity-text-building } at { $square } ({ antiquity-text-state })
antiquity-text-houses-on = { $count ->
    [one] House on { $squares }.
   *[other] { $count } houses on { $squares }.
}
antiquity-text-graves-on = { $count ->
    [one] Grave on { $squares }.
   *[other] { $count } graves on { $squares }.
}
antiquity-text-empty-title = { $number ->
    [1] Empty squares of your capital
   *[other] Empty squares of your city { $number }
}
antiquity-text-largest = Largest empty rectangle: { antiquity-text-shape-rectangle }, { $square } to { $square_two }.
antiquity-text-row-empty = Row { $row }, empty:
antiquity-text-row = Row { $row }:
antiquity-text-columns = { $last ->
    [0] { $first }
   *[other] { $first } to { $last }
}
antiquity-text-row-stretch = { antiquity-text-columns } { antiquity-text-holds-square }
antiquity-text-holds-square = { $state ->
    [empty] empty
    [grave] { antiquity-text-building } with a grave
   *[stands] { antiquity-text-building }
}
antiquity-text-square-title = Square { $square }
antiquity-text-side = { $side ->
    [above] above
    [below] below
    [left] left
   *[right] right
} { antiquity-text-holds-square }
antiquity-text-side-edge = { $side ->
    [above] above
    [below] below
    [left] left
   *[right] right
} the edge of the city
antiquity-text-around = Around it:

## Countryside

antiquity-text-land = The countryside in your zone
antiquity-text-zone = Zone of control: { $count ->
    [one] 1 hex
   *[other] { $count } hexes
}, of which { $clean } clean.
antiquity-text-country = { antiquity-text-kind } at { $kind ->
    [fishery] { $space } and { $space_two }
   *[other] { $space }
}: { antiquity-text-good } left ({ $spaces }).
antiquity-text-inns = { $count ->
    [one] Inn: { $spaces }.
   *[other] { $count } inns: { $spaces }.
}
antiquity-text-polluted = { $count ->
    [one] 1 hex is polluted and free.
   *[other] { $count } hexes are polluted and free.
}
antiquity-text-polluted-title = Polluted in your zone
antiquity-text-nearest = Nearest first: { $spaces }.
antiquity-text-tokens = { $count ->
    [one] Exploration token: { $spaces }.
   *[other] { $count } exploration tokens: { $spaces }.
}
antiquity-text-shared-zone = { $count ->
    [one] 1 clean hex is also in { $player }’s zone: { $spaces }.
   *[other] { $count } clean hexes are also in { $player }’s zone: { $spaces }.
}
antiquity-text-terrain-title = { $terrain ->
    [forest] Forest in your zone
    [grassland] Grassland in your zone
    [mountain] Mountains in your zone
   *[water] Water and coast in your zone
}
antiquity-text-sites = { antiquity-text-kind } for { antiquity-text-yield }: { $spaces }.
antiquity-text-yield = { $good ->
    [crop] { $count } of a crop
    [ore] { $count } stone or gold
   *[other] { antiquity-text-good }
}
antiquity-text-water = Clean water ({ $count }): { $spaces }.
antiquity-text-coast = Coast next to { $count } clean water: { $spaces }.
antiquity-text-directions = One step south adds 1 to the second number of a hex. One step south-east adds 1 to the first. One step north-east adds 1 to the first and takes 1 from the second.
antiquity-text-start-tile = Start tile around { $space }:
antiquity-text-range = Free mountains that yield only { antiquity-the-good }: { $spaces }.
antiquity-text-hidden = Exploration tokens on the map: { $left }. What no one has seen, discarded tokens included, shows:
antiquity-text-hex-title = Hex { $space }
antiquity-text-hex-free = Ground: { antiquity-text-ground }, free.
antiquity-text-hex-own = Ground: { antiquity-text-ground }. Yours: { antiquity-text-stands }.
antiquity-text-hex-of = Ground: { antiquity-text-ground }. { $player }’s: { antiquity-text-stands }.
antiquity-text-ground = { $polluted ->
    [yes] { $terrain ->
        [forest] polluted forest
        [grassland] polluted grassland
        [mountain] polluted mountain
       *[water] polluted water
    }
   *[no] { $terrain ->
        [forest] clean forest
        [grassland] clean grassland
        [mountain] clean mountain
       *[water] clean water
    }
}
antiquity-text-stands = { $kind ->
    [goods] { antiquity-text-good }
    [inn] inn
    [woodcutter] woodcutter, { antiquity-text-good } left
    [farm] farm, { antiquity-text-good } left
    [mine] mine, { antiquity-text-good } left
   *[fishery] fishery, { antiquity-text-good } left
}
antiquity-text-hex-own-city = Your city { $number }.
antiquity-text-hex-city-of = { $player }’s city { $number }.
antiquity-text-next-own-city = { antiquity-text-direction } { $space } your city { $number }
antiquity-text-next-city-of = { antiquity-text-direction } { $space } { $player }’s city { $number }
antiquity-text-next-free = { antiquity-text-direction } { $space } { antiquity-text-ground }
antiquity-text-next-own = { antiquity-text-direction } { $space } { antiquity-text-ground } (yours: { antiquity-text-stands })
antiquity-text-next-of = { antiquity-text-direction } { $space } { antiquity-text-ground } ({ $player }’s: { antiquity-text-stands })
antiquity-text-range-here = This range yields only { antiquity-the-good }.
antiquity-text-in-own-zone = In your zone alone.
antiquity-text-in-no-zone = In no one’s zone.
antiquity-text-in-zones = { $own ->
    [yes] In your zone and in those of { $players }.
   *[no] In the zones of { $players }, not in yours.
}
antiquity-text-would-bring = { antiquity-text-kind } here: { antiquity-text-yield }.
antiquity-text-coast-here = Coast: next to { $count } clean water.

## Saints

antiquity-text-saints = The saints and you
antiquity-text-saint = { $own ->
    [yes] Your patron saint { antiquity-the-saint }:
   *[no] { antiquity-the-saint }:
}
antiquity-text-saint-choice = { antiquity-the-saint }. { antiquity-text-power } So far:
antiquity-text-saint-of = { antiquity-the-saint }
antiquity-text-progress = { $saint ->
    [nicolo] { $count } of { $all } people
    [barbara] { $count } of { $all } types of building without graves
    [christofori] { $count } of { $all } kinds of food and luxury complete
   *[maria] { $count } of { $all } conditions of other saints
}
antiquity-text-enclosed = { $count } of { $all } hexes of { $player }’s zone enclosed
antiquity-text-no-zone = no opponent to enclose
antiquity-text-missing-types = Missing for Santa Barbara:
antiquity-text-missing-goods = Missing for San Christofori:
antiquity-text-power = { $saint ->
    [nicolo] { antiquity-web-power-nicolo }
    [barbara] { antiquity-web-power-barbara }
    [christofori] { antiquity-web-power-christofori }
    [giorgio] { antiquity-web-power-giorgio }
   *[maria] { antiquity-web-power-maria }
}

## Players

antiquity-text-standing = Order of play and standing
antiquity-text-order = Order of play: { $players }.
antiquity-text-rank = { $place }: { $players }
antiquity-text-player = { $player }:
antiquity-text-player-name = { $player }
antiquity-text-player-title = { $player }
antiquity-text-clean = { $count ->
    [one] 1 clean hex
   *[other] { $count } clean hexes
}
antiquity-text-no-city = No capital yet.
antiquity-text-planning = Is planning now. You hear what there was before.
antiquity-text-graves-other = { $graves ->
    [0] No graves to come
    [one] 1 grave to come
   *[other] { $graves } graves to come
}, { $spare ->
    [0] no square empty
    [one] 1 square empty
   *[other] { $spare } squares empty
}.
antiquity-text-city-of-other = { $number ->
    [1] Capital
   *[other] City { $number }
} around { $space }, { $empty ->
    [0] no square empty
    [one] 1 square empty
   *[other] { $empty } squares empty
}, { $graves ->
    [0] no graves
    [one] 1 grave
   *[other] { $graves } graves
}:
antiquity-text-houses = { $count ->
    [one] 1 house
   *[other] { $count } houses
}
antiquity-text-nothing-built = nothing built
antiquity-text-supply = Supply and trades
antiquity-text-supply-left = Left in the supply: Cart Shops { $cart_shops }, Fountains { $fountains }, Storage elements of two squares { $storage }, fisheries { $fisheries }.
antiquity-text-bank = Left in the bank:

## The plan

antiquity-text-plan = Your plan
antiquity-text-carrying = In your hand, { antiquity-text-piece }:
antiquity-text-paying = { antiquity-text-piece } will stand in city { $number } on { $squares }.
antiquity-text-in-hand = In your hand:
antiquity-text-given = Given:
antiquity-text-wanted = Asked for:
antiquity-text-spent = This plan has cost so far:
antiquity-text-gained = This plan has brought so far:

## Choices

antiquity-text-choose-build = Build
antiquity-text-choose-house = Build a house
antiquity-text-choose-storage = Build a Storage
antiquity-text-choose-man = Send a man to
antiquity-text-choose-heal = Remove the grave
antiquity-text-choose-lift = Move a building
antiquity-text-choose-dig = Move a grave
antiquity-text-choose-saint = Choose your patron saint
antiquity-text-choose-go-on = Go on
antiquity-text-choose-answer = Answer an offer
antiquity-text-choose-pay = Pay with
antiquity-text-choose-exchange = Give to the bank
antiquity-text-choose-take = Take from the bank
antiquity-text-choose-offer = Offer a trade to
antiquity-text-choose-give = Give
antiquity-text-choose-want = Ask for
antiquity-text-choose-propose = Go on
antiquity-text-choose-discard = Discard
antiquity-text-choose-bury = Put a grave on an empty square
antiquity-text-choose-bury-building = Put a grave on a building
antiquity-text-choose-producer = { $kind ->
    [woodcutter] Build { antiquity-a-kind }, costs { antiquity-text-price }
    [farm] Build { antiquity-a-kind } for { antiquity-the-good }, costs 1 { antiquity-the-good }
   *[other] Build { antiquity-a-kind } for { antiquity-the-good }, costs { antiquity-text-price }
}
antiquity-text-choose-free-farm = Build a farm for { antiquity-the-good } without seed
antiquity-text-choose-site = Build { antiquity-a-kind }, costs { antiquity-text-price }
antiquity-text-choose-capital = Found your capital on the start tile around { $space }, in the { antiquity-text-direction }
antiquity-text-choose-clean = Clean with the Faculty of Alchemy
antiquity-text-choose-harvest = Harvest from
antiquity-text-choose-explore = Explore
antiquity-text-choose-pollute = Pollute
antiquity-text-done = { $phase ->
    [country] { antiquity-web-end-turn }
    [exploration] { antiquity-web-explore-nothing }
   *[storage] { antiquity-web-keep-rest }
}
antiquity-text-keeps = { $count ->
    [one] keeps 1 good
   *[other] keeps { $count } goods
}
antiquity-text-covers = fits, covers { $squares }
antiquity-text-next-to-university = { $building ->
    [university] { $count ->
        [one] next to 1 Faculty
       *[other] next to { $count } Faculties
    }
   *[other] next to the University
}
antiquity-text-closed-edges = { $count } of 4 edges closed
antiquity-text-grave-at = { $building ->
    [empty] { $square }
   *[other] { $square } on { antiquity-a-building }
}
antiquity-text-good-in-stock = { antiquity-the-good }, you have { $count }{ $category ->
    [food] {" "}(food)
   *[other] {""}
}
antiquity-text-good-wanted = { antiquity-the-good }, seen there: { $count }
antiquity-text-answer = { $answer ->
    [accept] Accept
   *[decline] Decline
}: { antiquity-event-offer-made }
antiquity-text-tokens-lost = { $count ->
    [one] discards 1 token unseen
   *[other] discards { $count } tokens unseen
}
antiquity-text-tokens-near = { $count ->
    [one] 1 token
   *[other] { $count } tokens
}
antiquity-text-zone-grows = { $count ->
    [0] your zone does not grow
    [one] your zone grows by 1 hex
   *[other] your zone grows by { $count } hexes
}
antiquity-text-coast-count = { $count } water next to it
antiquity-text-cleans = { $count ->
    [one] cleans 1 hex
   *[other] cleans { $count } hexes
}
antiquity-text-terrain-worth = { antiquity-text-terrain } that could yield { $count }
antiquity-text-also-zone = also in the zone of { $players }
antiquity-text-token-there = with a token
