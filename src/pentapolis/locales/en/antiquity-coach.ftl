### The coach in Antiquity: what a decision is for, the first time it comes

antiquity-coach-first-city = Everything within two steps of your city is your zone. You live from the forest, grassland, mountains and water there.
antiquity-coach-plan-idle = Houses bring men, buildings want men, and everything wants squares. Until you finish the plan, you can undo each step.
antiquity-coach-plan-place = Pack tightly, along the edges and without gaps: graves will want squares, too.
antiquity-coach-plan-pay = Pay with what you have most of. Different kinds may be needed later, for a saint.
antiquity-coach-plan-saint = Your saint gives you a power at once, and tells you how you win. Choose the one whose task suits your land.
antiquity-coach-plan-second-house = A second house, free, is a second man. Take it if you have a square for it.
antiquity-coach-plan-exchange = Two goods for one: a way out when you have plenty of the wrong kind.
antiquity-coach-plan-move = Moving makes room. Close the gaps, so that something larger fits.
antiquity-coach-plan-bury = A grave in a corner gets in nothing’s way.
antiquity-coach-plan-compose = A trade is good when both need what the other has too much of. The other sees your offer and accepts, or not.
antiquity-coach-country = Each manned Cart Shop builds one thing in your zone. Woodcutters, farms, mines and fisheries bring a good each round, and use up the land.
antiquity-coach-site = Choose what you can do without. What is sown now comes back over several rounds.
antiquity-coach-storage = Goods without a place are lost. A Storage or the right saint keeps more. Let go of what you need least.
antiquity-coach-harvest = Each building in the countryside gives one good a round. Take it first where you want the land free again.
antiquity-coach-exploration = A find can be worth a lot early on. Food helps at once, but raises the famine for all players.
antiquity-coach-famine = Graves go on empty squares first. Put them where nothing large would fit anyway; food in stock and a Granary keep them away.
antiquity-coach-pollution = Your cities make waste. Put it on land you will not need soon; Fountains and a Dump make less of it.
antiquity-coach-waste-graves = Without clean land waste becomes graves. It is high time for a Fountain, a Dump or new land.
