### Attika in words

## The position

attika-text-turn = Turn { $turn }.
attika-text-standing = How far everyone is
attika-text-standing-player = { $own ->
    [yes] You
   *[no] { $player }
}, { $count } of { $all } buildings on the board:
attika-text-link = { $count ->
    [0] shrines { $first } and { $second } connected
    [one] one more building connects shrines { $first } and { $second }
   *[other] { $count } more buildings connect shrines { $first } and { $second }
}
attika-text-no-link = no way between two shrines as the board lies now
attika-text-result = { $place ->
    [0] {""}
   *[other] { $place }.{" "}
}{ $player }: { $points ->
    [one] { $points } building
   *[other] { $points } buildings
}

## Cities

attika-text-city = { $own ->
    [yes] Your city, { $term }
   *[no] { $player }’s city, { $term }
}
attika-text-shrines = Shrines:
attika-text-hand = { $count ->
    [one] One card in hand:
   *[other] { $count } cards in hand:
}
attika-text-cards = { $count ->
    [0] No cards in hand.
    [one] One card in hand.
   *[other] { $count } cards in hand.
}
attika-text-amphorae = { $count ->
    [0] No amphorae.
    [one] One amphora.
   *[other] { $count } amphorae.
}
attika-text-stored = Stored:
attika-text-stored-none = No building is stored.
attika-text-number = { $count ->
    [one] { $term }
   *[other] { $term } ({ $count })
}
attika-text-stacks = Buildings left in stacks 1 to 4: { $stacks }.
attika-text-main-left = Face down in stack 1:
attika-text-others-left = Face down in stacks 2 to 4 together:
attika-text-groups = Groups on the board:
attika-text-group = { $term } { $count } of { $size }
attika-text-group-complete = { $term } complete
attika-text-settlement = Settlement { $number }:
attika-text-on = { $term } on { $space }

## Prices and supplies

attika-text-prices = What your buildings cost
attika-text-price-of = { $term }, where it costs least:
attika-text-price = { $cards ->
    [0] free on { $space }
    [one] 1 card on { $space }
   *[other] { $cards } cards on { $space }
}
attika-text-unbuilt = Buildings you have yet to build
attika-text-building = { $term }
attika-text-cost-of = { $term }:
attika-text-free-by = free next to { $term }
attika-text-costs = Costs:
attika-text-free-next-to = Free next to:
attika-text-frees = Makes free next to it:
attika-text-in-group = Group: { $term }, { $size } buildings.
attika-text-supplies = Supplies
attika-text-turned-tile = Board tile { $tile } is to be laid; from its middle and then clockwise:
attika-text-symbol = { $position } { $symbol ->
    [water] water
    [forest] forest
    [hill] hill
    [mountain] mountain
   *[none] no symbol
}
attika-text-deck = { $count ->
    [one] One card is left to draw.
   *[other] { $count } cards are left to draw.
}
attika-text-discard = Discarded:
attika-text-supply = { $count ->
    [0] No amphorae are left to earn.
    [one] One amphora is left to earn.
   *[other] { $count } amphorae are left to earn.
}
attika-text-tiles-left = { $count ->
    [0] No board tiles are left.
    [one] One board tile is left.
   *[other] { $count } board tiles are left.
}

## The board

attika-text-board = The board
attika-text-shrine = { $count ->
    [0] Shrine { $number }, next to no hex yet.
   *[other] Shrine { $number }, next to { $spaces }.
}
attika-text-tile = Board tile { $tile }
attika-text-tile-touches = Next to:
attika-text-tile-near = tile { $tile } in the { text-direction }
attika-text-side = { $direction ->
    [centre] in the middle
   *[other] in the { text-direction }
}
attika-text-at-shrine = { $shrines ->
    [0] {""}
   *[other] , next to a shrine
}
attika-text-owned = { $own ->
    [yes] yours, { $term }
   *[no] { $player }, { $term }
}
attika-text-hex-free = { attika-hex }, { attika-text-side }{ attika-text-at-shrine }: free.
attika-text-hex-built = { attika-hex }, { attika-text-side }{ attika-text-at-shrine }: { attika-text-owned }.
attika-text-here = Built here: { attika-text-owned }.
attika-text-here-free = Free.
attika-text-cards-for = { $cards ->
    [0] { $term } free
   *[other] { $term } { $cards }
}
attika-text-near = To the { text-direction }, { attika-hex }: { attika-text-owned }.
attika-text-near-free = To the { text-direction }, { attika-hex }: free.
attika-text-near-shrine = To the { text-direction }, shrine { $number }.

## Choices

attika-text-build = Build { attika-a-building }
attika-text-site = { attika-hex }, { $cards ->
    [0] free
    [one] 1 card
   *[other] { $cards } cards
}
attika-text-site-notes = { attika-text-site }:
attika-text-note-instead = { $count ->
    [one] two cards for the one you lack
   *[other] two cards for each of the { $count } you lack
}
attika-text-note-free = next to { $term } on { $space }
attika-text-note-settlement = new settlement ({ $cards ->
    [one] 1 of the cards
   *[other] { $cards } of the cards
})
attika-text-note-shrine = next to shrine { $number }
attika-text-note-link = { $count ->
    [one] one more would then connect two shrines
   *[other] { $count } more would then connect two shrines
}
attika-text-note-group = completes the { $term } group { $reward ->
    [amphora] for an amphora
    [card] for a card
   *[nothing] without a reward
}
attika-text-wins-all-built = your last building, it wins the game
attika-text-wins-shrines = connects two shrines and wins the game
attika-text-draw = Draw a building
attika-text-stack = { $stack ->
    [1] stack 1, the main buildings, { $count } left
   *[other] stack { $stack }, { $count } left
}
attika-text-pay = Pay with a card
attika-text-pay-card = { attika-a-landscape }, { $count } in hand{ $fits ->
    [yes] , needed
    [any] {""}
   *[no] , takes two cards for one symbol
}
attika-text-lay = Lay the board tile next to tile { $tile }
attika-text-lay-shrine = Lay the board tile next to shrine { $number }
attika-text-rotation = in the { text-direction } ({ $q } { $r }), rotation { $rotation }
attika-text-rotation-next = { attika-text-rotation }:
attika-text-joins = { $symbol ->
    [water] water
    [forest] forest
    [hill] hill
   *[mountain] mountain
} next to { $spaces }
attika-text-others = Anything else
