### The Pillars of the Earth

## Words of the game

pillars-resource-sand = Sand
pillars-resource-wood = Wood
pillars-resource-stone = Stone
pillars-resource-metal = Metal
pillars-resource-gold = Gold
pillars-card-sand-small = Small gravel pit
pillars-card-sand-medium = Medium gravel pit
pillars-card-sand-large = Large gravel pit
pillars-card-wood-small = Small forest
pillars-card-wood-medium = Medium forest
pillars-card-wood-large = Large forest
pillars-card-stone-small = Small quarry
pillars-card-stone-medium = Medium quarry
pillars-card-stone-large = Large quarry
pillars-craftsman-start-mortar-mixer = Mortar mixer
pillars-craftsman-start-woodworker = Woodworker
pillars-craftsman-start-stonecutter = Stonecutter
pillars-craftsman-r1-tool-maker = Toolmaker
pillars-craftsman-r1-woodworker = Master woodworker
pillars-craftsman-r1-mortar-mixer = Mortar mixer
pillars-craftsman-r1-mason = Mason
pillars-craftsman-r2-carpenter = Carpenter
pillars-craftsman-r2-mason = Mason
pillars-craftsman-r2-potter = Potter
pillars-craftsman-r2-architect = Architect
pillars-craftsman-r3-mason = Mason
pillars-craftsman-r3-carpenter = Carpenter
pillars-craftsman-r3-sculptor = Sculptor
pillars-craftsman-r3-potter = Potter
pillars-craftsman-r4-mason = Mason
pillars-craftsman-r4-carpenter = Carpenter
pillars-craftsman-r4-sculptor = Sculptor
pillars-craftsman-r4-glassblower = Glassblower
pillars-craftsman-r5-carpenter = Carpenter
pillars-craftsman-r5-goldsmith = Goldsmith
pillars-craftsman-r5-sculptor = Sculptor
pillars-craftsman-r5-glassblower = Glassblower
pillars-craftsman-r6-goldsmith = Goldsmith
pillars-craftsman-r6-sculptor = Sculptor
pillars-craftsman-r6-organ-builder = Organ builder
pillars-craftsman-r6-bell-maker = Bell founder
pillars-advantage-aliena = Aliena
pillars-advantage-richard = Richard
pillars-advantage-tom = Tom Builder
pillars-advantage-francis = Brother Francis
pillars-advantage-philip = Prior Philip
pillars-advantage-ellen = Ellen
pillars-advantage-jack = Jack
pillars-advantage-otto = Otto Blackface
pillars-advantage-thomas = Archbishop Thomas
pillars-advantage-loyalty = Loyalty rewarded
pillars-advantage-remigius = Brother Remigius
pillars-advantage-toledo = Studies in Toledo
pillars-advantage-wool-fair = Kingsbridge wool fair
pillars-advantage-madonna = The weeping Madonna
pillars-advantage-festivities = Festivities
pillars-advantage-completion = Completion
pillars-eventcard-archbishop = The archbishop’s gift
pillars-eventcard-volunteers = Volunteers
pillars-eventcard-royal-victory = Royal victory
pillars-eventcard-castle-taken = Richard takes the castle
pillars-eventcard-generosity = Generous monks
pillars-eventcard-extra-tax = Extra tax
pillars-eventcard-cold-winter = Cold winter
pillars-eventcard-city-wall = City wall
pillars-eventcard-collapse = Collapse
pillars-eventcard-conflict = Prior versus bishop
pillars-place-event = Event
pillars-place-bishop = Bishop’s seat
pillars-place-wool-mill = Wool mill
pillars-place-kingsbridge = Kingsbridge
pillars-place-priory = Kingsbridge priory
pillars-place-forest = Forest
pillars-place-quarry = Quarry
pillars-place-gravel-pit = Gravel pit
pillars-place-court = King’s Court
pillars-place-shiring = Shiring
pillars-place-castle = Shiring castle
pillars-place-market = Kingsbridge market
pillars-place-cathedral = Cathedral
pillars-place-start-player = Next start player

## In sentences

