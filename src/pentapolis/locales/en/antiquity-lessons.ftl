# Antiquity: the five chapters of its lesson.

## Settle

antiquity-lesson-settle = Settle
antiquity-lesson-settle-about = Found your capital, and live from the land around it.
antiquity-lesson-settle-goal = You rule a town in medieval Italy, and its land will not last for ever. Whoever is the first to fulfil the condition of their patron saint wins. But first you need a place to live.
antiquity-lesson-settle-found = Found your capital on one of the three marked hexes; it covers seven. The land within two steps becomes your zone; the number says how many hexes that is. Look for forest, grassland, mountains and water nearby.
antiquity-lesson-settle-found-east = Plenty of grassland, but no mountain within two steps: you would have neither stone nor gold. Try another one.
antiquity-lesson-settle-found-north = Your city itself would cover six forests. Only 2 would be left in your zone, and the zone would be small: 12 hexes. Try another one.
antiquity-lesson-settle-woodcutter = A fine place: 24 hexes with all kinds of land. Two rounds have passed, and you need wood. Build a woodcutter in the largest forest. It must stand in your zone, but also cuts the forests next to it.
antiquity-lesson-settle-woodcutter-small = This brings 3 wood. In the other forest a woodcutter cuts six hexes, two of them outside your zone.
antiquity-lesson-settle-inn = { $wood } wood to come. Your Brewery lets you build inns, for 1 food each, and the zone reaches two steps around an inn, too. Build one on the marked hex.
antiquity-lesson-settle-inn-near = Everything around this hex is in your zone already. An inn at the edge adds new land.
antiquity-lesson-settle-explore = Your zone has grown to 29 hexes. Two exploration tokens lie in it, face down. Your Explorer has a man: reveal one of them and get the good on it. Food raises the famine for everyone.
antiquity-lesson-settle-explore-nothing = You may, but it costs nothing to look. Choose one of the two tokens.
antiquity-lesson-settle-token = { $famine ->
    [2] Wine, a luxury! The famine stays at { $famine }.
   *[other] Grain! It is food, so the famine rises to { $famine }.
} That is how much food you need this round: whatever you are short of brings graves to your city. More about that later.
antiquity-lesson-settle-city = Some rounds later your city is almost full. You have all that a second one costs: 1 food, 1 wood, 1 stone and 2 different luxuries. Found it on the marked hex: seven free hexes of land, none of them next to a city.
antiquity-lesson-settle-more = 40 hexes in your zone, and you can use them at once: build a woodcutter where seven forests meet. The 36 new squares are for your next plan.
antiquity-lesson-settle-more-small = Only three forests meet here. Elsewhere in your new zone there are seven.
antiquity-lesson-settle-end = Well done! Your zone is what you live from: cities and inns make it larger. In the next chapter you build the city itself.

## Build and man

antiquity-lesson-build = Build and man
antiquity-lesson-build-about = Houses, men and buildings on 49 squares: your first plan.
antiquity-lesson-build-houses = Your capital: 49 empty squares, { $wood } wood, no one at home. Four houses are free, and each brings a man. Put all four in the bottom row.
antiquity-lesson-build-houses-middle = You may, but houses here and there leave no room for large buildings. Put it in the bottom row.
antiquity-lesson-build-cart = Four men! With a man, a Cart Shop builds once a round in the countryside. Put one in the top left corner for 1 wood, rotated so that its gap faces the middle of the city.
antiquity-lesson-build-cart-gap = Like this the gap is in the wrong place. Rotate it until its corner lies in the corner of the city, and the gap faces the middle.
antiquity-lesson-build-cart-corner = It would work there, but cut up your free squares. The top left corner is better.
antiquity-lesson-build-second = Another Cart Shop fits right into the gap: six squares in one block. Squares are your scarcest good, and graves will want them, too.
antiquity-lesson-build-second-gaps = It would work there, but leave gaps that nothing fits into. Put it into the gap of the first, so that both form a block of six squares.
antiquity-lesson-build-men = Not a square lost. Most buildings work only with a man: choose both Cart Shops to send a man to each. At the start of the next round, the men in your buildings come home.
antiquity-lesson-build-storage = Goods you do not spend are lost this round, unless they lie in a Storage with a man: one on each square. Any size costs 1 wood. Build one of 2 × 2.
antiquity-lesson-build-storage-small = Room for 2 goods only, for the same price. Choose 2 × 2.
antiquity-lesson-build-storage-large = More than you can fill now, and the squares would be gone. Choose 2 × 2.
antiquity-lesson-build-undo = No one sees your plan before everyone has finished, and until then you can undo every step. Try it: undo the last one.
antiquity-lesson-build-undo-first = In a moment. First undo a step, so that you know how.
antiquity-lesson-build-again = The Storage is in your hand again. Put it next to other buildings or at the edge, and send a man there.
antiquity-lesson-build-done = { $wood } wood left: 2 to build in the countryside, 1 to store. One man stays at home today. Finish your plan.
antiquity-lesson-build-done-explorer = A good idea for another time, but then there is no wood left to store. Finish your plan.
antiquity-lesson-build-end = Now you also see the plan of { $player_rival }: a Granary, an Explorer and a Cart Shop. You plan in secret, and then everyone builds in the countryside in turn. That is the next chapter.

