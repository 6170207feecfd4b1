### Attika, why a choice is good or bad

## Building

attika-reason-wins-all = This is your thirtieth building: it wins the game.
attika-reason-wins-shrines = It connects two shrines and wins the game.
attika-reason-free-by = It is free there, next to { attika-a-building }.
attika-reason-free-symbols = { $count ->
    [one] It is free there: a symbol pays for it.
   *[other] It is free there: { $count } symbols pay for it.
}
attika-reason-costs = Costs { $count ->
    [one] one card
   *[other] { $count } cards
}; { $left ->
    [0] none is left
    [one] one is left
   *[other] { $left } are left
}.
attika-reason-cards-match = Your cards fit here; with others it could cost up to { $count ->
    [one] one card
   *[other] { $count } cards
}.
attika-reason-cheaper-elsewhere = { $count ->
    [0] Elsewhere it would be free now.
    [one] Elsewhere it would cost only one card now.
   *[other] Elsewhere it would cost only { $count } cards now.
}
attika-reason-free-later = It will be free next to { attika-a-building }, which you have not built yet.
attika-reason-at-once = Built immediately, it takes no action of a later turn.
attika-reason-amphora = Completes the { attika-the-group } group and earns an amphora.
attika-reason-group = Stands next to its group: { attika-the-group }, { $count } of { $size }.
attika-reason-opens = Makes { attika-a-building } free next to it; { $rooms ->
    [one] one hex is open there
   *[other] { $rooms } hexes are open there
}.
attika-reason-opens-more = { $count ->
    [one] One more building will be free next to it
   *[other] { $count } more buildings will be free next to it
}; { $rooms ->
    [one] one hex is open there
   *[other] { $rooms } hexes are open there
}.
attika-reason-no-room = Leaves no hex next to it for { attika-a-building }.
attika-reason-rest-cheaper = Makes { $count ->
    [one] { attika-a-building }
   *[other] { $count } of your other buildings
} cheaper.
attika-reason-rest-dearer = Makes { $count ->
    [one] { attika-a-building }
   *[other] { $count } of your other buildings
} more expensive.
attika-reason-founds = Founds a new settlement, your number { $count }; the next one costs even more.
attika-reason-joins = { $count ->
    [one] Connects your settlements.
   *[other] Connects { $count } of your settlements, so new ones become cheaper.
}
attika-reason-room = Gives your city room: { $count } more free hexes next to it.
attika-reason-covers = Covers a symbol that could still pay: { attika-a-landscape }.
attika-reason-left = { $count ->
    [0] Then all your buildings are on the board.
    [one] Then only one building is left.
   *[other] Then { $count } buildings are left.
}

## Shrines and others

attika-reason-link = { $count ->
    [one] Then one more building connects two shrines for you.
   *[other] Then { $count } more buildings connect two shrines for you.
}
attika-reason-blocks = Blocks { $player }: between two shrines { $count ->
    [one] one building is missing
   *[other] { $count } buildings are missing
} then, not { $before }.
attika-reason-blocks-all = Blocks { $player }, who lacked { $count ->
    [one] one building
   *[other] { $count } buildings
} between two shrines.
attika-reason-helps-link = Helps { $player }: between two shrines { $count ->
    [one] only one building is missing then
   *[other] only { $count } buildings are missing then
}.
attika-reason-threat = Does not stop { $player }, who lacks { $count ->
    [one] one building
   *[other] { $count } buildings
} between two shrines.
attika-reason-crowds = Crowds { $player }: makes { $count ->
    [one] { attika-a-building }
   *[other] { $count } buildings
} more expensive.
attika-reason-helps = Helps { $player }: makes { $count ->
    [one] { attika-a-building }
   *[other] { $count } buildings
} cheaper.

## Drawing and storing