pillars-the-craftsman = { $craftsman ->
    [start-mortar-mixer] the mortar mixer
    [start-woodworker] the woodworker
    [start-stonecutter] the stonecutter
    [r1-tool-maker] the toolmaker
    [r1-woodworker] the master woodworker
    [r1-mortar-mixer] the mortar mixer
    [r1-mason] the mason
    [r2-carpenter] the carpenter
    [r2-mason] the mason
    [r2-potter] the potter
    [r2-architect] the architect
    [r3-mason] the mason
    [r3-carpenter] the carpenter
    [r3-sculptor] the sculptor
    [r3-potter] the potter
    [r4-mason] the mason
    [r4-carpenter] the carpenter
    [r4-sculptor] the sculptor
    [r4-glassblower] the glassblower
    [r5-carpenter] the carpenter
    [r5-goldsmith] the goldsmith
    [r5-sculptor] the sculptor
    [r5-glassblower] the glassblower
    [r6-goldsmith] the goldsmith
    [r6-sculptor] the sculptor
    [r6-organ-builder] the organ builder
   *[r6-bell-maker] the bell founder
}
pillars-craftsman-subject = { $craftsman ->
    [start-mortar-mixer] The mortar mixer
    [start-woodworker] The woodworker
    [start-stonecutter] The stonecutter
    [r1-tool-maker] The toolmaker
    [r1-woodworker] The master woodworker
    [r1-mortar-mixer] The mortar mixer
    [r1-mason] The mason
    [r2-carpenter] The carpenter
    [r2-mason] The mason
    [r2-potter] The potter
    [r2-architect] The architect
    [r3-mason] The mason
    [r3-carpenter] The carpenter
    [r3-sculptor] The sculptor
    [r3-potter] The potter
    [r4-mason] The mason
    [r4-carpenter] The carpenter
    [r4-sculptor] The sculptor
    [r4-glassblower] The glassblower
    [r5-carpenter] The carpenter
    [r5-goldsmith] The goldsmith
    [r5-sculptor] The sculptor
    [r5-glassblower] The glassblower
    [r6-goldsmith] The goldsmith
    [r6-sculptor] The sculptor
    [r6-organ-builder] The organ builder
   *[r6-bell-maker] The bell founder
}
pillars-a-family = { $family ->
    [mortar-mixer] a mortar mixer
    [woodworker] a woodworker
    [stonecutter] a stonecutter
    [mason] a mason
    [tool-maker] a toolmaker
    [potter] a potter
    [architect] an architect
    [carpenter] a carpenter
    [sculptor] a sculptor
    [glassblower] a glassblower
    [goldsmith] a goldsmith
    [bell-maker] a bell founder
   *[organ-builder] an organ builder
}
pillars-families = { $family ->
    [mortar-mixer] Mortar mixers
    [woodworker] Woodworkers
    [stonecutter] Stonecutters
    [mason] Masons
    [potter] Potters
    [architect] Architect
    [carpenter] Carpenters
    [sculptor] Sculptors
    [glassblower] Glassblowers
    [goldsmith] Goldsmiths
    [bell-maker] Bell founder
   *[organ-builder] Organ builder
}
pillars-the-resource-card = { $card ->
    [sand-small] the small gravel pit
    [sand-medium] the medium gravel pit
    [sand-large] the large gravel pit
    [wood-small] the small forest
    [wood-medium] the medium forest
    [wood-large] the large forest
    [stone-small] the small quarry
    [stone-medium] the medium quarry
   *[stone-large] the large quarry
}
pillars-the-advantage = { $card ->
    [aliena] “Aliena”
    [richard] “Richard”
    [tom] “Tom Builder”
    [francis] “Brother Francis”
    [philip] “Prior Philip”
    [ellen] “Ellen”
    [jack] “Jack”
    [otto] “Otto Blackface”
    [thomas] “Archbishop Thomas”
    [loyalty] “Loyalty rewarded”
    [remigius] “Brother Remigius”
    [toledo] “Studies in Toledo”
    [wool-fair] “Kingsbridge wool fair”
    [madonna] “The weeping Madonna”
    [festivities] “Festivities”
   *[completion] “Completion”
}
pillars-the-event = { $event ->
    [archbishop] “The archbishop’s gift”
    [volunteers] “Volunteers”
    [royal-victory] “Royal victory”
    [castle-taken] “Richard takes the castle”
    [generosity] “Generous monks”
    [extra-tax] “Extra tax”
    [cold-winter] “Cold winter”
    [city-wall] “City wall”
    [collapse] “Collapse”
   *[conflict] “Prior versus bishop”
}
pillars-to-place = { $place ->
    [bishop] on the bishop’s seat
    [kingsbridge] in Kingsbridge
    [priory] in the priory
    [court] at the King’s Court
    [shiring] in Shiring
    [castle] in the castle
    [market] in the market
   *[start-player] on the start player’s space
}
pillars-a-place = { $place ->
    [bishop] The bishop’s seat
    [kingsbridge] That space in Kingsbridge
    [priory] The priory
    [court] The King’s Court
    [shiring] That space in Shiring
    [castle] The castle
    [market] The market
   *[start-player] The start player’s space
}
pillars-a-resource = { $resource ->
    [sand] sand
    [wood] wood
    [stone] stone
    [metal] metal
   *[gold] gold
}
pillars-the-part = { $part ->
    [nave] the nave
    [portal] the portal
    [apse] the apse
    [first-tower] the first tower
    [second-tower] the second tower
   *[roof] the roof
}
pillars-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
pillars-workers = { $workers ->
    [one] 1 worker
   *[other] { $workers } workers
}
pillars-amount = { $good ->
    [sand] { $count } sand
    [wood] { $count } wood
    [stone] { $count } stone
    [metal] { $count } metal
    [gold] { $count } gold
   *[points] { $count ->
        [one] 1 point
       *[other] { $count } points
    }
}
pillars-reason = { $reason ->
    [wool-mill] from the wool mill
    [priory] from the priory
    [forest] from the forest
    [quarry] from the quarry
    [gravel-pit] from the gravel pit
    [court] at the King’s Court
    [bishop] from the bishop
    [royal-victory] for the King’s victory
    [castle-taken] for taking the castle
    [toledo] from “Studies in Toledo”
    [wool-fair] from “Kingsbridge wool fair”
    [madonna] from “The weeping Madonna”
    [festivities] from “Festivities”
   *[completion] from “Completion”
}

