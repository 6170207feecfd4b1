### Palatinus

## Words of the game

palatinus-kind-merchant = face-up merchant
palatinus-kind-farmer = face-up farmer
palatinus-kind-soldier = soldier
palatinus-kind-wolf-merchant = hidden merchant
palatinus-kind-wolf-farmer = hidden farmer
palatinus-kind-extra-merchant = face-up merchant (second colour)
palatinus-kind-extra-farmer = face-up farmer (second colour)
palatinus-kind-extra-wolf-merchant = hidden merchant (second colour)
palatinus-kind-extra-wolf-farmer = hidden farmer (second colour)
palatinus-kind-wolf = wolf
palatinus-kind-extra-wolf = wolf (second colour)

## What to do now

palatinus-prompt-mesh = { $player } chooses how the tiles mesh.
palatinus-prompt-mesh-you = Choose how the tiles mesh. Then lay the first tile.
palatinus-prompt-lay = { $player } lays a territory tile.
palatinus-prompt-lay-you = Lay the territory tile you drew: choose a spot and rotate it as you like.
palatinus-prompt-place = { $player } places an inhabitant (round { $round } of { $rounds }).
palatinus-prompt-place-you = Place an inhabitant on an empty space (round { $round } of { $rounds }).
palatinus-prompt-soldier = { $player } must place a soldier now.
palatinus-prompt-soldier-you = You must place a soldier now; after this turn it will be too late.
palatinus-prompt-over = Game over. { $players } won.

## Why not

palatinus-refusal-phase-placement = All tiles have been laid. Place an inhabitant.
palatinus-refusal-phase-tiles = Finish the board first: inhabitants are placed once all seven tiles are down.
palatinus-refusal-mesh-first = First choose how the tiles mesh.
palatinus-refusal-mesh-settled = How the tiles mesh has already been decided.
palatinus-refusal-slot-taken = Spot { $slot } already has a tile.
palatinus-refusal-slot-apart = Spot { $slot } does not touch an outer tile yet. Lay the tile next to one.
palatinus-refusal-space-taken = { $space } is occupied. Each space holds only one inhabitant.
palatinus-refusal-none-left = { $kind ->
    [soldier] You have no soldiers left.
    [merchant] You have no face-up merchants left.
    [farmer] You have no face-up farmers left.
    [wolf-merchant] You have no hidden merchants left.
    [wolf-farmer] You have no hidden farmers left.
   *[other] You have no pieces of this kind left in your second colour.
}
palatinus-refusal-soldier-late = Too late for a soldier: your last { $lock } inhabitants cannot be soldiers, and you have { $left } left.
palatinus-refusal-soldier-due = You must place a soldier now: you still have { $soldiers ->
    [one] { $soldiers } soldier
   *[other] { $soldiers } soldiers
}, and your last { $lock } inhabitants cannot be soldiers.

## What happened

palatinus-event-meshed = { $player } lets the tiles mesh { $way ->
    [left] anticlockwise
   *[right] clockwise
}.
palatinus-event-tile-laid = { $player } lays tile { $letter }.
palatinus-event-tile-drawn = { $player } draws tile { $letter }.
palatinus-event-laurels-dealt = The laurel tokens are placed: { $laurels }.
palatinus-event-placed = { $player } places { $role ->
    [merchant] a merchant
    [farmer] a farmer
   *[soldier] a soldier
} on { $space }.
palatinus-event-placed-wolf = { $player } places a wolf on { $space }.
palatinus-event-placed-own-wolf = { $player } places { $role ->
    [merchant] a hidden merchant
   *[farmer] a hidden farmer
} on { $space }.
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
palatinus-event-soldier-retreats = Hill { $hill }: { $player }’s soldier on { $space } sees equal numbers of merchants and farmers ({ $merchants } each) and retreats.
palatinus-event-capture-disc = { $player } scores a 1-point disc for sharing the capture on { $space }.
palatinus-event-hill-won = Hill { $hill }: { $player } wins with { $influence } influence and takes the { $laurel }-point laurel.
palatinus-event-hill-tied = Hill { $hill }: { $players } tie with { $influence } influence and score a 2-point disc each.
palatinus-event-hill-lost = Hill { $hill }: no one has influence. The { $laurel }-point laurel is removed from the game.
palatinus-event-ended = Final count: { $players } won with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.

## The score sheet

palatinus-score-laurel = Laurel of hill { $hill }
palatinus-score-tie = Scoring disc for the shared lead on hill { $hill }
palatinus-score-captured = { $role ->
    [merchant] Merchant
   *[farmer] Farmer
} captured on { $space } by the soldier on { $soldier }
palatinus-score-capture-disc = Scoring disc for the soldier on { $soldier }, which shared the capture on { $space }

