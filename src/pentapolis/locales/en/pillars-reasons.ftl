### Why, in The Pillars of the Earth: what speaks for a choice, and against it

pillars-reason-more-points = { $points ->
    [one] 1 more point
   *[other] { $points } more points
}

# Which of several of the same trade, as on the cards.
pillars-which = { $times ->
    [0] { "" }
   *[other] { $craftsman ->
        [start-mortar-mixer] {" "}(3 sand)
        [r1-mortar-mixer] {" "}(2 sand)
        [start-woodworker] { "" }
        [r1-woodworker] { "" }
       *[other] {" "}(×{ $times })
    }
}
pillars-reason-gold-more = With more gold your goldsmith makes { pillars-reason-more-points }.
pillars-reason-gold-missing = With less gold your goldsmith makes { $points ->
    [one] 1 point fewer
   *[other] { $points } points fewer
}.

## Choosing cards

pillars-reason-goods-now = Brings { pillars-amount }: { pillars-reason-more-points } in the cathedral this round.
pillars-reason-goods-gold = Your master woodworker makes { $gold } gold from it.
pillars-reason-goods-rest = What is left over is useful next round.
pillars-reason-goods-later = Brings { pillars-amount }, useful next round.
pillars-reason-goods-idle = Brings { pillars-amount }, but your craftsmen can hardly use it.
pillars-reason-goods-sell = In the market it would bring { $gold } gold.
pillars-reason-card-workers = Needs { pillars-workers } who could earn gold in the mill.
pillars-reason-rival = { $player_rival } would like to have it, too.
pillars-reason-craftsman-now = Makes { pillars-reason-more-points } this round.
pillars-reason-craftsman-later = Makes about { pillars-reason-more-points } { $rounds ->
    [one] in the last round
   *[other] in the rounds to come
}.
pillars-reason-craftsman-idle = This round your other craftsmen make as much without this one.
pillars-reason-craftsman-lacks = Cannot work this round unless you get { pillars-amount } more.
pillars-reason-craftsman-could = Makes { pillars-reason-more-points } this round if you get { pillars-amount } more.
pillars-reason-craftsman-worse = All your craftsmen are more useful to you than this one.
pillars-reason-craftsman-instead = You would probably have to let { pillars-the-craftsman }{ pillars-which } go.
pillars-reason-costs = Costs { $cost } gold; { $gold } left.
pillars-reason-pass-mill = { $workers ->
    [one] Your last worker earns 1 gold in the mill.
   *[other] Your { $workers } free workers earn { $workers } gold in the mill.
}
pillars-reason-pass-nothing = No card on display brings you more than it costs.
pillars-reason-pass-card = You give up { pillars-the-resource-card }.
pillars-reason-pass-craftsman = You give up { pillars-the-craftsman }.
pillars-reason-leaving-least = Of all your craftsmen, you will miss this one least.
pillars-reason-leaving-hardly = Without this one, the others make almost as much.
pillars-reason-leaving-now = Costs { pillars-points } this round.
pillars-reason-leaving-later = Costs about { pillars-points } { $rounds ->
    [one] in the last round
   *[other] in the rounds to come
}.
pillars-reason-leaving-needed = Without a mortar mixer your masons cannot work.
pillars-reason-leaving-buyer = Without a woodworker you cannot buy wood.
pillars-reason-leaving-seller = Without a stonecutter you cannot sell stone.

## Builders

pillars-reason-priory = Brings { pillars-points }.
pillars-reason-advantage = { pillars-the-advantage }: { $card ->
    [aliena] { pillars-effect-advantage-aliena }
    [richard] { pillars-effect-advantage-richard }
    [tom] { pillars-effect-advantage-tom }
    [francis] { pillars-effect-advantage-francis }
    [philip] { pillars-effect-advantage-philip }
    [ellen] { pillars-effect-advantage-ellen }
    [jack] { pillars-effect-advantage-jack }
    [otto] { pillars-effect-advantage-otto }
    [thomas] { pillars-effect-advantage-thomas }
    [loyalty] { pillars-effect-advantage-loyalty }
    [remigius] { pillars-effect-advantage-remigius }
    [toledo] { pillars-effect-advantage-toledo }
    [wool-fair] { pillars-effect-advantage-wool-fair }
    [madonna] { pillars-effect-advantage-madonna }
    [festivities] { pillars-effect-advantage-festivities }
   *[completion] { pillars-effect-advantage-completion }
}
pillars-reason-advantage-now = With it, your craftsmen make { pillars-reason-more-points } this round.
pillars-reason-court-metal = 1 metal for the first at the King’s Court.
pillars-reason-court-tax = No tax: saves about { $gold } gold.
pillars-reason-court-again = You are at the King’s Court already and pay no tax anyway.
pillars-reason-metal-idle = You can no longer use the metal.
pillars-reason-bishop = Protects you if the event is bad; if it is good, you get a resource.
pillars-reason-bishop-good = You know that the event is good, so you get a resource.
pillars-reason-castle = 2 more workers next round.
pillars-reason-start-player = You begin the next round and have first choice.
pillars-reason-too-late = There is no next round: this brings nothing any more.
pillars-reason-market-buy = In the market you can buy { pillars-a-resource } for your craftsmen.
pillars-reason-market-sell = In the market you can sell some { pillars-a-resource }.
pillars-reason-market-nothing = You would hardly find a good trade.
pillars-reason-wait-saves = Saves { $cost } gold: those who wait place for free.
pillars-reason-wait-loses = { $place ->
    [bishop] The bishop’s seat will probably be taken by then.
    [kingsbridge] The best card in Kingsbridge will probably be gone by then.
    [priory] The best space left in the priory will probably be taken by then.
    [court] The metal at the King’s Court will probably be gone by then.
    [court-tax] The King’s Court may be full by then.
    [shiring] The best craftsman in Shiring will probably be gone by then.
    [castle] The castle will probably be taken by then.
    [market] The market may be full by then.
   *[start-player] The start player’s space will probably be taken by then.
}
pillars-reason-wait-enough = There will still be good places by then.
pillars-reason-remigius-saves = Brother Remigius saves { $cost } gold.
pillars-reason-own-now = { $cost ->
    [0] You choose before the others, for free.
   *[other] You choose before the others, for { $cost } gold.
}
pillars-reason-own-given-up = You give up choosing before the others.
pillars-reason-own-waits = At { $cost } gold your builder would rather wait.
pillars-reason-own-poor = You cannot pay { $cost } gold, so your builder has to wait.
pillars-reason-own-back = Your builder can come out again when it costs less than { $cost } gold.
pillars-reason-own-perhaps = Your own may be drawn instead: { $count } of the { $total } in the bag.
pillars-reason-rival-now = { $cost ->
    [0] { $player_rival } gets to choose now, for free.
   *[other] { $player_rival } gets to choose now, for { $cost } gold.
}
pillars-reason-rival-back = { $player_rival } does not get to choose now.
pillars-reason-rival-waits = At { $cost } gold { $player_rival } will probably wait.
pillars-reason-rival-poor = { $player_rival } cannot pay { $cost } gold and has to wait.
pillars-reason-rival-waits-anyway = At { $cost } gold { $player_rival } would probably have waited anyway.
pillars-reason-right-kept = You can still return another builder to the bag this round.
pillars-reason-right-used = You can do this only once a round.

