### The lesson of The Pillars of the Earth

pillars-lesson-first = A round in Kingsbridge
pillars-lesson-first-about = Send workers, hire craftsmen, place builders, and make points of stone and sand.

## The cathedral

pillars-lesson-first-goal = Kingsbridge builds its cathedral for six rounds; then whoever has the most points wins. Craftsmen make the points. Choose your mason: he turns 1 stone into 1 point.
pillars-lesson-first-goal-stonecutter = The stonecutter needs 2 stone for 1 point. The mason makes 2 points from them.
pillars-lesson-first-goal-mixer = He will be next. Begin with the mason.
pillars-lesson-first-goal-finish = Then no one would work, and you would get no points. Choose the mason.
pillars-lesson-first-use-all = One more point! The mason can work twice a round, and the mortar mixer turns 2 sand into 1 point. Press “Use all”.
pillars-lesson-first-use-all-finish = Someone can still make points. Press “Use all”.

## Choosing cards

pillars-lesson-first-workers = That makes { pillars-points }. A new round: now you need resources. You have 12 workers, and { $player_rival } already holds one quarry. Take the small one: 5 workers bring your mason 2 stone.
pillars-lesson-first-workers-other = That brings no stone. Your mason needs some, and there is only one quarry left.
pillars-lesson-first-workers-hire = Soon. Take the quarry first: it is the last one, and you get only one card at a time.
pillars-lesson-first-workers-pass = Then all 12 workers earn gold in the wool mill, 1 each, but you have nothing to build with.
pillars-lesson-first-hire = The quarry is yours. Craftsmen cost gold instead of workers. Hire the potter for 5 gold: he turns 1 sand into 1 point, up to twice a round.
pillars-lesson-first-hire-sand = A good card for the potter. But hire him first: { $player_other } chooses next, and there is only one of him.
pillars-lesson-first-hire-carpenter = The carpenter works with wood, and you have none coming.
pillars-lesson-first-hire-pass = If you pass, you get no more cards this round.
pillars-lesson-first-dismiss = You may employ { $limit } craftsmen, so one has to leave. Let the mortar mixer go who needs 3 sand for a point: your other one needs only 2.
pillars-lesson-first-dismiss-better = He is the better of the two: 2 sand for 1 point. The other one needs 3.
pillars-lesson-first-dismiss-potter = You have just paid 5 gold for him, and no one makes more from sand.
pillars-lesson-first-dismiss-mason = No one else makes 1 point from 1 stone for you, and stone is coming.
pillars-lesson-first-dismiss-woodworker = Without a woodworker you cannot buy wood in the market. Two mortar mixers are one too many.
pillars-lesson-first-dismiss-stonecutter = Without a stonecutter you cannot sell stone in the market. Two mortar mixers are one too many.
pillars-lesson-first-mill = { $player_other } hired the carpenter. The potter can use 2 sand: take the small gravel pit. It needs only 2 of your 7 workers. The others go to the wool mill and earn 1 gold each.
pillars-lesson-first-mill-large = All 7 workers for 2 sand more? In the mill, 5 of them earn 5 gold.
pillars-lesson-first-mill-wood = 3 wood would make only 1 point with your woodworker, and the potter would have no sand.
pillars-lesson-first-mill-pass = Then all 7 workers go to the mill, and the potter has no sand.

## The bag

pillars-lesson-first-wait = Now builders claim the places. Everyone has three, and they are drawn blind from a bag. The first is yours: placing him costs { $cost } of your { $gold } gold. Let him wait: he comes after all the others, but for free. And each one drawn is cheaper than the last.
pillars-lesson-first-wait-place = For a place that you must have, that can be right. This time save your gold and see how far the price falls.
pillars-lesson-first-court = Early costs gold, late costs choice: { $player_rival } paid 6 and took the better space in the priory. Your second builder costs { $cost }. Place him at the King’s Court: 1 metal, and no tax this round (2 to 5 gold).
pillars-lesson-first-court-wait = Then someone else takes the metal: only the first at the King’s Court gets it.
pillars-lesson-first-court-priory = The space for 2 points is taken; the other one brings 1. The King’s Court is worth more.
pillars-lesson-first-court-market = The market has four spaces. One will still be there when you place for free.
pillars-lesson-first-court-shiring = In Shiring you get a craftsman for free. But you have five already, and one of them would have to go.
pillars-lesson-first-court-elsewhere = That place is useful, too. The metal at the King’s Court goes only to the first, so take that now.
pillars-lesson-first-bishop = The price is down to 0: place this builder for free. Soon an event is revealed, and half of all events are bad. Place him on the bishop’s seat: he protects you.
pillars-lesson-first-bishop-market = Your waiting builder will still find a space in the market.
pillars-lesson-first-bishop-start = You begin the next round anyway: if no one stands there, the next player clockwise does, and that is you.
pillars-lesson-first-bishop-castle = 2 more workers next round would be good, too. This time play it safe, on the bishop’s seat.
pillars-lesson-first-bishop-elsewhere = That would help as well. But an event can hurt you now, and there is only one bishop’s seat.
pillars-lesson-first-market = The bag is empty: now your waiting builder is placed for free. Place him in the market: once the mill has paid you, you can buy something there.
pillars-lesson-first-market-court = You are at the King’s Court already, and the second builder gets no metal.
pillars-lesson-first-market-elsewhere = In the market you can make one more point this round. Try that.

