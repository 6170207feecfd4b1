### Attika

## Words of the game

attika-building-capital = Capital
attika-building-oracle = Oracle
attika-building-theatre = Theatre
attika-building-tavern = Tavern
attika-building-plaza = Plaza
attika-building-gymnasium = Gymnasium
attika-building-statue = Statue
attika-building-market = Market
attika-building-stadium = Stadium
attika-building-temple = Temple
attika-building-quarry = Quarry
attika-building-fortress = Fortress
attika-building-tower = Tower
attika-building-well = Well
attika-building-grain-field = Grain field
attika-building-mill = Mill
attika-building-village = Village
attika-building-harbour = Harbour
attika-building-ship = Ship
attika-building-silver-mine = Silver mine
attika-building-mint = Mint
attika-building-vineyard = Vineyard
attika-building-vintner = Vintner
attika-building-street = Street
attika-group-city = City
attika-group-defence = Defence
attika-group-supply = Supply
attika-group-shipping = Shipping
attika-group-minting = Mint
attika-group-wine = Vineyard
attika-group-streets = Streets
attika-landscape-water = Water
attika-landscape-forest = Forest
attika-landscape-hill = Hill
attika-landscape-mountain = Mountain
attika-city-athens = Athens
attika-city-sparta = Sparta
attika-city-corinth = Corinth
attika-city-thebes = Thebes
attika-a-building = { $building ->
    [capital] the capital
    [oracle] the oracle
    [theatre] the theatre
    [tavern] the tavern
    [plaza] the plaza
    [gymnasium] the gymnasium
    [statue] the statue
    [market] the market
    [stadium] the stadium
    [temple] the temple
    [quarry] the quarry
    [fortress] the fortress
    [tower] a tower
    [well] the well
    [grain-field] the grain field
    [mill] the mill
    [village] the village
    [harbour] the harbour
    [ship] a ship
    [silver-mine] the silver mine
    [mint] the mint
    [vineyard] the vineyard
    [vintner] the vintner
   *[street] a street
}
attika-the-group = { $group ->
    [city] City
    [defence] Defence
    [supply] Supply
    [shipping] Shipping
    [minting] Mint
    [wine] Vineyard
   *[streets] Streets
}
attika-a-landscape = { $landscape ->
    [water] water
    [forest] forest
    [hill] hill
   *[mountain] mountain
}
attika-cards = { $water ->
    [0] {""}
   *[other] {" · "}{ $water } water
}{ $forest ->
    [0] {""}
   *[other] {" · "}{ $forest } forest
}{ $hill ->
    [0] {""}
   *[other] {" · "}{ $hill } hill
}{ $mountain ->
    [0] {""}
   *[other] {" · "}{ $mountain } mountain
}

## What to do now

attika-prompt-choose = { $player } draws buildings, builds, or takes cards.
attika-prompt-choose-you = Your turn: draw new buildings, build stored ones, or take three cards.
attika-prompt-draw = { $player } may draw { $left ->
    [one] one more building
   *[other] { $left } more buildings
}.
attika-prompt-draw-you = You may draw { $left ->
    [one] one more building
   *[other] { $left } more buildings
}, or stop and take cards.
attika-prompt-build = { $player } may build { $left ->
    [one] once more
   *[other] { $left } more times
}.
attika-prompt-build-you = You may build { $left ->
    [one] once more
   *[other] { $left } more times
}, or stop and take cards.
attika-prompt-extra-draw = { $player } spends an amphora to draw a building.
attika-prompt-extra-draw-you = Draw the building you spent the amphora on.
attika-prompt-extra-build = { $player } spends an amphora to build once more.
attika-prompt-extra-build-you = Take the extra build you spent the amphora on.
attika-prompt-amphora = { $player } has used all actions and has { $amphorae ->
    [one] one amphora
   *[other] { $amphorae } amphorae
}.
attika-prompt-amphora-you = You have used all your actions. Spend an amphora ({ $amphorae } left) on another action, or finish.
attika-prompt-drawn = { $player } has drawn { attika-a-building }: build or store?
attika-prompt-drawn-you = You have drawn { attika-a-building }. Build it now, or store it on your player board.
attika-prompt-pay = { $player } pays for { attika-a-building } on { $space }.
attika-prompt-pay-you = Choose cards to pay for { attika-a-building } on { $space }.
attika-prompt-tile = { $player } lays board tile { $tile }.
attika-prompt-tile-you = You have emptied a stack: lay board tile { $tile } in any orientation, touching the board.
attika-prompt-cards = { $player } may spend amphorae on cards ({ $amphorae } left).
attika-prompt-cards-you = Spend an amphora ({ $amphorae } left) on one more card, or end your turn.
attika-prompt-over = Game over. { $players } won.
attika-prompt-over-race = { $player }’s race is over after turn { $turn }.

