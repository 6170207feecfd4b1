### The Pillars of the Earth in the browser

## Names on the board

pillars-short-event = Event
pillars-short-bishop = Bishop
pillars-short-wool-mill = Wool mill
pillars-short-kingsbridge = Kingsbridge
pillars-short-priory = Priory
pillars-short-forest = Forest
pillars-short-quarry = Quarry
pillars-short-gravel-pit = Gravel pit
pillars-short-court = King’s Court
pillars-short-shiring = Shiring
pillars-short-castle = Castle
pillars-short-market = Market
pillars-short-cathedral = Cathedral
pillars-short-start-player = Start player
pillars-round-of = Round { $round } of { $rounds }
pillars-board = The valley
pillars-places = Places in the valley. Arrow keys move between places, Enter selects.
pillars-stage = What is going on
pillars-valley-large = Show the valley large
pillars-stage-large = Show this decision large
pillars-known = only you know
pillars-past-events = Events of earlier rounds: { $cards }.
pillars-space-free = a free space
pillars-space-of = { $player }’s builder
pillars-standing = Builders here: { $players }.
pillars-workers-of = { $player }: { pillars-workers }
pillars-place-here = { $cost ->
    [0] Your builder can go here for free.
   *[other] Your builder can go here for { $cost } gold.
}
pillars-place = Place here
pillars-no-builders = No builder can stand here.

## What cards do

pillars-does-convert = Turns { $takes } into { $makes }, at most { $capacity ->
    [one] once
    [2] twice
   *[other] { $capacity } times
} a round.
pillars-does-alone = Produces { $makes } every round automatically.
pillars-does-alone-held = Produces { $makes } every round automatically if you have at least 1 metal. You keep the metal.
pillars-does-needs = Works only if you also employ { pillars-a-family }.
pillars-does-buy-wood = With him you may buy wood in the market.
pillars-does-sell-stone = With him you may sell stone in the market.
pillars-does-mortar = Without a mortar mixer your masons cannot work.
pillars-does-cost = Costs { $cost } gold.
pillars-does-yield = Needs { pillars-workers }; yields { pillars-amount }.
pillars-kind-permanent = Stays to the end of the game.
pillars-kind-once = Then the card is removed from the game.
pillars-kind-immediate = Takes effect when you get the card.
pillars-eventkind-good = A good event.
pillars-eventkind-bad = A bad event: the bishop and Archbishop Thomas protect from it.
pillars-gold-tip = Gold, at most { $limit }: any excess is lost. Gold breaks ties in points.
pillars-workers-tip = Workers: { $total }, still free: { $free }. Of these, grey: { $grey }; black: { $black }.
pillars-resource-tip-sand = Sand. In the market: 2 gold.
pillars-resource-tip-wood = Wood. In the market: 3 gold; you can buy it only with a woodworker.
pillars-resource-tip-stone = Stone. In the market: 4 gold; you can sell it only with a stonecutter.
pillars-resource-tip-metal = Metal. The market pays 5 gold for it; it cannot be bought.

## Phase I: choosing cards

pillars-display = Choose a card
pillars-free-workers = Free workers: { $count } of { $total }
pillars-hire = Craftsmen for hire
pillars-take = Resource cards
pillars-no-craftsmen = No one is left to hire.
pillars-pass = { $workers ->
    [0] Pass
    [one] Pass: 1 worker to the mill
   *[other] Pass: { $workers } workers to the mill
}
pillars-passed = has passed
pillars-leaving-title = Who has to go?
pillars-leaving-choose = Choose a craftsman in your row.
pillars-leaving-confirm = Let him go
pillars-prompt-leaving = Let { pillars-the-craftsman } go?

## Phase II: master builders

pillars-drawing-title = The bag
pillars-drawing = Who comes out of the bag?
pillars-prompt-shaking = A builder is drawn, at { $cost } gold …
pillars-drawn = { $player }’s builder, at { $cost } gold.
pillars-waiting-placed = The bag is empty. Those who waited now place for free.
pillars-bag = The bag with the builders
pillars-in-bag = Still in the bag
pillars-in-bag-of = { $player }: { $count } in the bag
pillars-dial = The price of a builder, from 7 gold to 0
pillars-waits = { $player } waits at { $cost }
pillars-waits-tip = Those who wait place for free once the bag is empty, in the order of waiting.
pillars-set-aside = The city wall keeps { $player }’s builder busy.
pillars-accept = Keep it
pillars-reject = Return to the bag
pillars-accept-mine = Keep all of mine
pillars-accept-all = Keep everyone’s
pillars-accepting-mine = You keep all of your builders this round without being asked.
pillars-accepting-all = You keep everyone’s builders this round without being asked.
pillars-ask-again = Ask me again
pillars-use-remigius = Brother Remigius: place for free
pillars-wait = Wait: place later for free

