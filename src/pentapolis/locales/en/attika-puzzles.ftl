# Attika's puzzles: what is asked, and why the answer works.

attika-puzzle-shrines = Two shrines
attika-puzzle-shrines-goal = Connect two shrines in this turn. At least { $missing ->
    [one] one building is
   *[other] { $missing } buildings are
} missing.
attika-puzzle-shrines-free = On { $space } you build { attika-a-building } for free, next to { $space_before }.
attika-puzzle-shrines-paid = On { $space } you build { attika-a-building } { $count ->
    [0] for free: the landscape pays
    [one] for one card
   *[other] for { $count } cards
}.
attika-puzzle-shrines-joined = That closes the chain between two shrines.

attika-puzzle-block = Block
attika-puzzle-block-goal = Between two shrines { $player } lacks { $missing ->
    [one] only one building
   *[other] only { $missing } buildings
}. With your next building, make the shortest way that anyone else still has as long as you can.
attika-puzzle-block-far = Then { $player } lacks { $missing ->
    [one] one building
   *[other] { $missing } buildings
} between two shrines.
attika-puzzle-block-shut = Then { $player } has no short way between two shrines any more.

attika-puzzle-builds = A busy turn
attika-puzzle-builds-goal = You have { $built ->
    [one] one building
   *[other] { $built } buildings
} on the board. Build { $count ->
    [one] one more
   *[other] { $count } more
} in this turn.
attika-puzzle-builds-done = That makes { $count ->
    [one] one building
   *[other] { $count } buildings
} on the board. More is not possible in this turn.

attika-puzzle-amphorae = Amphorae
attika-puzzle-amphorae-goal = Complete { $count ->
    [one] a group
   *[other] { $count } groups
} in this turn.
attika-puzzle-amphorae-done = That completes the { attika-the-group } group.

attika-puzzle-tile = The right place
attika-puzzle-tile-goal = Lay the board tile so that { attika-a-building } can be built { $count ->
    [0] for free
    [one] for one card
   *[other] for { $count } cards
}.
attika-puzzle-tile-symbols = On { $space } { $count ->
    [0] no symbol pays
    [one] one symbol pays
   *[other] { $count } symbols pay
} for { attika-a-building }.
attika-puzzle-tile-price = So it costs { $count ->
    [0] nothing
    [one] one card
   *[other] { $count } cards
}; before it was { $before ->
    [one] one card
   *[other] { $before } cards
}.