## Events, tax and market

pillars-reason-spared = { $event ->
    [extra-tax] You do not pay the extra tax of 4 gold.
    [cold-winter] The cold winter does not lower your yields.
    [city-wall] Next round you place all three builders.
    [collapse] You lose no craftsman to the collapse.
   *[conflict] You do not lose 2 points.
}
pillars-reason-hit = { $event ->
    [extra-tax] You pay 4 gold in extra tax.
    [cold-winter] Each of your resource cards yields 1 less.
    [city-wall] Next round you can place only two builders.
    [collapse] You lose a craftsman.
   *[conflict] You lose 2 points.
}
pillars-reason-event-harmless = { $event ->
    [cold-winter] You have no resource cards, so the cold winter does you no harm.
   *[city-wall] There is no next round, so the city wall does no harm.
}
pillars-reason-bishop-cube = You get 1 sand, wood or stone.
pillars-reason-card-used = The card is then used up.
pillars-reason-card-kept = You keep the card for later.
pillars-reason-card-last = It is the last chance to use the card.
pillars-reason-tax-saved = Saves { $gold } gold in tax.
pillars-reason-tax-paid = Costs { $gold } gold in tax.
pillars-reason-tax-debt = You cannot pay all of the tax: that costs { pillars-points }.
pillars-reason-sell-gold = Brings { $gold } gold.
pillars-reason-sell-now = Costs { pillars-points } this round: without { pillars-amount } your craftsmen run short.
pillars-reason-sell-earner = Your master woodworker makes { $earned } gold from { pillars-amount }.
pillars-reason-sell-later = You could use { pillars-amount } next round.
pillars-reason-sell-idle = Your craftsmen do not need { pillars-amount }.
pillars-reason-stop-buy = You could still buy { pillars-a-resource } to advantage.
pillars-reason-stop-sell = You could still sell { pillars-a-resource } to advantage.
pillars-reason-stop-enough = No trade is worth its price now.
pillars-reason-stop-gold = Leaves { $gold } gold for the next round.

## The cathedral

pillars-reason-work = Makes { pillars-points } from { pillars-amount }.
pillars-reason-work-metal = Makes { pillars-points } from { pillars-amount } and 1 metal.
pillars-reason-work-gold = Makes { $gold } gold from { pillars-amount }.
pillars-reason-work-best = Takes nothing away from the others.
pillars-reason-work-fewer = Leaves too little for the others: { $points ->
    [one] 1 point fewer
   *[other] { $points } points fewer
} in the end.
pillars-reason-work-less-gold = Leaves too little for the others: { $gold } gold fewer in the end.
pillars-reason-work-later = Next round it would bring you more.
pillars-reason-finish-gives-up = You give up { pillars-points } this round.
pillars-reason-finish-gold = You give up { $gold } gold this round.
pillars-reason-finish-enough = More work would not bring more than it takes.
pillars-reason-finish-keeps = You keep { $count ->
    [one] 1 resource
   *[other] { $count } resources
} for the next round.
pillars-reason-gift-now = Working once more brings { pillars-reason-more-points }.
pillars-reason-gift-gold = Working once more brings gold.
pillars-reason-gift-idle = There is nothing left to work with once more.
pillars-reason-gift-given-up = You give up what the gift could bring.
pillars-reason-gift-nobody = The gift would bring no one anything.
pillars-reason-return-least = You will miss { pillars-a-resource } least next round.
pillars-reason-return-missed = Next round your craftsmen could make good use of { pillars-a-resource }.
pillars-reason-return-metal = Metal is scarce, and the great works of the last rounds need it.
pillars-reason-return-rather = You can do without something else more easily.