## What is to be done now

pillars-prompt-choose-card = Round { $round } of { $rounds }: { $player } chooses a card or passes.
pillars-prompt-choose-card-you = Round { $round } of { $rounds }: take a resource card, hire a craftsman, or pass.
pillars-prompt-dismiss = { $player } has more than { $limit } craftsmen and dismisses one.
pillars-prompt-dismiss-you = You may employ at most { $limit } craftsmen: dismiss one.
pillars-prompt-reject-builder = { $player_owner }’s builder is drawn at { $cost } gold. { $player } decides whether to return it to the bag.
pillars-prompt-reject-builder-you = { $player_owner }’s builder is drawn, at { $cost } gold. Keep it, or return it to the bag (once a round).
pillars-prompt-place-or-wait = { $player } places the builder for { $cost } gold, or waits.
pillars-prompt-place-or-wait-you = Your builder! Place it for { $cost } gold (you have { $gold }), or let it wait.
pillars-prompt-place-free = { $player } places a builder for free.
pillars-prompt-place-free-you = Place your builder for free.
pillars-prompt-bishop-choice = { pillars-the-event }: { $player } chooses between the bishop’s protection and a resource.
pillars-prompt-bishop-choice-you = { pillars-the-event }: let the bishop protect you, or take a resource afterwards.
pillars-prompt-use-thomas = { pillars-the-event }: { $player } may use Archbishop Thomas.
pillars-prompt-use-thomas-you = { pillars-the-event }: use Archbishop Thomas to avoid it?
pillars-prompt-lose-craftsman = The collapse: { $player } chooses a craftsman to lose.
pillars-prompt-lose-craftsman-you = The collapse costs you a craftsman: choose which one.
pillars-prompt-bishop-resource = { $player } takes a resource from the bishop.
pillars-prompt-bishop-resource-you = The bishop gives you 1 sand, wood or stone from the market: choose.
pillars-prompt-use-loyalty = The tax is { $due } gold: { $player } may use “Loyalty rewarded”.
pillars-prompt-use-loyalty-you = You owe { $due } gold in tax. Use “Loyalty rewarded” or pay?
pillars-prompt-trade = { $player } trades in the market.
pillars-prompt-trade-you = Buy or sell one kind of resource, or stop trading.
pillars-prompt-boost = { $player } chooses who gets the archbishop’s gift.
pillars-prompt-boost-you = Choose a craftsman to work once more this round.
pillars-prompt-convert = { $player } builds the cathedral.
pillars-prompt-convert-you = Let your craftsmen work on the cathedral, one by one, until you are done.
pillars-prompt-return-resources = { $player } returns { $count ->
    [one] one resource
   *[other] { $count } resources
}.
pillars-prompt-return-resources-you = You may keep five resources: return { $count }.
pillars-prompt-over = Game over. { $players } won.

