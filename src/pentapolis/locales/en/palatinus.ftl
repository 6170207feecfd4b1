### Palatinus

## Words of the game

palatinus-kind-merchant = open merchant
palatinus-kind-farmer = open farmer
palatinus-kind-soldier = soldier
palatinus-kind-wolf-merchant = merchant under a wolf
palatinus-kind-wolf-farmer = farmer under a wolf
palatinus-kind-extra-merchant = open merchant, extra colour
palatinus-kind-extra-farmer = open farmer, extra colour
palatinus-kind-extra-wolf-merchant = merchant under a wolf, extra colour
palatinus-kind-extra-wolf-farmer = farmer under a wolf, extra colour
palatinus-kind-wolf = wolf
palatinus-kind-extra-wolf = wolf, extra colour

## What to do now

palatinus-prompt-lay = { $player } lays a territory tile.
palatinus-prompt-lay-you = Lay the territory tile you drew: choose a place and turn it as you like.
palatinus-prompt-place = { $player } places an inhabitant (round { $round } of { $rounds }).
palatinus-prompt-place-you = Place an inhabitant on an empty space (round { $round } of { $rounds }).
palatinus-prompt-soldier = { $player } must place a soldier now.
palatinus-prompt-soldier-you = Place a soldier now: after this it would be too late.
palatinus-prompt-over = The game is over. Victory goes to { $players }.

## Why not

palatinus-refusal-phase-placement = All tiles lie on the table. Now inhabitants are placed.
palatinus-refusal-phase-tiles = The board is still being built. Inhabitants follow once all seven tiles lie.
palatinus-refusal-slot-taken = A tile already lies in place { $slot }.
palatinus-refusal-slot-apart = Place { $slot } does not touch the ring of tiles yet. Lay the tile next to another outer tile.
palatinus-refusal-space-taken = { $space } is occupied. Every space holds one inhabitant.
palatinus-refusal-none-left = { $kind ->
    [soldier] You have no soldier left.
    [merchant] You have no open merchant left.
    [farmer] You have no open farmer left.
    [wolf-merchant] You have no merchant under a wolf left.
    [wolf-farmer] You have no farmer under a wolf left.
   *[other] You have no piece of this kind left in your extra colour.
}
palatinus-refusal-soldier-late = Too late for a soldier: your last { $lock } inhabitants cannot be soldiers, and you have { $left } left.
palatinus-refusal-soldier-due = A soldier has to go down now: you still hold { $soldiers ->
    [one] { $soldiers } soldier
   *[other] { $soldiers } soldiers
}, and your last { $lock } inhabitants cannot be soldiers.

## What happened

palatinus-event-tile-laid = { $player } lays tile { $letter }.
palatinus-event-tile-drawn = { $player } draws tile { $letter }.
palatinus-event-laurels-dealt = The laurel tokens are dealt: { $laurels }.
palatinus-event-placed = { $player } places { $role ->
    [merchant] a merchant
    [farmer] a farmer
   *[soldier] a soldier
} on { $space }.
palatinus-event-placed-wolf = { $player } places a wolf on { $space }.
palatinus-event-placed-own-wolf = { $player } places { $role ->
    [merchant] a merchant
   *[farmer] a farmer
} under a wolf on { $space }.
palatinus-event-wolves-revealed = { $count ->
    [one] The wolf is turned over.
   *[other] All { $count } wolves are turned over.
}
palatinus-event-soldier-captures = Hill { $hill }: { $player }’s soldier on { $space } captures { $role ->
    [merchant] { $count ->
        [one] a merchant
       *[other] { $count } merchants
    }
   *[farmer] { $count ->
        [one] a farmer
       *[other] { $count } farmers
    }
} ({ $spaces }).
palatinus-event-soldier-retreats = Hill { $hill }: { $player }’s soldier on { $space } sees as many merchants as farmers ({ $merchants }) and retreats.
palatinus-event-capture-disc = { $player } gets a scoring disc of 1: a further soldier had its eye on { $space }.
palatinus-event-hill-won = Hill { $hill }: { $player } leads with influence { $influence } and takes the laurel token of { $laurel }.
palatinus-event-hill-tied = Hill { $hill }: { $players } share the lead with influence { $influence } and get a scoring disc of 2 each.
palatinus-event-hill-lost = Hill { $hill }: nobody has influence. The laurel token of { $laurel } goes back to the box.
palatinus-event-ended = Final count: victory for { $players } with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.

