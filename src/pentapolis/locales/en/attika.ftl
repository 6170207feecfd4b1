### Attika

## On the page: names

attika-name-capital = Capital
attika-name-oracle = Oracle
attika-name-theatre = Theatre
attika-name-tavern = Tavern
attika-name-plaza = Plaza
attika-name-gymnasium = Gymnasium
attika-name-statue = Statue
attika-name-market = Market
attika-name-stadium = Stadium
attika-name-temple = Temple
attika-name-quarry = Quarry
attika-name-fortress = Fortress
attika-name-tower = Tower
attika-name-well = Well
attika-name-grain-field = Grain field
attika-name-mill = Mill
attika-name-village = Village
attika-name-harbour = Harbour
attika-name-ship = Ship
attika-name-silver-mine = Silver mine
attika-name-mint = Mint
attika-name-vineyard = Vineyard
attika-name-vintner = Vintner
attika-name-street = Street
attika-group-city = City
attika-group-defence = Defence
attika-group-supply = Supply
attika-group-shipping = Shipping
attika-group-minting = Mint
attika-group-wine = Vineyard
attika-group-streets = Streets
attika-city-athens = Athens
attika-city-sparta = Sparta
attika-city-corinth = Corinth
attika-city-thebes = Thebes
attika-landscape-water = water
attika-landscape-forest = forest
attika-landscape-hill = hill
attika-landscape-mountain = mountain
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
attika-hexes = Hexes of the board. The arrow keys go from hex to hex, Enter chooses.
attika-places = Places for the tile. The arrow keys go from place to place, R turns the tile, Enter lays it.
attika-place = Place { $number } of { $count }; tile turned to position { $rotation } of 6
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
attika-too-dear = You hold { $held } cards.
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
attika-gain-group = Joins the group { $group }: an amphora for you.
attika-gain-shrines = Joins two shrines and wins the game!
attika-gain-all = Your thirtieth building: it wins the game!

## On the page: what things do

attika-effect-cost = Costs { $cost }.
attika-effect-group = Group { $group } ({ $size } buildings).
attika-effect-free = Free next to: { $buildings }.
attika-effect-frees = Next to it are free: { $buildings }.
attika-effect-shrine = Join two shrines with an unbroken chain of your own buildings and you win. Nothing is built on a shrine, and it joins no buildings.
attika-effect-symbol = Pays one symbol of a building here or on a neighbouring hex, again and again, until somebody builds on it.
attika-effect-blank = No symbol here. Symbols on neighbouring hexes help to pay.
attika-effect-card = A landscape card pays one symbol of its kind; any two cards pay any one symbol.
attika-effect-amphora = An amphora buys one more draw or build of this turn’s kind, or one more card at its end. You earn one for each group whose buildings are all joined.
attika-group-progress = { $group }: { $count } of { $size } on the board
attika-group-joined = All { $size } joined: amphora earned
attika-group-open = Join all { $size } on the board and earn an amphora
attika-slot-state = On the board: { $built }. On the player board: { $stored }. In the stacks: { $hidden }.

## On the page: choosing

attika-choose-building-first = First choose one of your buildings, then a hex.
attika-prompt-choose-hex = { $name }: choose a hex. The numbers say how many cards it costs there.
attika-prompt-confirm = { $name } here? Tap once more, or choose another hex.
attika-prompt-choose-cards = { $name }: choose the cards you pay with.
attika-prompt-turn-tile = Turn the tile if you like, then lay it.
attika-build-here = Build here
attika-payment = Payment
attika-pay-for = Pay for: { $building }
attika-pay-complete = Exactly enough.
attika-pay-missing = { $count ->
    [one] One more card is missing.
   *[other] { $count } more cards are missing.
}
attika-pay-too-many = { $count ->
    [one] One card too many.
   *[other] { $count } cards too many.
}
attika-pay-more = One more card: { $landscape }
attika-pay-less = One card less: { $landscape }
attika-pay-and-build = Pay and build
attika-pay-suggest = Suggest
attika-pay-cancel = Back
attika-pay-next = Given so far: { $given }. Which card next?
attika-tile-tray = The new tile
attika-tile = Tile { $tile }: { $symbols }
attika-tiles-left = { $count ->
    [0] It is the last tile.
    [one] One more tile is left after this.
   *[other] { $count } more tiles are left after this.
}
attika-lay-help = Point at a place, turn with R, the wheel or the buttons, and click to lay the tile.
attika-lay-help-touch = Tap a place, turn the tile with the buttons and lay it.
attika-lay-here = Lay here
attika-turn-tile-left = Turn left
attika-turn-tile-right = Turn right (R)

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
    [draw] Amphora: one more draw
   *[build] Amphora: one more build
}
attika-amphora-card = Amphora: one more card
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
attika-stack-main-left = Main buildings, face down: { $buildings }. Whoever takes the last one of a stack lays a new board tile.
attika-stack-others-left = Face down in stacks 2 to 4 together: { $buildings }. Whoever takes the last one of a stack lays a new board tile.
attika-hand = Your hand: { $count ->
    [one] 1 card
   *[other] { $count } cards
}
attika-player-board = Player board
attika-stored = Ready to build
attika-stored-none = No building is ready. Draw one.

## On the page: players

attika-built = { $count } of { $all } buildings on the board
attika-built-tip = Whoever has all thirty on the board wins at once.
attika-stacks-of = Stacks: { $stacks }
attika-stacks-left = Face down in the first stack: { $main }. In the other three together: { $others }.
attika-cards = { $count ->
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
attika-standing = How everybody stood
attika-standing-built = Buildings
attika-standing-amphorae = Amphorae
attika-standing-cards = Cards
attika-standing-help = Behind the winner count buildings on the board, then amphorae, then cards.
attika-story-shrines = { $player } joined shrines { $first } and { $second } with a chain of { $count } buildings.
attika-story-all-built = { $player } built the thirtieth building.
attika-story-second = { $player } came next with { $count ->
    [one] 1 building
   *[other] { $count } buildings
}; { $missing } were missing.
attika-story-groups = { $seats ->
    [one] { $players } joined most groups: { $count }.
   *[other] { $players } joined most groups: { $count } each.
}
attika-story-no-group = Nobody joined a whole group.
attika-story-race-done = All thirty buildings stood in turn { $turn }.
attika-story-race-missing = { $count ->
    [one] One building was missing when time ran out.
   *[other] { $count } buildings were missing when time ran out.
}
attika-story-race-groups = Groups joined: { $count } of { $groups }.