attika-reason-draw-known = Only { attika-a-building } can come; now { $count ->
    [0] it would be free
    [one] it would cost one card
   *[other] it would cost { $count } cards
}.
attika-reason-draw-known-opens = Next to { attika-a-building } { $count ->
    [one] another building
   *[other] { $count } other buildings
} will be free.
attika-reason-draw-free = Of the { $size } face-down buildings in { $stack ->
    [main] the main stack
   *[others] stacks 2 to 4
}, { $count ->
    [one] one would be free now
   *[other] { $count } would be free now
}.
attika-reason-draw-free-all = { $stack ->
    [main] Whatever comes from the main stack would be free now.
   *[others] Whatever comes from stacks 2 to 4 would be free now.
}
attika-reason-draw-paid = { $stack ->
    [main] Whatever comes from the main stack would cost cards now.
   *[others] Whatever comes from stacks 2 to 4 would cost cards now.
}
attika-reason-draw-opens = Others will be free next to { $count ->
    [one] one of the { $size } buildings that may come
   *[other] { $count } of the { $size } buildings that may come
}.
attika-reason-draw-opens-all = Whatever comes, others will be free next to it.
attika-reason-draw-wins = With { $count ->
    [one] one of the { $size } buildings that may come
   *[other] { $count } of the { $size } buildings that may come
} you would connect two shrines and win.
attika-reason-draw-blocks = With { $count ->
    [one] one of the { $size } buildings that may come
   *[other] { $count } of the { $size } buildings that may come
} you could block { $player }.
attika-reason-draw-wins-all = Whatever comes would connect two shrines and win.
attika-reason-draw-blocks-all = Whatever comes could block { $player }.
attika-reason-draw-lower = Then { $count ->
    [one] one building lies
   *[other] { $count } buildings lie
} in that stack; its last one brings a board tile.
attika-reason-draw-tile = Empties the stack: you lay a new board tile.
attika-reason-draw-left = { $count ->
    [one] You still have to draw one building.
   *[other] You still have to draw { $count } buildings.
}
attika-reason-draw-waiting = { $count ->
    [one] A stored building that would be free now has to wait.
   *[other] { $count } stored buildings that would be free now have to wait.
}
attika-reason-store-action = Stored, it takes an action of a later turn.
attika-reason-store-must = Anywhere it would cost at least { $count ->
    [one] one card
   *[other] { $count } cards
}, more than you have.
attika-reason-store-free = It could be built now for free.
attika-reason-store-waits = It will be free next to { attika-a-building } later; now it costs { $count ->
    [one] one card
   *[other] { $count } cards
}.
attika-reason-store-site = Building it now would make { $count ->
    [one] { attika-a-building }
   *[other] { $count } of your other buildings
} more expensive.
attika-reason-store-keeps = { $count ->
    [one] Keeps the card that it would cost now.
   *[other] Keeps the { $count } cards that it would cost now.
}

## Cards and amphorae

attika-reason-cards = Takes { $count ->
    [one] one card
   *[other] { $count } cards
}; then you have { $held }.
attika-reason-cards-link = Helps you connect two shrines: { $count ->
    [one] one building is
   *[other] { $count } buildings are
} still missing.
attika-reason-cards-for = You cannot pay for { attika-a-building } anywhere yet.
attika-reason-cards-needed = You still have { $count ->
    [one] one building
   *[other] { $count } buildings
} to build and hold { $held ->
    [0] no cards
    [one] one card
   *[other] { $held } cards
}.
attika-reason-cards-spare = You hardly need more: for what is left you hold { $held ->
    [one] one card
   *[other] { $held } cards
}.
attika-reason-idle = You neither draw nor build in this turn.
attika-reason-unused = Leaves { $mode ->
    [draw] { $count ->
        [one] one draw
       *[other] { $count } draws
    }
   *[build] { $count ->
        [one] one build
       *[other] { $count } builds
    }
} unused.
attika-reason-pay-matches = Matches the price: one card for one symbol ({ attika-a-landscape }).
attika-reason-pay-other = Here it counts as any card: { attika-a-landscape }.
attika-reason-pay-half = Does not match the price ({ attika-a-landscape }): two cards that do not match pay for one symbol.
attika-reason-pay-more = Of { attika-a-landscape } you keep { $count ->
    [one] one card
   *[other] { $count } cards
}.
attika-reason-pay-last = You keep no card of { attika-a-landscape }.
attika-reason-amphora-spent = { $count ->
    [0] Costs your last amphora.
    [one] Costs an amphora; one is left.
   *[other] Costs an amphora; { $count } are left.
}
attika-reason-amphora-draw = Buys another draw; { $count ->
    [one] one building is still to be drawn
   *[other] { $count } buildings are still to be drawn
}.
attika-reason-amphora-build = Buys another build: { attika-a-building } on { $space }, { $count ->
    [0] for free
    [one] for one card
   *[other] for { $count } cards
}.
attika-reason-amphora-dear = Nothing you have stored is worth building now.
attika-reason-amphora-wins = With the action it buys you can connect two shrines now.
attika-reason-card-for-amphora = { $count ->
    [0] An amphora buys an action later; none is left then.
    [one] An amphora buys an action later; one is left then.
   *[other] An amphora buys an action later; { $count } are left then.
}
attika-reason-keeps-amphorae = { $count ->
    [one] Keeps your amphora for a later turn.
   *[other] Keeps your { $count } amphorae for a later turn.
}

## Board tiles

attika-reason-tile-own = { $count ->
    [one] New room next to one of your buildings.
   *[other] New room next to { $count } of your buildings.
}
attika-reason-tile-saves = Makes { $count ->
    [one] { attika-a-building }
   *[other] { $count } of your buildings
} cheaper.
attika-reason-tile-apart = The tile lies away from your buildings.
attika-reason-tile-theirs = { $count ->
    [one] It touches a building of { $player } too.
   *[other] It touches { $count } buildings of { $player } too.
}
attika-reason-tile-symbols = { $count ->
    [one] One of its symbols pays where your city can grow.
   *[other] { $count } of its symbols pay where your city can grow.
}