palatinus-ending-points = Decided by victory points.
palatinus-ending-items = Tied on points: decided by the number of pieces, discs and tokens won.
palatinus-ending-shared = Tied on points and on items won: a shared victory.

## Options

palatinus-option-handedness = How the tiles mesh
palatinus-option-handedness-right = clockwise
palatinus-option-handedness-left = anticlockwise
palatinus-option-handedness-chosen = chosen by the start player
palatinus-option-handedness-help = Seven flower-shaped tiles fit together in two ways. The board is mirrored, but the tiles are not.
palatinus-option-ring_placement = Building the board
palatinus-option-ring_placement-players = by the players
palatinus-option-ring_placement-random = at random
palatinus-option-ring_placement-help = Players take turns laying the outer tiles, or the whole board is laid out at random for a quick start.
palatinus-option-empty_spring_also_empty_field = Empty springs for farmers
palatinus-option-empty_spring_also_empty_field-false = 2 influence
palatinus-option-empty_spring_also_empty_field-true = 4 influence
palatinus-option-empty_spring_also_empty_field-help = Normally a spring is worth 2 to a farmer, occupied or not. In this variant an empty spring next to the farmer also counts as an empty field and is worth 4.
palatinus-option-capture_pays_owner_once = Two soldiers of one player, one captive
palatinus-option-capture_pays_owner_once-false = captive and scoring disc
palatinus-option-capture_pays_owner_once-true = captive only
palatinus-option-capture_pays_owner_once-help = Normally each soldier that takes part in a capture is rewarded, also if both belong to the same player. In this variant a player is rewarded once for each captive.
palatinus-option-show_remaining_stock = Show other players’ remaining pieces
palatinus-option-show_remaining_stock-true = yes
palatinus-option-show_remaining_stock-false = no, keep count yourself
palatinus-option-show_remaining_stock-help = Anyone who watches closely knows which face-up pieces and how many wolves the others still have. The page can keep count for you; hidden roles stay secret.
palatinus-option-starting_player = Start player
palatinus-option-starting_player-null = drawn by lot
palatinus-option-starting_player-0 = seat 1
palatinus-option-starting_player-1 = seat 2
palatinus-option-starting_player-2 = seat 3
palatinus-option-starting_player-3 = seat 4
palatinus-option-starting_player-4 = seat 5
palatinus-option-starting_player-help = Lays the first tile and places the first inhabitant; the others follow clockwise.

## On the board

palatinus-board = Board
palatinus-spaces = Spaces of the board. Arrow keys move between spaces, Enter selects.
palatinus-slots = Spots for the tile. Up and down change the spot, left and right rotate the tile, Enter lays it.
palatinus-hill = Hill
palatinus-hill-name = Hill { $hill }{ $laurel ->
    [0] {""}
   *[other] , { $laurel }-point laurel
}
palatinus-span = { $least } to { $most }
palatinus-space = { $space }, { $ground ->
    [spring] spring
   *[field] field
} on hill { $hill }
palatinus-empty = empty
palatinus-slot = Spot { $slot } of the ring, next to { $beside }; tile rotated to position { $rotation } of 6
palatinus-piece = { $face ->
    [merchant] { $player }’s merchant
    [farmer] { $player }’s farmer
    [soldier] { $player }’s soldier
    [wolf-merchant] { $player }’s hidden merchant
    [wolf-farmer] { $player }’s hidden farmer
   *[wolf] { $player }’s wolf
}
palatinus-piece-own = { $face ->
    [merchant] your merchant
    [farmer] your farmer
    [soldier] your soldier
    [wolf-merchant] your hidden merchant
    [wolf-farmer] your hidden farmer
   *[wolf] your wolf
}
palatinus-preview-influence = { $role ->
    [merchant] Merchant
   *[farmer] Farmer
} here: influence { $span }
palatinus-preview-soldier = A soldier here sees { $merchants ->
    [one] 1 merchant
   *[other] { $merchants } merchants
} and { $farmers ->
    [one] 1 farmer
   *[other] { $farmers } farmers
}. { $outcome ->
    [merchants] It would capture the merchants.
    [farmers] It would capture the farmers.
    [retreat] Equal numbers: it would retreat.
   *[open] It depends on the wolves.
}
palatinus-hill-then = Influence on hill { $hill } afterwards

## What things do