## Why it cannot be done

pillars-refusal-first-choose-card = Cards are being chosen now: take a resource card, hire a craftsman, or pass.
pillars-refusal-first-dismiss = You have one craftsman too many: dismiss one first.
pillars-refusal-first-reject-builder = First decide, as start player, about the drawn builder.
pillars-refusal-first-place-or-wait = First decide about your builder: place it or wait.
pillars-refusal-first-place-free = A builder placed for free must be placed now.
pillars-refusal-first-bishop-choice = First choose what the bishop gives you: protection or a resource.
pillars-refusal-first-use-thomas = First decide whether to use Archbishop Thomas.
pillars-refusal-first-lose-craftsman = First choose who you lose in the collapse.
pillars-refusal-first-bishop-resource = First take a resource from the bishop.
pillars-refusal-first-use-loyalty = First decide whether to use “Loyalty rewarded”.
pillars-refusal-first-trade = It is time to trade: buy, sell or stop.
pillars-refusal-first-boost = First choose who gets the archbishop’s gift.
pillars-refusal-first-convert = Your craftsmen are working on the cathedral now.
pillars-refusal-first-return-resources = First return what you may not keep.
pillars-refusal-card-gone = You cannot take { pillars-the-resource-card }: the card is not available.
pillars-refusal-workers = { $workers ->
    [one] You have { $workers } free worker; this card needs { $needed }.
   *[other] You have { $workers } free workers; this card needs { $needed }.
}
pillars-refusal-craftsman-gone = You cannot hire { pillars-the-craftsman }: he is not available now.
pillars-refusal-gold = You have { $gold } gold; you need { $needed }.
pillars-refusal-not-employed = You do not employ { pillars-the-craftsman }.
pillars-refusal-place-full = { pillars-a-place } is taken.
pillars-refusal-no-advantage = You do not have the card { pillars-the-advantage }.
pillars-refusal-advantage-not-now = The card { pillars-the-advantage } cannot be used now.
pillars-refusal-stock = The market has { $stock } { pillars-a-resource } left.
pillars-refusal-sold-before = You sold { pillars-a-resource } this round: you cannot buy it as well.
pillars-refusal-bought-before = You bought { pillars-a-resource } this round: you cannot sell it as well.
pillars-refusal-buyer-needs = To buy { pillars-a-resource } you must employ { pillars-a-family }.
pillars-refusal-seller-needs = To sell { pillars-a-resource } you must employ { pillars-a-family }.
pillars-refusal-not-held = That takes { $needed } { pillars-a-resource }; you have { $held }.
pillars-refusal-not-boostable = The archbishop’s gift cannot help { pillars-the-craftsman }.
pillars-refusal-works-alone = { pillars-craftsman-subject } works automatically, once a round.
pillars-refusal-idle = { pillars-craftsman-subject } works only if you also employ { pillars-a-family }.
pillars-refusal-capacity = { pillars-craftsman-subject } can no longer work this round.

## What happened