## The score sheet

palatinus-score-laurel = Laurel token of hill { $hill }
palatinus-score-tie = Scoring disc for the shared lead on hill { $hill }
palatinus-score-captured = { $role ->
    [merchant] Merchant
   *[farmer] Farmer
} captured on { $space } by the soldier on { $soldier }
palatinus-score-capture-disc = Scoring disc for the soldier on { $soldier }, which shared the capture on { $space }

palatinus-ending-points = Decided by victory points.
palatinus-ending-items = Equal points: decided by the number of pieces, discs and tokens won.
palatinus-ending-shared = Equal points and equally many pieces, discs and tokens: a shared victory.

## Options

palatinus-option-handedness = How the tiles mesh
palatinus-option-handedness-right = clockwise
palatinus-option-handedness-left = anticlockwise
palatinus-option-handedness-help = Seven flower-shaped tiles fit together in two ways that mirror each other. It changes nothing but the picture.
palatinus-option-ring_placement = Building the board
palatinus-option-ring_placement-players = by the players
palatinus-option-ring_placement-random = dealt at random
palatinus-option-ring_placement-help = Players lay the outer tiles in turn, or the whole board is dealt at random for a quick start.
palatinus-option-empty_spring_also_empty_field = Empty springs for farmers
palatinus-option-empty_spring_also_empty_field-false = 2 influence
palatinus-option-empty_spring_also_empty_field-true = 4 influence
palatinus-option-empty_spring_also_empty_field-help = Normally a spring pays a farmer 2, occupied or not. In this variant a neighbouring spring that is empty also counts as an empty field and pays 4.
palatinus-option-show_remaining_stock = Show what others have left
palatinus-option-show_remaining_stock-true = yes
palatinus-option-show_remaining_stock-false = no, remember it
palatinus-option-show_remaining_stock-help = Anyone who watches closely knows which open pieces and how many wolves the others still hold. The page can keep count for you; roles under wolves stay secret.
palatinus-option-starting_player = Starting player
palatinus-option-starting_player-null = drawn by lot
palatinus-option-starting_player-0 = seat 1
palatinus-option-starting_player-1 = seat 2
palatinus-option-starting_player-2 = seat 3
palatinus-option-starting_player-3 = seat 4
palatinus-option-starting_player-4 = seat 5
palatinus-option-starting_player-help = Lays the first tile and places the first inhabitant; the others follow clockwise.

## On the board

palatinus-board = Board
palatinus-spaces = Spaces of the board. The arrow keys go from space to space, Enter chooses.
palatinus-slots = Places for the tile. Up and down change the place, left and right turn the tile, Enter lays it.
palatinus-hill = Hill
palatinus-hill-name = Hill { $hill }{ $laurel ->
    [0] {""}
   *[other] , laurel token of { $laurel }
}
palatinus-span = { $least } to { $most }
palatinus-space = { $space }, { $ground ->
    [spring] spring
   *[field] field
} on hill { $hill }
palatinus-empty = empty
palatinus-slot = Place { $slot } of the ring, beside { $beside }; tile turned to position { $rotation } of 6
palatinus-piece = { $face ->
    [merchant] { $player }’s merchant
    [farmer] { $player }’s farmer
    [soldier] { $player }’s soldier
    [wolf-merchant] { $player }’s merchant, under a wolf
    [wolf-farmer] { $player }’s farmer, under a wolf
   *[wolf] a wolf of { $player }’s
}
palatinus-piece-own = { $face ->
    [merchant] your merchant
    [farmer] your farmer
    [soldier] your soldier
    [wolf-merchant] your merchant, under a wolf
    [wolf-farmer] your farmer, under a wolf
   *[wolf] your wolf
}
palatinus-preview-influence = { $role ->
    [merchant] Merchant
   *[farmer] Farmer
} here: influence { $span }
palatinus-preview-soldier = Soldier here sees merchants: { $merchants }, farmers: { $farmers }. { $outcome ->
    [merchants] It would capture the merchants.
    [farmers] It would capture the farmers.
    [retreat] Equal numbers: it would retreat.
   *[open] The wolves will decide.
}
palatinus-hill-then = Influence on hill { $hill } then