## Phase III: the fourteen places

pillars-steps = The fourteen places of this round
pillars-prompt-resolving = Resolving place { $step } of 14 …
pillars-step-before = Previous place
pillars-step-after = Next place
pillars-step-skip = Skip to the end
pillars-step-replay = See it again
pillars-use-card = Use it
pillars-keep-card = Keep it
pillars-pay-tax = Pay
pillars-protection = Protection
pillars-resource-instead = A resource
pillars-collect-help = Take one resource from the market for free.
pillars-stock = stock { $count }
pillars-market-kind = Kind
pillars-market-price = price
pillars-market-stock = market
pillars-market-trade = trade
pillars-market-own = yours
pillars-buy-one = Buy one more { pillars-a-resource }
pillars-sell-one = Sell one more { pillars-a-resource }
pillars-trade-none = + buys and − sells: one kind at a time.
pillars-trade-buy = You buy { $count } { pillars-a-resource } for { $gold } gold and will have { $after } gold left.
pillars-trade-sell = You sell { $count } { pillars-a-resource } for { $gold } gold and will have { $after } gold.
pillars-trade-confirm = Trade
pillars-stop = Stop
pillars-boost-help = Choose in your row who can work once more this round.
pillars-boost-nobody = No one
pillars-plan = { $points ->
    [0] No points this round, but most gold. This plan keeps nothing back for later rounds:
    [one] Most points this round: 1. This plan keeps nothing back for later rounds:
   *[other] Most points this round: { $points }. This plan keeps nothing back for later rounds:
}
pillars-plan-none = No more points to be made. Choose anyone who can still work in your row.
pillars-work-all = Use all
pillars-finish = Done
pillars-return = return

## What players have

pillars-own-stock = Your supplies
pillars-row = Your craftsmen: { $count } of { $limit }
pillars-advantages = Advantage cards
pillars-mark-start = Start player this round
pillars-mark-protected = Protected from the event
pillars-mark-walled = City wall: only two builders this round
pillars-mark-walled-next = City wall: only two builders next round

## Course and end

pillars-phase-cards = Cards
pillars-phase-builders = Builders
pillars-phase-places = { $step ->
    [0] Valley
   *[other] Place { $step }
}
pillars-finale = The end
pillars-finale-picture = The completed cathedral
pillars-count-skip = Skip to the result
pillars-sheet = Where the points come from
pillars-sheet-total = Points
pillars-sheet-gold = Gold (breaks ties)
pillars-story-lead = { $points ->
    [one] { $player } finished 1 point ahead of { $player_second }.
   *[other] { $player } finished { $points } points ahead of { $player_second }.
}
pillars-story-gold = { $player } and { $player_second } tied on points; { $player }’s { $gold } gold made the difference.
pillars-story-best = { $family ->
    [mortar-mixer] { $player } scored most with mortar mixers: { pillars-points }.
    [woodworker] { $player } scored most with woodworkers: { pillars-points }.
    [stonecutter] { $player } scored most with stonecutters: { pillars-points }.
    [mason] { $player } scored most with masons: { pillars-points }.
    [potter] { $player } scored most with potters: { pillars-points }.
    [architect] { $player } scored most with the architect: { pillars-points }.
    [carpenter] { $player } scored most with carpenters: { pillars-points }.
    [sculptor] { $player } scored most with sculptors: { pillars-points }.
    [glassblower] { $player } scored most with glassblowers: { pillars-points }.
    [goldsmith] { $player } scored most with goldsmiths: { pillars-points }.
    [bell-maker] { $player } scored most with the bell founder: { pillars-points }.
   *[organ-builder] { $player } scored most with the organ builder: { pillars-points }.
}
pillars-story-priory = { $player } scored most in the priory: { pillars-points }.
pillars-story-advantages = { $player } scored most with advantage cards: { pillars-points }.
pillars-story-loss = Taxes and events cost { $player } { pillars-points }.
pillars-story-no-loss = No one lost points to taxes or events.