## The places

pillars-lesson-first-event = Now the places are resolved, 1 to 14. The event costs everyone 2 points. You have a builder on the bishop’s seat: choose protection.
pillars-lesson-first-event-resource = Then you get 1 resource and lose 2 points. Not a good trade.
pillars-lesson-first-harvest = You kept your points. The mill paid 5 gold, your workers brought 2 stone and 2 sand, and the King’s Court gave you 1 metal. The others paid { $tax } gold each in tax; you paid nothing.
pillars-lesson-first-buy = The market. Your 2 sand are for the potter; with 2 more the mortar mixer makes a point, too. Press + twice for sand, then “Trade”.
pillars-lesson-first-buy-one = The mortar mixer needs 2 sand for 1 point. Buy two.
pillars-lesson-first-buy-more = 2 sand are enough for one more point. Save the rest of your gold for the next round.
pillars-lesson-first-buy-stone = The mason can work only twice, and he has his 2 stone. Sand costs half as much.
pillars-lesson-first-buy-wood = The woodworker needs 2 wood for 1 point: 6 gold. With sand the point costs only 4.
pillars-lesson-first-buy-metal = Keep it: metal cannot be bought, and the best craftsmen of the last rounds need it.
pillars-lesson-first-buy-sell = Your craftsmen can make points from it. Keep it.
pillars-lesson-first-buy-stop = Before you leave: 2 sand, and you make one more point.
pillars-lesson-first-leave = You now have 4 sand, and { $gold } gold left. Next round you will want gold for craftsmen and builders. Leave the market: press “Stop”.
pillars-lesson-first-leave-buy = You could, but next round’s craftsmen and builders cost gold. Keep it.
pillars-lesson-first-stone = The cathedral again, and { $player_rival } has finished. Your mason and your stonecutter both want the 2 stone. Which of them makes more points from it? Choose him.
pillars-lesson-first-stone-stonecutter = He would use both stone for 1 point. The mason makes 1 from each.
pillars-lesson-first-stone-first = He will have his turn. First decide who gets the stone.
pillars-lesson-first-stone-finish = You can still make points. Stop only if you want to save resources for later.
pillars-lesson-first-rest = Right: 1 stone, 1 point. “Use all” plans the rest of the work so that it brings the most: { $points ->
    [one] 1 more point
   *[other] { $points } more points
}. Press it.

## The next round

pillars-lesson-first-start = { pillars-points }, well done! No builder stood on the start player’s space, so the next player clockwise becomes start player: you. You choose first. Hire the sculptor: he makes 2 points from 1 stone.
pillars-lesson-first-start-carpenter = The carpenter makes 1 point from 1 wood. The sculptor makes 2 from 1 stone, and the mason can use what is left.
pillars-lesson-first-start-take = There are three quarries this time, but only one sculptor. Hire him first.
pillars-lesson-first-again = Someone has to leave again. Who makes the least for you now? Note: masons cannot work without a mortar mixer.
pillars-lesson-first-again-mixer = Without a mortar mixer your mason cannot work.
pillars-lesson-first-again-mason = The sculptor works only once a round. The mason turns the rest of your stone into points.
pillars-lesson-first-again-potter = The potter makes 1 point from each sand. Stonecutter and woodworker need 2 resources for a point.
pillars-lesson-first-again-sculptor = You have just hired him, and no one makes more from a stone.
pillars-lesson-first-alone = Now on your own: choose cards until you have no use for more. Sculptor and mason want stone, the potter wants sand, and workers who are left earn gold in the mill.
pillars-lesson-first-return = The bag: your builder again, for { $cost } gold, and you have { $gold }. As start player you may return one builder to the bag each round. Do it: he may come out again when it is cheaper.
pillars-lesson-first-return-accept = You cannot pay for him now: he would have to wait until everyone else has been placed.
pillars-lesson-first-end = { $player_rival }’s comes out instead. You know the game: six such rounds, and each brings better craftsmen. Point at a card or place, or tap it, to read what it does. Play a whole game now!
