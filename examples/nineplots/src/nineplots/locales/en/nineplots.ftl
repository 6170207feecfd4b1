### Nine Plots

## What to do now

nineplots-prompt-keep = { $player } chooses a secret commission.
nineplots-prompt-keep-you = Choose the commission you want to keep. Nobody else will see it before the end.
nineplots-prompt-build = { $player } builds.
nineplots-prompt-build-you = Build a tile from the yard, or draw one from the bag.
nineplots-prompt-place = { $player } drew { $kind ->
    [house] a house
    [garden] a garden
    [shop] a shop
    [workshop] a workshop
   *[tower] a tower
} and must build it.
nineplots-prompt-place-you = You drew { $kind ->
    [house] a house
    [garden] a garden
    [shop] a shop
    [workshop] a workshop
   *[tower] a tower
}. Where do you build it?
nineplots-prompt-over = { $count ->
    [1] Game over. { $players } won.
   *[other] Game over. { $players } share the victory.
}

## Why not

nineplots-refusal-not-offered = You were not offered that commission.
nineplots-refusal-choose-first = First everybody chooses a commission.
nineplots-refusal-already-chosen = Commissions are chosen before the first building.
nineplots-refusal-not-in-the-yard = { $kind ->
    [house] There is no house in the yard.
    [garden] There is no garden in the yard.
    [shop] There is no shop in the yard.
    [workshop] There is no workshop in the yard.
   *[tower] There is no tower in the yard.
}
nineplots-refusal-plot-taken = Plot { $plot } already has { $kind ->
    [house] a house.
    [garden] a garden.
    [shop] a shop.
    [workshop] a workshop.
   *[tower] a tower.
}
nineplots-refusal-nothing-drawn = You have not drawn a tile from the bag.
nineplots-refusal-place-first = First build the tile you drew.

## The log

nineplots-event-kept = { $player } chose a commission.
nineplots-event-kept-own = { $player } kept { $commission ->
    [landlord] the landlord.
    [gardener] the gardener.
    [merchant] the merchant.
    [guildmaster] the guildmaster.
    [watchman] the watchman.
    [variety] a bit of everything.
    [avenue] the avenue.
    [courtyard] the courtyard.
   *[corners] the four corners.
}
nineplots-event-built = { $player } built { $kind ->
    [house] a house
    [garden] a garden
    [shop] a shop
    [workshop] a workshop
   *[tower] a tower
} on { $plot }.
nineplots-event-drawn = { $player } reached into the bag and drew { $kind ->
    [house] a house.
    [garden] a garden.
    [shop] a shop.
    [workshop] a workshop.
   *[tower] a tower.
}
nineplots-event-delivered = New in the yard: { $kind ->
    [house] a house.
    [garden] a garden.
    [shop] a shop.
    [workshop] a workshop.
   *[tower] a tower.
}
nineplots-event-shown = { $player } had { $commission ->
    [landlord] the landlord.
    [gardener] the gardener.
    [merchant] the merchant.
    [guildmaster] the guildmaster.
    [watchman] the watchman.
    [variety] a bit of everything.
    [avenue] the avenue.
    [courtyard] the courtyard.
   *[corners] the four corners.
}
nineplots-event-ended = { $count ->
    [1] { $players } won with { $points } points.
   *[other] { $players } share the victory with { $points } points.
}

## The end