## Harvest

antiquity-lesson-harvest = Harvest
antiquity-lesson-harvest-about = Woodcutters, farms, mines and fisheries, and what they leave behind.
antiquity-lesson-harvest-woodcutter = All four Cart Shops have men, so you can build four times. First a woodcutter for 1 wood, where most forests meet. Its man stays until everything is harvested.
antiquity-lesson-harvest-woodcutter-few = Only 2 forests meet here, for the same wood and the same man. Elsewhere there are 6.
antiquity-lesson-harvest-woodcutter-south = Not bad: 4 forests. But elsewhere 6 forests meet.
antiquity-lesson-harvest-farm = { $wood } wood lie ready, and the cut forest is grassland from now on. Next a farm: 1 grain as seed, and grain grows on all grassland next to it. Look for the largest grassland.
antiquity-lesson-harvest-farm-wine = Wine is a luxury, and no one gets full on it. You will need food soon: sow grain.
antiquity-lesson-harvest-farm-few = Only 2 hexes of grassland meet here: 2 grain for 1. Elsewhere there are 6.
antiquity-lesson-harvest-mine = One grain becomes { $grain }, but these hexes are polluted now: nothing grows there any more. Next a mine. The first one decides for its whole range: stone or gold. Take stone: a Cathedral is built of it later.
antiquity-lesson-harvest-mine-gold = Then this whole range would yield gold for ever, and you have no other for the stone that a Cathedral costs. Take stone.
antiquity-lesson-harvest-fishery = { $stone } stone to come. Last a fishery on two hexes of the coast. It catches one good in each clean water hex next to it. Choose fish, then the marked coast.
antiquity-lesson-harvest-fishery-luxury = A luxury, and useful later. But famine grows every round: take fish.
antiquity-lesson-harvest-fishery-few = Only 2 water hexes lie next to these. At the marked coast there are 3.
antiquity-lesson-harvest-discard = Before the harvest, goods are stored. Your Storage keeps { $room }, you have 3: discard one. Which one do you need least?
antiquity-lesson-harvest-discard-wood = Your last wood! Without wood you could build neither woodcutter nor mine next round. Something else is less important.
antiquity-lesson-harvest-discard-grain = Grain is food against famine, and seed for the next farm. Something else is less important.
antiquity-lesson-harvest-harvest = Now each of the four brings one good. Choose the hex it comes from, or have the rest harvested automatically. After its last good, a man comes home.
antiquity-lesson-harvest-later = Seven rounds later your fields and waters are used up. But where the forest stood, there is grassland now: build your next grain farm there, where most of it meets.
antiquity-lesson-harvest-later-few = That brings 4 grain, and spoils the rest of the meadow. The hex next to it brings 7.
antiquity-lesson-harvest-end = { $grain } grain! Used land is spent; only the Faculty of Alchemy cleans it. Look two rounds ahead, where wood and food will come from then. The next chapter shows what happens otherwise.

## Famine and pollution