## What things do

palatinus-effect-merchant = A merchant gains influence on its hill from every neighbour: 1 per merchant, 2 per farmer, 3 per soldier, whoever owns them.
palatinus-effect-farmer = A farmer gains 2 influence on its hill for every spring beside or under it, occupied or not, and 2 for every empty field beside it.
palatinus-effect-soldier = When its hill is due, a soldier captures the larger group of its neighbours, all merchants or all farmers, for 1 point each. If both are equal it retreats. It has no influence itself.
palatinus-effect-wolf = A merchant or a farmer: only its owner knows. Wolves are turned over at the end.
palatinus-effect-hidden = It lies under a wolf: the others do not know whether it is a merchant or a farmer.
palatinus-effect-extra = A piece of your second colour; it counts as yours in every way.
palatinus-effect-spring = Spring: gives 2 influence to every farmer on it or beside it, occupied or not.
palatinus-effect-field = Field: while it is empty, it gives 2 influence to every farmer beside it.
palatinus-effect-laurel = Laurel token: { $laurel } points for whoever alone has most influence on this hill.
palatinus-effect-disc-1 = Scoring disc: 1 point for a soldier that shared a capture.
palatinus-effect-disc-2 = Scoring disc: 2 points for a shared lead on a hill.

## Choosing

palatinus-prompt-turn-tile = Turn the tile if you like, then lay it.
palatinus-prompt-choose-space = Place the { $kind ->
    [merchant] open merchant
    [farmer] open farmer
    [soldier] soldier
    [wolf-merchant] merchant under a wolf
    [wolf-farmer] farmer under a wolf
    [extra-merchant] open merchant of your second colour
    [extra-farmer] open farmer of your second colour
    [extra-wolf-merchant] merchant under a wolf of your second colour
   *[extra-wolf-farmer] farmer under a wolf of your second colour
}: choose an empty space.
palatinus-prompt-choose-kind = Whom do you place on { $space }? Choose from your inhabitants.
palatinus-prompt-confirm = Place here on { $space }? Tap once more, or choose another space.
palatinus-lay-here = Lay here
palatinus-place-here = Place here
palatinus-turn-left = Turn left
palatinus-turn-right = Turn right (R)
palatinus-key-merchant = m
palatinus-key-farmer = f
palatinus-key-soldier = s

## Own pieces and those of others

palatinus-tile-tray = The drawn tile
palatinus-tile = Tile { $letter } with { $springs ->
    [one] one spring
   *[other] { $springs } springs
}
palatinus-tiles-left = { $count ->
    [one] The last tile.
   *[other] { $count } tiles are still to be laid, this one included.
}
palatinus-lay-help = Point at a place, turn with R, the wheel or the buttons, and click to lay the tile.
palatinus-lay-help-touch = Tap a place, turn the tile with the buttons and lay it.
palatinus-stock-tray = Your inhabitants
palatinus-short-merchant = merchant
palatinus-short-farmer = farmer
palatinus-short-soldier = soldier
palatinus-short-wolf-merchant = wolf: merchant
palatinus-short-wolf-farmer = wolf: farmer
palatinus-short-extra-merchant = merchant
palatinus-short-extra-farmer = farmer
palatinus-short-extra-wolf-merchant = wolf: merchant
palatinus-short-extra-wolf-farmer = wolf: farmer
palatinus-left = { $count } left
palatinus-stock-left = { $count ->
    [0] All inhabitants are placed.
    [one] One inhabitant left.
   *[other] { $count } inhabitants left.
}
palatinus-stock = { $count ->
    [one] One inhabitant left
   *[other] { $count } inhabitants left
}, wolves among them: { $wolves }
palatinus-soldiers-now = Now a soldier: your last { $lock } inhabitants cannot be soldiers.
palatinus-soldiers-soon = { $soldiers ->
    [one] Your soldier can wait for
   *[other] Your { $soldiers } soldiers can wait for
} { $turns ->
    [one] one more turn
   *[other] { $turns } more turns
}; the last { $lock } inhabitants cannot be soldiers.
palatinus-soldiers-due = { $count ->
    [one] must place a soldier now
   *[other] must place soldiers for the next { $count } turns
}
palatinus-open-wolves = Always show what is under my wolves
palatinus-won = Won
palatinus-captured = { $count } captured