pillars-event-round-began = Round { $round } begins. The start player is { $player }.
pillars-event-peeked = Ellen lets { $player } look at this round’s event.
pillars-event-own-peeked = Ellen shows { $player } this round’s event: { pillars-the-event }.
pillars-event-card-taken = { $player } takes { pillars-the-resource-card } and sends { pillars-workers } there.
pillars-event-hired = { $player } hires { pillars-the-craftsman } for { $cost } gold.
pillars-event-passed = { $player } passes.
pillars-event-passed-automatic = { $player } can take nothing more and passes.
pillars-event-dismissed-limit = { $player } dismisses { pillars-the-craftsman }.
pillars-event-dismissed-collapse = { $player } loses { pillars-the-craftsman } in the collapse.
pillars-event-to-mill = { $player } sends { pillars-workers } to the wool mill.
pillars-event-craftsman-left = No one hired { pillars-the-craftsman }; the card is removed from the game.
pillars-event-builder-drawn = { $player }’s builder is drawn; placing it costs { $cost } gold.
pillars-event-builder-set-aside = { $player }’s third builder is drawn but is busy on the city wall this round.
pillars-event-builder-rejected = { $player } returns { $player_owner }’s builder to the bag.
pillars-event-builder-placed = { $player } pays { $gold } gold and places a builder { pillars-to-place }.
pillars-event-builder-placed-free = { $player } places a builder { pillars-to-place } for free.
pillars-event-builder-waits = { $player } lets the builder wait at { $cost }.
pillars-event-builder-waits-automatic = { $player } has too little gold: the builder waits at { $cost }.
pillars-event-revealed = This round’s event: { pillars-the-event }.
pillars-event-bishop-protection = { $player } is protected by the bishop.
pillars-event-bishop-resource = { $player } declines the protection and takes a resource afterwards.
pillars-event-advantage-used = { $player } uses { pillars-the-advantage }.
pillars-event-gained = { $player } gets { pillars-amount } { pillars-reason }.
pillars-event-wasted = { $player } loses { $gold } gold over the limit of 30.
pillars-event-points-lost = { $player } loses { pillars-points } in the conflict between prior and bishop.
pillars-event-tax-rolled = { $player } rolls the tax: { $roll } gold.
pillars-event-paid = { $player } pays { $gold } gold { $reason ->
    [extra-tax] extra tax
   *[court] tax
}.
pillars-event-paid-nothing = { $player } pays no tax.
pillars-event-paid-short = { $player } can only pay { $gold } of { $due } gold{ $points ->
    [0] {""}
    [one] {" and loses 1 point"}
   *[other] {" "}and loses { $points } points
}.
pillars-event-advantage-gained = { $player } gets the card { pillars-the-advantage } in Kingsbridge.
pillars-event-advantage-left = The card { pillars-the-advantage } is removed from the game.
pillars-event-craftsman-gained = { $player } gets { pillars-the-craftsman } in Shiring.
pillars-event-workers-promised = { $player } has { pillars-workers } more next round.
pillars-event-bought = { $player } buys { $count } { pillars-a-resource } for { $gold } gold.
pillars-event-sold = { $player } sells { $count } { pillars-a-resource } for { $gold } gold.
pillars-event-stopped = { $player } leaves the market.
pillars-event-boosted = The archbishop’s gift helps { $player }: { pillars-the-craftsman }.
pillars-event-boosted-all = The archbishop’s gift helps all { $count } of { $player }’s eligible craftsmen.
pillars-event-converted-points = { $player }: { pillars-the-craftsman } scores { pillars-points }.
pillars-event-converted-gold = { $player }: { pillars-the-craftsman } brings { $gold } gold.
pillars-event-returned = { $player } returns 1 { pillars-a-resource }.
pillars-event-part-built = { $player } adds { pillars-the-part } to the cathedral.
pillars-event-start-player = { $player } becomes start player.
pillars-event-ended = The cathedral is complete. { $players } won with { $points ->
    [one] 1 point
   *[other] { $points } points
}.

## The end

pillars-score-craftsman = { pillars-families }
pillars-score-start = Starting points
pillars-score-priory = Priory
pillars-score-advantages = Advantage cards
pillars-score-tax = Tax debts
pillars-score-events = Events
pillars-ending-points = The most points win.
pillars-ending-gold = Tied on points: the most gold wins.
pillars-ending-shared = Tied on points and gold: a shared victory.

## Options