antiquity-lesson-famine = Famine and pollution
antiquity-lesson-famine-about = Save a city from hunger, graves and pollution.
antiquity-lesson-famine-hunger = Famine is at { $famine }, but you have { $food } food: 3 graves would come into your city this round. A Granary for 1 wood saves up to 3 graves, every round. Build it on your last free squares.
antiquity-lesson-famine-hunger-house = A house costs food, and each food less is one grave more.
antiquity-lesson-famine-hunger-wood = Your last wood! A Granary saves you now.
antiquity-lesson-famine-fountain = No graves! But each city pollutes 3 hexes a round. A Fountain for 1 luxury takes 1 off, every round, and lowers the famine by 1, once. Build one on your last square.
antiquity-lesson-famine-store = Food helps only if you still have it: it must lie in a Storage with a man. Send a man to your Storage.
antiquity-lesson-famine-store-cart = Your wood is gone, and sowing costs your last grain. Besides, without the Storage all your food would be lost.
antiquity-lesson-famine-store-done = Wait: without a man in the Storage, all your food would be lost.
antiquity-lesson-famine-done = Now the famine may come. Finish your plan.
antiquity-lesson-famine-pollute = Not one grave; { $player_rival } got one. Now put { $count } pollution on clean hexes of your zone, where you will miss them least, for example on the marked ones.
antiquity-lesson-famine-pollute-forest = This is your best forest: 6 wood with one woodcutter. Spare it as long as you can.
antiquity-lesson-famine-waste = Rounds later, no hex is clean any more: 2 pollution become graves. Your city is full, so they go onto buildings, and a grave stops a building. The Market has graves already: put them there.
antiquity-lesson-famine-waste-storage = Then the Storage would stop working, and your food would be lost next round. The Market has stopped already.
antiquity-lesson-famine-waste-hospital = Not the Hospital: it removes graves. The Market has stopped already.
antiquity-lesson-famine-hospital = The next round. A Hospital with a man removes up to 5 graves: send a man there.
antiquity-lesson-famine-hospital-cart = First the graves: send a man to the Hospital.
antiquity-lesson-famine-heal = Now remove all 4 graves from the Market.
antiquity-lesson-famine-dump = The Market works again. Now to the { $pollution } pollution for which there is no room: send a man to the Dump. It takes off 4, and no one else may pollute your zone.
antiquity-lesson-famine-dump-market = That works again, but first the Dump: otherwise there are graves again this round.
antiquity-lesson-famine-end = No pollution this round! Always look at these figures before you finish a plan: graves, pollution and room for goods. They tell what the round will bring. The last chapter: winning.

## Saints

antiquity-lesson-saints = Saints and winning
antiquity-lesson-saints-about = A Cathedral, a patron saint, and the last round of a game.
antiquity-lesson-saints-cathedral = Whoever fulfils the condition of their patron saint at the end of a round wins. The saint comes with a Cathedral: build it for 1 stone. Rotate it until it fits.
antiquity-lesson-saints-saint = Five saints, five ways to win: 20 people, all 19 types of building, 3 of each food and luxury, another player’s zone enclosed, or two of these. Look at your goods: which one are you closest to?
antiquity-lesson-saints-saint-nicolo = San Nicolo wants 20 people, and you have { $people }. But he gives a second house with each house. For this city, another one is closer.
antiquity-lesson-saints-saint-barbara = Santa Barbara wants all 19 types of building. You would need more cities and many more rounds.
antiquity-lesson-saints-saint-giorgio = San Giorgio wants another player’s whole zone within yours. You do not have a single inn yet.
antiquity-lesson-saints-saint-maria = Santa Maria wants two of the conditions at once. One is enough for today.
antiquity-lesson-saints-men = San Christofori keeps all your goods, and wants 3 of each food and luxury. Only pearls and dye are missing, 1 each. Send a man to the Market, to exchange goods, and one to the marked Cart Shop, to be on the safe side.
antiquity-lesson-saints-exchange = The Market gives one good for any two. Exchange with the bank: give wood and stone, take pearls.
antiquity-lesson-saints-exchange-needed = You need it for San Christofori. Wood and stone are to spare.
antiquity-lesson-saints-exchange-dye = Your fishery brings the last dye this round. Take pearls.
antiquity-lesson-saints-done = Now only 1 dye is missing, and the harvest will bring it. Finish your plan.
antiquity-lesson-saints-inn = Careful: { $player_rival } has San Giorgio, and the new blue inn encloses your whole zone! That would lose you the game. Build an inn of your own at the edge, where your zone reaches further than that of { $player_rival }.
antiquity-lesson-saints-inn-inside = Whatever this inn adds is in the other zone, too. Go to the edge, away from the other inns, for example to the marked hex.
antiquity-lesson-saints-pay = { $player_rival } does not reach that land: your zone is open again. Pay for the inn with the food that you have 4 of.
antiquity-lesson-saints-pay-short = Then only 2 would be left, and San Christofori wants 3. You have 4 grain.
antiquity-lesson-saints-end = Three of everything, and a zone with a way out: you have won! Now you know the whole round. Play a game against easy bots next; the page tells you each time what is to be done.