## Why not

attika-refusal-drawn-first = Build or store the building you drew first.
attika-refusal-pay-first = Pay for the chosen site first.
attika-refusal-tile-first = Lay the new board tile first.
attika-refusal-only-cards = You have taken your cards, so you can no longer draw or build this turn.
attika-refusal-used-up = You have used all { $actions } actions this turn.
attika-refusal-mode-draw = You are drawing new buildings this turn. You can build stored ones next turn.
attika-refusal-mode-build = You are building this turn. You can draw again next turn.
attika-refusal-no-amphora = You have no amphora.
attika-refusal-no-mode = An amphora only extends your actions: draw or build first, or take your cards.
attika-refusal-bought-first = Use the extra action you bought with the amphora first.
attika-refusal-actions-left = You still have { $left ->
    [one] one action
   *[other] { $left } actions
} left. Use amphorae after that.
attika-refusal-no-use = You could not use another action.
attika-refusal-not-cards-yet = That comes after your actions: finish them first.
attika-refusal-no-cards = There is no card left to draw.
attika-refusal-stack-empty = Stack { $stack } is empty.
attika-refusal-nothing-drawn = You have not drawn a building.
attika-refusal-other-drawn = You have drawn { attika-a-building }: build or store that first.
attika-refusal-not-stored = You have not stored { attika-a-building }.
attika-refusal-off-board = { $space } is not on the board.
attika-refusal-hex-taken = There is already a building on { $space }.
attika-refusal-price = On { $space } you would need at least { $cards ->
    [one] one card
   *[other] { $cards } cards
} for { attika-a-building }. You have { $held }.
attika-refusal-nothing-to-pay = There is nothing to pay for.
attika-refusal-card-missing = You have no { attika-a-landscape } card.
attika-refusal-card-order = Pay cards in the order water, forest, hill, mountain. You can no longer pay with { attika-a-landscape }.
attika-refusal-card-unfit = You could not pay the exact price if you used { attika-a-landscape } now.
attika-refusal-no-tile = There is no board tile to lay.
attika-refusal-tile-apart = The tile would touch neither the board nor a shrine there.
attika-refusal-tile-covers = The tile would cover another tile or a shrine there.

## What happened

