### A position in words, whatever the game

text-overview = Overview
text-choices = What you can do
text-you = You
text-player = { $player }
text-direction = { $direction ->
    [N] north
    [NE] north-east
    [E] east
    [SE] south-east
    [S] south
    [SW] south-west
    [W] west
   *[NW] north-west
}

## The end

text-result = Result
text-result-points = { $place ->
    [0] {""}
   *[other] { $place }.{" "}
}{ $player }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
text-result-lines = { $player } in detail
text-result-line = { $points ->
    [one] { $points } point:
   *[other] { $points } points:
}

## What choices are sorted by

text-sort-price = by price
text-sort-gain = by gain
text-sort-points = by points
text-sort-distance = by distance
text-sort-people = by people
text-sort-food = by food
text-sort-gold = by gold
text-sort-loss = by loss
text-sort-spare = by spare citizens
text-sort-arches = by arches
text-sort-room = by room
text-sort-squares = by squares
text-sort-stock = by stock
text-sort-edges = by closed edges
text-sort-faculties = by Faculties
text-sort-zone = by size of the zone
text-sort-forest = by forest
text-sort-grassland = by grassland
text-sort-mountain = by mountain
text-sort-water = by water
text-sort-tokens = by tokens
text-sort-done = by progress
text-sort-known = by what was seen

## Games that bring no descriptions of their own

text-action = { $action }
text-verb = { $term }
text-phase = Phase: { $term }
text-table = On the table
text-field = { $term }
text-field-number = { $term } { $number }
text-field-none = { $term }: none
text-field-truth = { $term }: { $truth ->
    [yes] yes
   *[no] no
}
text-field-seat = { $term }: { $player }
text-field-value = { $term }: { $term_value }
text-field-list = { $term }:
text-field-row = { $term }, row { $number }:
text-value = { $term_value }
text-count = { $term_value } { $count }
text-nothing = nothing
