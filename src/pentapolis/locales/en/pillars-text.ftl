### The Pillars of the Earth in words

## Names

pillars-text-name = { $craftsman ->
    [start-mortar-mixer] { pillars-craftsman-start-mortar-mixer }
    [start-woodworker] { pillars-craftsman-start-woodworker }
    [start-stonecutter] { pillars-craftsman-start-stonecutter }
    [r1-tool-maker] { pillars-craftsman-r1-tool-maker }
    [r1-woodworker] { pillars-craftsman-r1-woodworker }
    [r1-mortar-mixer] { pillars-craftsman-r1-mortar-mixer }
    [r1-mason] { pillars-craftsman-r1-mason }
    [r2-carpenter] { pillars-craftsman-r2-carpenter }
    [r2-mason] { pillars-craftsman-r2-mason }
    [r2-potter] { pillars-craftsman-r2-potter }
    [r2-architect] { pillars-craftsman-r2-architect }
    [r3-mason] { pillars-craftsman-r3-mason }
    [r3-carpenter] { pillars-craftsman-r3-carpenter }
    [r3-sculptor] { pillars-craftsman-r3-sculptor }
    [r3-potter] { pillars-craftsman-r3-potter }
    [r4-mason] { pillars-craftsman-r4-mason }
    [r4-carpenter] { pillars-craftsman-r4-carpenter }
    [r4-sculptor] { pillars-craftsman-r4-sculptor }
    [r4-glassblower] { pillars-craftsman-r4-glassblower }
    [r5-carpenter] { pillars-craftsman-r5-carpenter }
    [r5-goldsmith] { pillars-craftsman-r5-goldsmith }
    [r5-sculptor] { pillars-craftsman-r5-sculptor }
    [r5-glassblower] { pillars-craftsman-r5-glassblower }
    [r6-goldsmith] { pillars-craftsman-r6-goldsmith }
    [r6-sculptor] { pillars-craftsman-r6-sculptor }
    [r6-organ-builder] { pillars-craftsman-r6-organ-builder }
   *[r6-bell-maker] { pillars-craftsman-r6-bell-maker }
}
pillars-text-advantage = { pillars-the-advantage }: { $card ->
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
pillars-text-event = { pillars-the-event }: { $event ->
    [archbishop] { pillars-effect-eventcard-archbishop }
    [volunteers] { pillars-effect-eventcard-volunteers }
    [royal-victory] { pillars-effect-eventcard-royal-victory }
    [castle-taken] { pillars-effect-eventcard-castle-taken }
    [generosity] { pillars-effect-eventcard-generosity }
    [extra-tax] { pillars-effect-eventcard-extra-tax }
    [cold-winter] { pillars-effect-eventcard-cold-winter }
    [city-wall] { pillars-effect-eventcard-city-wall }
    [collapse] { pillars-effect-eventcard-collapse }
   *[conflict] { pillars-effect-eventcard-conflict }
}
pillars-text-takes = { $sand ->
    [0] {""}
   *[other] { $plus_sand ->
        [yes] {" and "}
       *[no] {""}
    }{ $sand } sand
}{ $wood ->
    [0] {""}
   *[other] { $plus_wood ->
        [yes] {" and "}
       *[no] {""}
    }{ $wood } wood
}{ $stone ->
    [0] {""}
   *[other] { $plus_stone ->
        [yes] {" and "}
       *[no] {""}
    }{ $stone } stone
}{ $metal ->
    [0] {""}
   *[other] { $plus_metal ->
        [yes] {" and "}
       *[no] {""}
    }{ $metal } metal
}{ $gold ->
    [0] {""}
   *[other] { $plus_gold ->
        [yes] {" and "}
       *[no] {""}
    }{ $gold } gold
}
pillars-text-makes = { $points ->
    [0] { $earned } gold
   *[other] { pillars-points }
}
pillars-text-work = { $capacity ->
    [0] { pillars-text-makes } every round by himself
   *[other] { pillars-text-takes } into { pillars-text-makes }, { $capacity ->
        [one] only once
        [2] up to twice
       *[other] up to { $capacity } times
    }
}{ $family ->
    [none] {""}
   *[other] , only with { pillars-a-family }
}{ $held ->
    [yes] , only with 1 metal in stock
   *[no] {""}
}
pillars-text-craftsman = { pillars-text-name } ({ pillars-text-work })
pillars-text-idle = { pillars-text-name }, who cannot work ({ pillars-text-work })
pillars-text-hire = { pillars-text-name }, { $cost } gold: { pillars-text-work }
pillars-text-hiring = { pillars-text-hire }{ $full ->
    [yes] ; then you must dismiss one
   *[no] {""}
}
pillars-text-site = { $card ->
    [sand-small] { pillars-card-sand-small }
    [sand-medium] { pillars-card-sand-medium }
    [sand-large] { pillars-card-sand-large }
    [wood-small] { pillars-card-wood-small }
    [wood-medium] { pillars-card-wood-medium }
    [wood-large] { pillars-card-wood-large }
    [stone-small] { pillars-card-stone-small }
    [stone-medium] { pillars-card-stone-medium }
   *[stone-large] { pillars-card-stone-large }
}: { pillars-workers }, { pillars-amount }

## Overview

pillars-text-time = { $phase ->
    [said] {""}
    [cards] Round { $round } of { $rounds }, choosing cards.{" "}
    [builders] Round { $round } of { $rounds }, placing builders.{" "}
   *[places] Round { $round } of { $rounds }, place { $step }, { $place ->
        [event] { pillars-place-event }
        [bishop] { pillars-place-bishop }
        [wool-mill] { pillars-place-wool-mill }
        [kingsbridge] { pillars-place-kingsbridge }
        [priory] { pillars-place-priory }
        [forest] { pillars-place-forest }
        [quarry] { pillars-place-quarry }
        [gravel-pit] { pillars-place-gravel-pit }
        [court] { pillars-place-court }
        [shiring] { pillars-place-shiring }
        [castle] { pillars-place-castle }
        [market] { pillars-place-market }
        [cathedral] { pillars-place-cathedral }
       *[start-player] { pillars-place-start-player }
    }.{" "}
}Order of play:
pillars-text-tax = Tax this round: { $gold } gold.
pillars-text-standing = Points:
pillars-text-points = { $player } { $points }

## Players

pillars-text-goods = Stock:
pillars-text-workers = Workers still free: { $count } of { $total }.
pillars-text-sites = Resource cards:
pillars-text-mill = { $workers ->
    [one] 1 worker
   *[other] { $workers } workers
} in the wool mill, for 1 gold each.
pillars-text-grey = Grey workers, for this round only: { $count }.
pillars-text-row = Craftsmen, { $count } of at most { $limit }:
pillars-text-advantages = Advantage cards:
pillars-text-passed = Has passed this round.
pillars-text-protected = Protected from this round’s event.
pillars-text-walled = City wall: only two builders this round.
pillars-text-walled-next = City wall: only two builders next round.
pillars-text-bought = Bought this round, so not for sale:
pillars-text-sold = Sold this round, so not to be bought:

## The round

pillars-text-offers = Cards to choose from
pillars-text-resource-cards = Resource cards:
pillars-text-left-out = Not available this round:
pillars-text-bag = The bag
pillars-text-in-bag = Builders still in the bag:
pillars-text-builders = { $player } { $count }
pillars-text-waiting = Waiting to be placed for free, in this order:
pillars-text-waits = { $player } (at { $cost })
pillars-text-aside = Busy on the city wall:
pillars-text-rejections = { $player } can still return a drawn builder to the bag.
pillars-text-known = Only you know this round’s event: { pillars-text-event }
pillars-text-no-event = This round’s event is not revealed yet.
pillars-text-past = Events of earlier rounds:
pillars-text-coming = Events not seen yet, { $count } of them not in the game:
pillars-text-able = Can still work this round:
pillars-text-uses = { pillars-text-name }: { pillars-text-takes } into { pillars-text-makes }, { $count ->
    [one] once more
    [2] twice more
   *[other] { $count } times more
}
pillars-text-boosted = Helped by the archbishop’s gift:
pillars-text-plan = { $points ->
    [0] No points this round, but most gold, by using:
    [one] At most 1 point this round, keeping nothing back, by using:
   *[other] At most { $points } points this round, keeping nothing back, by using:
}
pillars-text-plan-step = { pillars-text-name } { $count ->
    [one] once
    [2] twice
   *[other] { $count } times
}
pillars-text-gone = Out of the game
pillars-text-craftsmen-gone = Craftsmen:
pillars-text-advantages-gone = Advantage cards:

## The valley

pillars-text-place = { $step ->
    [0] {""}
   *[other] { $step }.{" "}
}{ $place ->
    [event] Event
    [bishop] Bishop’s seat (protection from a bad event, or 1 resource)
    [wool-mill] Wool mill (1 gold for each worker)
    [kingsbridge] Kingsbridge (advantage cards)
    [priory] Kingsbridge priory (2 points, then 1)
    [forest] Forest (wood)
    [quarry] Quarry (stone)
    [gravel-pit] Gravel pit (sand)
    [court] King’s Court (no tax; the first also gets 1 metal)
    [shiring] Shiring (craftsmen for free)
    [castle] Shiring castle (2 more workers next round)
    [market] Kingsbridge market (buy and sell)
    [cathedral] Cathedral (craftsmen make points)
   *[start-player] Next start player
}{ $more ->
    [yes] :
   *[no] .
}
pillars-text-part = { $part ->
    [nave] nave
    [portal] portal
    [apse] apse
    [first-tower] first tower
    [second-tower] second tower
   *[roof] roof
}
pillars-text-stands = { $all ->
    [1] { $player }
   *[other] space { $number } { $player }
}
pillars-text-free = { $all ->
    [1] free
   *[other] { $count ->
        [one] 1 space free
       *[other] { $count } spaces free
    }
}
pillars-text-space-kingsbridge = Kingsbridge { $number }, { pillars-text-advantage }
pillars-text-space-kingsbridge-taken = Kingsbridge { $number }, for { $player }, { pillars-text-advantage }
pillars-text-space-shiring = Shiring { $number }, { pillars-text-craftsman }
pillars-text-space-shiring-taken = Shiring { $number }, for { $player }, { pillars-text-craftsman }
pillars-text-empty = The card is gone.
pillars-text-market = { $buy ->
    [0] { pillars-a-resource }: sells for { $sell } gold, cannot be bought
   *[other] { $count } { pillars-a-resource }: costs { $buy } gold, sells for { $sell }
}{ $needed ->
    [buyer] ; only those with { pillars-a-family } can buy
    [seller] ; only those with { pillars-a-family } can sell
   *[no] {""}
}.
pillars-text-employed = Works for { $player }.
pillars-text-held = { $player } has this card.

## Choices

pillars-text-choose-hire = Hire a craftsman
pillars-text-choose-take = Take a resource card
pillars-text-choose-pass = Pass
pillars-text-do-pass = no more cards this round{ $workers ->
    [0] {""}
    [one] ; 1 worker goes to the wool mill
   *[other] ; { $workers } workers go to the wool mill
}
pillars-text-choose-dismiss = Part with a craftsman
pillars-text-choose-answer = The builder drawn
pillars-text-do-accept = keep it, for { $cost } gold ({ $player })
pillars-text-do-reject = return it to the bag ({ $player })
pillars-text-choose-place = { $cost ->
    [0] Place your builder for free
   *[other] Place your builder for { $cost } gold
}
pillars-text-choose-wait = Wait
pillars-text-do-wait = place it for free after all drawn builders, waiting at { $cost }
pillars-text-choose-use = Use an advantage card
pillars-text-choose-decline = Do not use it
pillars-text-do-decline = { $decision ->
    [use-thomas] keep the card and suffer the event
    [use-loyalty] keep the card and pay the tax
   *[boost] no craftsman works once more
}
pillars-text-bishop = { $choice ->
    [protection] be protected from the event
   *[resource] take a resource from the market
}
pillars-text-choose-collect = Take a resource from the bishop
pillars-text-collect = { pillars-a-resource }, you have { $held }, the market { $count }
pillars-text-choose-buy = Buy
pillars-text-choose-sell = Sell
pillars-text-trade = { pillars-amount } for { $gold } gold
pillars-text-trade-wasting = { pillars-amount } for { $gold } gold:
pillars-text-wasted = { $gold } gold over the limit is lost
pillars-text-choose-stop = Stop trading
pillars-text-do-stop = leave the market
pillars-text-choose-boost = Craftsman who works once more
pillars-text-choose-convert = Let a craftsman work
pillars-text-choose-finish = Done
pillars-text-do-finish = no one else works this round
pillars-text-choose-return = Return a resource
pillars-text-return = { pillars-a-resource }, you have { $held }