attika-event-building-drawn = { $player } draws { attika-a-building } from stack { $stack }.
attika-event-stored = { $player } stores { attika-a-building }.
attika-event-built-paid = { $player } builds { attika-a-building } on { $space } for { $count ->
    [one] one card
   *[other] { $count } cards
}{ attika-cards }.
attika-event-built-free = { $player } builds { attika-a-building } on { $space } for free (next to { $space_before }).
attika-event-built-by-symbols = { $player } builds { attika-a-building } on { $space } for free, paid by the landscape.
attika-event-cards-drawn-unused = { $player } draws { $count ->
    [one] one card
   *[other] { $count } cards
}.
attika-event-cards-drawn-amphora = { $player } draws { $count ->
    [one] one card
   *[other] { $count } cards
} for the amphora.
attika-event-cards-drawn-supply = { $player } takes { $count ->
    [one] one card
   *[other] { $count } cards
} because no amphorae are left.
attika-event-own-cards-drawn-unused = { $player } draws { $count ->
    [one] one card
   *[other] { $count } cards
}{ attika-cards }.
attika-event-own-cards-drawn-amphora = { $player } draws { $count ->
    [one] one card
   *[other] { $count } cards
} for the amphora{ attika-cards }.
attika-event-own-cards-drawn-supply = { $player } takes { $count ->
    [one] one card
   *[other] { $count } cards
} because no amphorae are left{ attika-cards }.
attika-event-reshuffled = { $count ->
    [one] The one discarded card becomes the new draw pile.
   *[other] The { $count } discarded cards are shuffled into a new draw pile.
}
attika-event-amphora-earned = { $player } completes the { attika-the-group } group ({ $spaces }) and takes an amphora.
attika-event-amphora-missed = { $player } completes the { attika-the-group } group ({ $spaces }), but no amphora is left.
attika-event-amphora-spent = { $player } spends an amphora on { $purpose ->
    [draw] another draw
    [build] another build
   *[card] a card
}.
attika-event-tile-turned = { $player } has emptied a stack and turns up board tile { $tile }.
attika-event-tile-laid = { $player } lays board tile { $tile }.
attika-event-ended-all-built = { $players } has built everything and wins in turn { $turn }.
attika-event-ended-shrines = { $players } connects two shrines ({ $spaces }) and wins in turn { $turn }.
attika-event-ended-stalemate = No one can move. Most buildings: { $players }.
attika-event-ended-race-gold = { $players } has built everything in turn { $turn }: gold!
attika-event-ended-race-silver = { $players } has built everything in turn { $turn }: silver.
attika-event-ended-race-bronze = { $players } has built everything in turn { $turn }: bronze.
attika-event-ended-race-finished = { $players } has built everything in turn { $turn }, in time but without a medal.
attika-event-ended-race-lost = Turn { $turn } was the last one: { $players } has not built everything in time.

## The end

attika-score-group = { attika-the-group }: { $count } of { $size } buildings
attika-ending-all-built = The first to build everything wins.
attika-ending-shrines = Two shrines connected: an immediate victory.
attika-ending-stalemate = No one could move: the most buildings decide, then amphorae, then cards.
attika-ending-race-gold = Gold medal: everything is built.
attika-ending-race-silver = Silver medal: everything is built.
attika-ending-race-bronze = Bronze medal: everything is built.
attika-ending-race-finished = Everything is built in time, without a medal.
attika-ending-race-lost = Time is up before everything is built: the race is lost.

## Options

attika-option-solo_race = Solo race
attika-option-solo_race-false = no
attika-option-solo_race-true = yes, for one player
attika-option-solo_race-help = One player, alone on the board for two, builds everything within 24 turns; medals for 16, 18 and 20. Connecting shrines does not count.
attika-option-starting_player = Start player
attika-option-starting_player-null = drawn by lot
attika-option-starting_player-0 = seat 1
attika-option-starting_player-1 = seat 2
attika-option-starting_player-2 = seat 3
attika-option-starting_player-3 = seat 4
attika-option-starting_player-help = Starts with four cards; each player after that gets one more.

## On the page: numbers of symbols

attika-count-water = { $count } water
attika-count-forest = { $count } forest
attika-count-hill = { $count ->
    [one] { $count } hill
   *[other] { $count } hills
}
attika-count-mountain = { $count ->
    [one] { $count } mountain
   *[other] { $count } mountains
}
attika-symbols-any = { $count } of any kind
attika-nothing = nothing

## On the page: the board