pillars-option-archbishop_scope = The archbishop’s gift
pillars-option-archbishop_scope-one-craftsman = helps one craftsman of each player
pillars-option-archbishop_scope-all-craftsmen = helps all craftsmen
pillars-option-archbishop_scope-help = At this event a craftsman can work once more. Bell founder, organ builder, architect and toolmaker are never helped.
pillars-option-starting_player = Start player
pillars-option-starting_player-null = drawn by lot
pillars-option-starting_player-0 = seat 1
pillars-option-starting_player-1 = seat 2
pillars-option-starting_player-2 = seat 3
pillars-option-starting_player-3 = seat 4
pillars-option-starting_player-help = Starts with 20 gold; each player after that gets 1 gold more.

## What cards and places do

pillars-effect-advantage-aliena = 1 more wood every round, with the yield of the forest.
pillars-effect-advantage-richard = 1 more sand every round, with the yield of the gravel pit.
pillars-effect-advantage-tom = 1 more stone every round, with the yield of the quarry.
pillars-effect-advantage-francis = You pay 2 gold in tax whatever is rolled, or nothing at the King’s Court.
pillars-effect-advantage-philip = 1 more point for each of your builders in the priory.
pillars-effect-advantage-ellen = At the start of each round, you alone look at the event.
pillars-effect-advantage-jack = You may employ six craftsmen instead of five.
pillars-effect-advantage-otto = From the next round on you have the black worker as well.
pillars-effect-advantage-thomas = Once: ignore a bad event. You decide after it is revealed.
pillars-effect-advantage-loyalty = Once: you pay no tax. You decide after the roll.
pillars-effect-advantage-remigius = Once: place a builder that was just drawn for free.
pillars-effect-advantage-toledo = 2 metal immediately.
pillars-effect-advantage-wool-fair = 8 gold immediately.
pillars-effect-advantage-madonna = 3 points immediately.
pillars-effect-advantage-festivities = 1 metal immediately.
pillars-effect-advantage-completion = 1 wood and 1 stone immediately.
pillars-effect-eventcard-archbishop = { $scope ->
    [all-craftsmen] All craftsmen of every player can work once more this round
   *[one-craftsman] Every player may use one craftsman once more this round
} (not the bell founder, organ builder, architect or toolmaker).
pillars-effect-eventcard-volunteers = Every resource card yields 1 more this round.
pillars-effect-eventcard-royal-victory = Everyone gets 5 gold.
pillars-effect-eventcard-castle-taken = Everyone gets 1 metal.
pillars-effect-eventcard-generosity = In the wool mill up to five of each player’s workers earn 2 gold instead of 1.
pillars-effect-eventcard-extra-tax = Everyone pays 4 gold. Players who cannot pay lose 1 point for every 2 gold they are short.
pillars-effect-eventcard-cold-winter = Every resource card yields 1 less this round.
pillars-effect-eventcard-city-wall = Next round everyone can place only two builders.
pillars-effect-eventcard-collapse = Every player chooses a craftsman to lose.
pillars-effect-eventcard-conflict = Everyone loses 2 points.
pillars-effect-place-event = The event of the round is revealed.
pillars-effect-place-bishop = Protects you from a bad event, or gives you 1 sand, wood or stone from the market.
pillars-effect-place-wool-mill = Every worker without other work earns 1 gold here.
pillars-effect-place-kingsbridge = You get the advantage card next to your builder.
pillars-effect-place-priory = The first builder brings 2 points, the second one 1.
pillars-effect-place-forest = The resource cards of the forest yield wood.
pillars-effect-place-quarry = The resource cards of the quarry yield stone.
pillars-effect-place-gravel-pit = The resource cards of the gravel pit yield sand.
pillars-effect-place-court = Players with a builder here pay no tax. The first also gets 1 metal.
pillars-effect-place-shiring = You get the craftsman next to your builder for free.
pillars-effect-place-castle = You have two more workers, the grey ones, next round.
pillars-effect-place-market = You may buy and sell resources. Players trade in the order of their builders.
pillars-effect-place-cathedral = Your craftsmen turn resources into points. Afterwards you may keep five resources.
pillars-effect-place-start-player = You are the start player next round. If no one stands here, the next player is.