## The reveal

palatinus-phase-tiles = Laying tiles
palatinus-phase-placement = Placing
palatinus-phase-round = Round { $round } of { $rounds }
palatinus-phase-reveal = Reveal
palatinus-finale = The reveal
palatinus-finale-covered = All inhabitants are placed. Now the wolves are turned over.
palatinus-finale-looking = Hill { $hill }: { $player }’s soldier on { $space } sees { $merchants ->
    [0] no merchants
    [one] 1 merchant
   *[other] { $merchants } merchants
} and { $farmers ->
    [0] no farmers
    [one] 1 farmer
   *[other] { $farmers } farmers
}{ $outcome ->
    [merchants] : it takes the merchants.
    [farmers] : it takes the farmers.
   *[retreat] : equal, it retreats.
}
palatinus-finale-acting = Hill { $hill }: { $captured ->
    [0] nobody is captured
    [one] one inhabitant is captured
   *[other] { $captured } inhabitants are captured
}{ $retreated ->
    [0] .
    [one] , one soldier leaves the board.
   *[other] , { $retreated } soldiers leave the board.
}
palatinus-finale-counting = Hill { $hill }, { $space }: { $player }’s { $role ->
    [merchant] merchant
   *[farmer] farmer
} counts { $points }. Together { $sum }.
palatinus-steps = Steps of the reveal
palatinus-step-back = Step back
palatinus-step-on = Step on
palatinus-step-hill-back = Back to the hill before
palatinus-step-hill-on = On to the next hill
palatinus-step-play = Play
palatinus-step-pause = Pause
palatinus-step-end = Skip to the end
palatinus-step-slider = Moment of the reveal

## The sheet and the story

palatinus-sheet = Points by hill and player
palatinus-sheet-total = Total
palatinus-sheet-help = Every number opens into its parts.
palatinus-sheet-cell = { $player }, hill { $hill }: { $points ->
    [one] { $points } point
   *[other] { $points } points
} (captured { $captured }, discs { $discs }, laurel { $laurel })
palatinus-sheet-sum = { $player }, total: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
palatinus-parts-hill = { $player } on hill { $hill }
palatinus-parts-total = All points of { $player }
palatinus-parts-nothing = No points.
palatinus-parts-influence = Influence: { $points }
palatinus-parts-items = Pieces, discs and tokens won, for a tie: { $items }
palatinus-parts-piece = { $role ->
    [merchant] Merchant
   *[farmer] Farmer
} on { $space }
palatinus-story-won = { $player } wins with { $points } points, { $margin ->
    [0] level with the next
    [one] one point ahead
   *[other] { $margin } ahead
}: { $laurels ->
    [0] without a single hill
    [one] one hill
   *[other] { $laurels } hills
} and { $captured ->
    [0] no captives
    [one] one captive
   *[other] { $captured } captives
}.
palatinus-story-shared = { $players } share the victory with { $points } points.
palatinus-story-close = It was closest on hill { $hill }, worth { $laurel }: { $player } was ahead of { $player_second } by only { $lead } influence.
palatinus-story-tied = Hill { $hill }, worth { $laurel }, got away from everybody: { $players } were level.
palatinus-story-alone = On hill { $hill }, worth { $laurel }, { $player } was alone.
palatinus-story-items = Equal points, but { $player } had { $items } pieces, discs and tokens to show, { $player_second } only { $fewer }.
palatinus-story-capture = The biggest catch was made by { $player }’s soldier on { $space }: { $count ->
    [one] one inhabitant
   *[other] { $count } inhabitants
} at once.
palatinus-story-no-capture = Not a single soldier captured anybody.