attika-board = Board
attika-hexes = Hexes of the board. Arrow keys move between hexes, Enter selects.
attika-places = Places for the tile. Arrow keys move between places, R rotates the tile, Enter lays it.
attika-place = Place { $number } of { $count }; tile rotated to position { $rotation } of 6
attika-hex = { $space }, { $symbol ->
    [water] water
    [forest] forest
    [hill] hill
    [mountain] mountain
   *[none] no symbol
}
attika-empty = free
attika-shrine = Shrine { $number }
attika-piece = { $player }: { $name }
attika-piece-own = Yours: { $name }
attika-price = { $building } here: { $cards ->
    [0] free
    [one] 1 card
   *[other] { $cards } cards
}
attika-too-dear = { $held ->
    [one] You have 1 card.
   *[other] You have { $held } cards.
}
attika-prices-here = Cards for your buildings here:
attika-reason-free = Free next to your { $building } ({ $space }).
attika-reason-cost = Building cost: { $cost }.
attika-reason-symbols = { $count ->
    [one] One symbol on and around the hex pays.
   *[other] { $count } symbols on and around the hex pay.
}
attika-reason-need = Left to pay: { $need }.
attika-reason-settlement = New settlement: { $cards ->
    [one] 1 more card of any kind.
   *[other] { $cards } more cards of any kind.
}
attika-gain-group = Completes the { $group } group: { $reward ->
    [amphora] an amphora for you.
    [card] no amphora is left, so you draw a card.
   *[nothing] no amphora or card is left for it.
}
attika-gain-shrines = Connects two shrines and wins the game!
attika-gain-all = Your thirtieth building: it wins the game!

## On the page: what things do

attika-effect-cost = Costs { $cost }.
attika-effect-group = Group { $group } ({ $size } buildings).
attika-effect-free = Free next to: { $buildings }.
attika-effect-frees = Makes these free next to it: { $buildings }.
attika-effect-shrine = Connect two shrines with an unbroken chain of your own buildings and you win. You cannot build on a shrine, and a shrine does not connect buildings.
attika-effect-symbol = Pays for one symbol of any building here or on an adjacent hex, every time, until someone builds on it.
attika-effect-blank = No symbol here. Symbols on adjacent hexes help to pay.
attika-effect-card = A landscape card pays for one matching symbol; any two cards pay for any one symbol.
attika-effect-amphora = An amphora buys one more draw or build of this turn’s kind, or one more card at its end. You earn one for each group you complete.
attika-group-progress = { $group }: { $count } of { $size } on the board
attika-group-joined = All { $size } connected: amphora earned
attika-group-open = Connect all { $size } on the board to earn an amphora
attika-slot-state = On the board: { $built }. On the player board: { $stored }. In the stacks: { $hidden }.

## On the page: choosing

attika-choose-building-first = First choose one of your buildings, then a hex.
attika-prompt-choose-hex = { $name }: choose a hex. The number is the price in cards.
attika-prompt-confirm = { $name } here? Tap once more, or choose another hex.
attika-prompt-choose-cards = { $name }: choose the cards you pay with.
attika-prompt-turn-tile = Rotate the tile if you like, then lay it.
attika-build-here = Build here
attika-payment = Payment
attika-pay-for = Pay for: { $building }
attika-pay-complete = Exactly enough.
attika-pay-missing = { $count ->
    [one] One more card needed.
   *[other] { $count } more cards needed.
}
attika-pay-too-many = { $count ->
    [one] One card too many.
   *[other] { $count } cards too many.
}
attika-pay-more = One more card: { $landscape }
attika-pay-less = One card fewer: { $landscape }
attika-pay-and-build = Pay and build
attika-pay-suggest = Suggest a payment
attika-pay-cancel = Back
attika-pay-next = Paid so far: { $given }. Which card next?
attika-tile-tray = The new tile
attika-tile = Tile { $tile }: { $symbols }
attika-tiles-left = { $count ->
    [0] This is the last tile.
    [one] One more tile after this.
   *[other] { $count } more tiles after this.
}
attika-lay-help = Point at a place, rotate with R, the wheel or the buttons, and click to lay the tile.
attika-lay-help-touch = Tap a place, rotate the tile with the buttons and lay it.
attika-lay-here = Lay here
attika-turn-tile-left = Rotate left
attika-turn-tile-right = Rotate right (R)