palatinus-effect-merchant = A merchant gains influence on its hill from every neighbour: 1 per merchant, 2 per farmer, 3 per soldier, whoever owns them.
palatinus-effect-farmer = A farmer gains 2 influence on its hill for every spring next to or under it, occupied or not, and 2 for every empty field next to it.
palatinus-effect-soldier = When its hill is scored, a soldier captures the larger group among its neighbours, all merchants or all farmers, for 1 point each. If both are equal, it retreats. It has no influence itself.
palatinus-effect-wolf = A merchant or a farmer: only its owner knows. Wolves are turned over at the end.
palatinus-effect-hidden = A hidden piece: the others see only a wolf, not whether it is a merchant or a farmer.
palatinus-effect-extra = A piece of your second colour; it counts as yours in every way.
palatinus-second-colour = Yours, too: your second colour.
palatinus-effect-spring = Spring: gives 2 influence to every farmer on it or next to it, occupied or not.
palatinus-effect-field = Field: while it is empty, it gives 2 influence to every farmer next to it.
palatinus-effect-laurel = Laurel: { $laurel } points for the player with the most influence on this hill, if there is no tie.
palatinus-effect-disc-1 = Scoring disc: 1 point for a soldier that shared a capture.
palatinus-effect-disc-2 = Scoring disc: 2 points for a shared lead on a hill.

## Choosing

palatinus-prompt-turn-tile = Rotate the tile if you like, then lay it.
palatinus-prompt-choose-space = Place the { $kind ->
    [merchant] face-up merchant
    [farmer] face-up farmer
    [soldier] soldier
    [wolf-merchant] hidden merchant
    [wolf-farmer] hidden farmer
    [extra-merchant] face-up merchant of your second colour
    [extra-farmer] face-up farmer of your second colour
    [extra-wolf-merchant] hidden merchant of your second colour
   *[extra-wolf-farmer] hidden farmer of your second colour
}: choose an empty space.
palatinus-prompt-choose-kind = Who will you place on { $space }? Choose from your inhabitants.
palatinus-prompt-confirm = Place here on { $space }? Tap once more, or choose another space.
palatinus-lay-here = Lay here
palatinus-place-here = Place here
palatinus-turn-left = Rotate left
palatinus-turn-right = Rotate right (R)
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
   *[other] { $count } tiles left to lay, including this one.
}
palatinus-lay-help = Point at a spot, rotate with R, the wheel or the buttons, and click to lay the tile.
palatinus-lay-help-touch = Tap a spot, rotate the tile with the buttons and lay it.
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
palatinus-soldiers-now = Place a soldier now: your last { $lock } inhabitants cannot be soldiers.
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
    [0] no one is captured
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
} adds { $points }. Total: { $sum }.
palatinus-steps = Steps of the reveal
palatinus-step-back = Step back
palatinus-step-on = Step forward
palatinus-step-hill-back = Previous hill
palatinus-step-hill-on = Next hill
palatinus-step-play = Play
palatinus-step-pause = Pause
palatinus-step-end = Skip to the end
palatinus-step-slider = Position in the reveal

## The sheet and the story

palatinus-sheet = Points by hill and player
palatinus-sheet-total = Total
palatinus-sheet-help = Select a number to see its breakdown.
palatinus-sheet-cell = { $player }, hill { $hill }: { $points ->
    [one] { $points } point
   *[other] { $points } points
} (captured { $captured }, discs { $discs }, laurel { $laurel })
palatinus-sheet-sum = { $player }, total: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
palatinus-parts-hill = { $player } on hill { $hill }
palatinus-parts-total = All of { $player }’s points
palatinus-parts-nothing = No points.
palatinus-parts-influence = Influence: { $points }
palatinus-parts-items = Pieces, discs and tokens won, for a tie: { $items }
palatinus-parts-piece = { $role ->
    [merchant] Merchant
   *[farmer] Farmer
} on { $space }
palatinus-story-won = { $player } wins with { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $margin ->
    [0] tied with the runner-up
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
palatinus-story-shared = { $players } share the victory with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
palatinus-story-close = It was closest on hill { $hill }, worth { $laurel }: { $player } was ahead of { $player_second } by only { $lead } influence.
palatinus-story-tied = Hill { $hill }, worth { $laurel }, went to no one: { $players } tied.
palatinus-story-alone = On hill { $hill }, worth { $laurel }, { $player } was unopposed.
palatinus-story-items = Tied on points, but { $player } had won { $items } pieces, discs and tokens, { $player_second } only { $fewer }.
palatinus-story-capture = The biggest catch was made by { $player }’s soldier on { $space }: { $count ->
    [one] one inhabitant
   *[other] { $count } inhabitants
} at once.
palatinus-story-no-capture = Not a single soldier captured anyone.

palatinus-keys-number = Choose the inhabitant with that number
palatinus-keys-letter = Choose a merchant, a farmer, a soldier
palatinus-keys-turn = On a place for the tile: rotate it