nineplots-ending-complete = All cities are complete.
nineplots-score-house = { $count ->
    [one] House
   *[other] Houses
}
nineplots-score-garden = { $count ->
    [one] Garden
   *[other] Gardens
}
nineplots-score-shop = { $count ->
    [one] Shop
   *[other] Shops
}
nineplots-score-workshop = { $count ->
    [one] Workshop
   *[other] Workshops
}
nineplots-score-tower = { $count ->
    [one] Tower
   *[other] Towers
}
nineplots-score-most = { $kind ->
    [house] Most houses
    [garden] Most gardens
    [shop] Most shops
    [workshop] Most workshops
   *[tower] Most towers
}
nineplots-score-tied = { $kind ->
    [house] Most houses, shared
    [garden] Most gardens, shared
    [shop] Most shops, shared
    [workshop] Most workshops, shared
   *[tower] Most towers, shared
}
nineplots-score-commission = { $commission ->
    [landlord] Commission: landlord
    [gardener] Commission: gardener
    [merchant] Commission: merchant
    [guildmaster] Commission: guildmaster
    [watchman] Commission: watchman
    [variety] Commission: a bit of everything
    [avenue] Commission: avenue
    [courtyard] Commission: courtyard
   *[corners] Commission: four corners
}
nineplots-score-daring = Daring

## Options

nineplots-option-commissions = Secret commissions
nineplots-option-commissions-help = Everybody keeps one of two goals secret until the end. Without them nothing is hidden but the bag.

## The plain page: actions, what they ask for, and what lies on the table

nineplots-action-keep = Keep
nineplots-action-build = Build from the yard
nineplots-action-draw = Draw from the bag
nineplots-action-place = Build
nineplots-field-commission = Which commission do you keep?
nineplots-field-kind = Which building?
nineplots-field-plot = On which plot?
nineplots-view-yard = In the yard
nineplots-view-bag = Tiles in the bag
nineplots-view-drawn = Drawn
nineplots-view-city = City
nineplots-view-points = Points for buildings
nineplots-view-daring = Daring
nineplots-view-commissions = Commission
nineplots-preview-points = Change in points for buildings: { $value }
nineplots-phase-commissions = Commissions
nineplots-phase-building = Building
nineplots-phase-over = The end
nineplots-name-house = House
nineplots-name-garden = Garden
nineplots-name-shop = Shop
nineplots-name-workshop = Workshop
nineplots-name-tower = Tower
nineplots-name-landlord = Landlord
nineplots-name-landlord-help = Four houses: 5 points
nineplots-name-gardener = Gardener
nineplots-name-gardener-help = Three gardens: 5 points
nineplots-name-merchant = Merchant
nineplots-name-merchant-help = Three shops: 5 points
nineplots-name-guildmaster = Guildmaster
nineplots-name-guildmaster-help = Three workshops: 5 points
nineplots-name-watchman = Watchman
nineplots-name-watchman-help = Three towers: 5 points
nineplots-name-variety = A bit of everything
nineplots-name-variety-help = All five kinds of building: 4 points
nineplots-name-avenue = Avenue
nineplots-name-avenue-help = Three of a kind in a row or column: 4 points
nineplots-name-corners = Four corners
nineplots-name-corners-help = Four different buildings in the corners: 4 points
nineplots-name-courtyard = Courtyard
nineplots-name-courtyard-help = A garden on the middle plot: 3 points

## The lesson

nineplots-lesson-first = Three by three plots
nineplots-lesson-first-about = Two buildings beside each other, and one from the bag.
nineplots-lesson-first-house = You build a city of nine plots; where its buildings stand decides what they are worth. Put the house from the yard in the middle, on b2: it counts the kinds of buildings beside it.
nineplots-lesson-first-house-edge = At the edge fewer buildings fit beside it. Put it in the middle, on b2.
nineplots-lesson-first-garden = A garden brings a point for each house beside it. Put the garden beside your house.
nineplots-lesson-first-garden-corner = In the corner no house is beside it, so it brings nothing. Put it beside your house.
nineplots-lesson-first-draw = { $points ->
    [one] { $points } point
   *[other] { $points } points
} already: the garden has a house, and the house a garden. You may also draw a building from the bag, unseen: that brings a point, but you must build it. Draw one.
nineplots-lesson-first-place = Build it where it fits best. Choose a plot and you see what it brings.
nineplots-lesson-first-end = { $points ->
    [one] { $points } point
   *[other] { $points } points
} for your buildings, and one for your daring. When all nine plots are built on, whoever has the most points wins. Play a whole game!