## On the page: own turn and player board

attika-turn-of = { $player } is playing.
attika-turn-choose = Draw up to { $draws } buildings, or build up to { $builds }.
attika-turn-left = { $mode ->
    [draw] { $count ->
        [0] No draws left
        [one] One draw left
       *[other] { $count } draws left
    }
   *[build] { $count ->
        [0] No builds left
        [one] One build left
       *[other] { $count } builds left
    }
}
attika-turn-bought = { $mode ->
    [draw] One extra draw
   *[build] One extra build
}
attika-turn-cards = Only cards now
attika-race-turn = Turn { $turn } of { $turns }
attika-store = Store
attika-finish = { $cards ->
    [0] Finish, no cards
    [one] Finish, take 1 card
   *[other] Finish, take { $cards } cards
}
attika-use-amphora = { $mode ->
    [draw] Amphora for one more draw
   *[build] Amphora for one more build
}
attika-amphora-card = Amphora for one more card
attika-end-turn = End turn
attika-stacks = Your stacks
attika-stack = Stack { $stack }
attika-stack-main = Main
attika-draw-from = Draw from stack { $stack }, { $count ->
    [0] empty
    [one] 1 building
   *[other] { $count } buildings
}
attika-stack-empty = This stack is empty.
attika-stack-main-left = Main buildings, face down: { $buildings }. Take the last one of a stack and you lay a new board tile.
attika-stack-others-left = Face down in stacks 2 to 4 together: { $buildings }. Take the last one of a stack and you lay a new board tile.
attika-hand = Your hand: { $count ->
    [one] 1 card
   *[other] { $count } cards
}
attika-player-board = Player board
attika-stored = Ready to build
attika-stored-none = You have no building stored.

## On the page: players

attika-built = { $count } of { $all } buildings on the board
attika-built-tip = The first player with all thirty on the board wins immediately.
attika-stacks-of = Stacks: { $stacks }
attika-stacks-left = Face down in the first stack: { $main }. In the other three together: { $others }.
attika-cards-held = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
attika-amphorae = { $count ->
    [one] 1 amphora
   *[other] { $count } amphorae
}
attika-groups = Groups

## On the page: turn and end

attika-phase-choose = Choose
attika-phase-draw = Draw
attika-phase-build = Build
attika-phase-cards = Cards
attika-score = { $count ->
    [one] 1 building
   *[other] { $count } buildings
}
attika-finale = The end
attika-standing = Final standings
attika-standing-built = Buildings
attika-standing-amphorae = Amphorae
attika-standing-cards = Cards
attika-standing-help = Everyone behind the winner is ranked by buildings on the board, then amphorae, then cards.
attika-story-shrines = { $player } connected shrines { $first } and { $second } with a chain of { $count ->
    [one] 1 building
   *[other] { $count } buildings
}.
attika-story-all-built = { $player } built the thirtieth building.
attika-story-second = { $player } came next with { $count ->
    [one] 1 building
   *[other] { $count } buildings
}, { $missing } short.
attika-story-groups = { $seats ->
    [one] { $players } completed the most groups: { $count }.
   *[other] { $players } completed the most groups: { $count } each.
}
attika-story-no-group = No one completed a group.
attika-story-race-done = All thirty buildings were up by turn { $turn }.
attika-story-race-missing = { $count ->
    [one] One building was missing when time ran out.
   *[other] { $count } buildings were missing when time ran out.
}
attika-story-race-groups = Groups completed: { $count } of { $groups }.

attika-keys-stack = Draw from that stack
