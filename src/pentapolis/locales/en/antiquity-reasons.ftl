# Antiquity: why a choice is good or bad, for hints. One short sentence each.

## The city

antiquity-reason-house = One more man to send out: { $men } in all.
antiquity-reason-house-no-work = { $shops ->
    [one] There is a man for your Cart Shop already.
   *[other] There are men for all { $shops } Cart Shops already.
}
antiquity-reason-no-second-house = Leaves a house that costs nothing.
antiquity-reason-people = People: { $count } of { $all }.
antiquity-reason-kinds = Types of building: { $count } of { $all }.
antiquity-reason-cart-shop = With a man, one more build in the countryside each round. Cart Shops then: { $shops }, men: { $men }.
antiquity-reason-cart = { $count ->
    [one] Lets you build once in the countryside this round.
    [2] Lets you build twice in the countryside this round.
   *[other] Lets you build { $count } times in the countryside this round.
}
antiquity-reason-cart-idle = { $count ->
    [0] There is nothing to build with: you have neither wood nor seed.
    [one] Your wood and seed are enough for only one build in the countryside.
   *[other] Your wood and seed are enough for only { $count } builds in the countryside.
}
antiquity-reason-cathedral = No one can win without a Cathedral.
antiquity-reason-graves = Graves this round, the harvest counted: { $after } instead of { $before }.
antiquity-reason-granary-later = Up to { $saved ->
    [one] { $saved } grave
   *[other] { $saved } graves
} fewer in every round in which the famine outgrows your food.
antiquity-reason-pollution = Pollution each round: { $after } instead of { $before }.
antiquity-reason-pollution-none = There is no pollution to take off at the moment.
antiquity-reason-famine = Lowers the famine to { $famine }.
antiquity-reason-brewery = Allows inns, and so more land. Clean hexes in your zone now: { $clean }.
antiquity-reason-brewery-escape = Allows an inn, before { $player_two } encloses your zone.
antiquity-reason-brewery-siege = Allows inns around the zone of { $player_two }.
antiquity-reason-storage-room = Room for goods, with a man: { $room }. You have { $goods }.
antiquity-reason-storage = Keeps your goods: room for { $room }, and you have { $goods }.
antiquity-reason-storage-empty = You have no goods to store at the moment.
antiquity-reason-storage-needless = Your Cathedral keeps all goods anyway.
antiquity-reason-for-dump = With a man, it takes off 4 pollution each round.
antiquity-reason-for-stable = With a man, your zone reaches three steps instead of two.
antiquity-reason-for-harbour = With a man, your zone reaches across the water to its coasts.
antiquity-reason-for-university = Its man works in every faculty next to it, too.
antiquity-reason-market = Two goods become any one you like.
antiquity-reason-market-idle = You do not have two goods to exchange.
antiquity-reason-market-wish = { $good ->
    [stone] At the Market two goods become stone, for the Cathedral.
    [wood] At the Market two goods become wood, and without wood nothing is built.
   *[other] At the Market two goods become { antiquity-the-good }: you have { $have }{ $need ->
        [0] .
       *[other] { " " }of { $need }.
    }
}
antiquity-reason-explorer = Exploration tokens in your zone: { $tokens }.
antiquity-reason-explorer-idle = There is no exploration token in your zone.
antiquity-reason-hospital = Removes graves, up to { $most } each round. You have { $graves }.
antiquity-reason-hospital-none = You have no graves.
antiquity-reason-zone-same = Your zone does not grow.
antiquity-reason-zone = Your zone grows. New hexes: { $hexes }, clean ones among them: { $clean }.
antiquity-reason-university-none = No faculty stands next to it.
antiquity-reason-university = Faculties in which its man works, too: { $count }.
antiquity-reason-power = { $building ->
    [theology] With a man, you can change your patron saint.
    [philosophy] With a man, you may pay with goods of the same kind.
    [biology] With a man, one farm each round needs no seed.
    [alchemy] With a man, it cleans a hex and its neighbours each round.
   *[forced-labour] With a man, everything in the countryside yields faster, but a third is lost.
}
antiquity-reason-last-man = He is your last free man.
antiquity-reason-men-left = Free men left: { $men }.

## What it costs

antiquity-reason-cost = Costs{ antiquity-goods }.
antiquity-reason-costs-food = Costs 1 food. Food left: { $left }.
antiquity-reason-last-wood = Then there is no wood left, and no woodcutter at work.
antiquity-reason-squares = Takes squares: { $squares }. Empty then: { $left }.

## Other steps of a plan

antiquity-reason-place-tight = Keeps the free squares together. Empty then: { $left }.
antiquity-reason-place-loose = Breaks up the free squares.
antiquity-reason-place-looser = Keeps the free squares together less well than it could.
antiquity-reason-blocks = Then there is no room for { antiquity-a-building } any more.
antiquity-reason-pay-spare = You can spare { antiquity-the-good }: { $count } left, { $growing } to come.
antiquity-reason-pay-needed = You need { antiquity-the-good } for your goal: { $count } left, { $growing } to come, { $need } needed.
antiquity-reason-pay-seed = It is your last seed of this kind ({ antiquity-the-good }), and none is growing.
antiquity-reason-exchange-for = { $good ->
    [stone] Two goods become stone, for the Cathedral.
    [wood] Two goods become wood, and without wood nothing is built.
   *[other] Two goods become { antiquity-the-good }: you have { $have }{ $need ->
        [0] .
       *[other] { " " }of { $need }.
    }
}
antiquity-reason-give-spare = You can spare { antiquity-the-good }: { $have } at hand, { $growing } to come, { $need } needed.
antiquity-reason-give-least = You can do without { antiquity-the-good } most easily: { $have } at hand, { $growing } to come, { $need } needed.
antiquity-reason-give-needed = You need { antiquity-the-good } yourself: { $have } at hand, { $growing } to come, { $need } needed.
antiquity-reason-give-material = You can spare { antiquity-the-good }. Left: { $left }.
antiquity-reason-give-last-material = You need { antiquity-the-good } to build. Left: { $left }.
antiquity-reason-take = Your goal asks for { antiquity-the-good }: you have { $have } of { $need }.
antiquity-reason-take-seed = It is seed, and none of it is growing yet.
antiquity-reason-take-growing = Enough of it is growing already: { $growing }.
antiquity-reason-take-spare = You do not need more { antiquity-the-good } now.
antiquity-reason-take-wood = Wood builds nearly everything. You have { $have }.
antiquity-reason-want-for-nothing = You offer nothing for it yet.
antiquity-reason-saint-goods = Goods still missing for { $need } of each food and luxury: { $count }.
antiquity-reason-saint-inns = Inns still missing to enclose { $player_two }: { $count }.
antiquity-reason-saint-no-ring = No one’s zone can be enclosed from here.
antiquity-reason-saint-two = Asks for two conditions at once.
antiquity-reason-saint-keeps = Keeps all your goods from now on.
antiquity-reason-saint-rounds = { $rounds ->
    [one] By a rough guess, one more round until you win.
   *[other] By a rough guess, { $rounds } more rounds until you win.
}
antiquity-reason-saint-never = Hardly within reach in this game.
antiquity-reason-heal-square = Frees a square. Empty then: { $left }.
antiquity-reason-heal-building = Lets { antiquity-a-building } work again.
antiquity-reason-heal-more = Begins to free { antiquity-a-building }. Graves left on it: { $graves }.
antiquity-reason-lift = May find a better place for { antiquity-a-building }.
antiquity-reason-accept = { $gives ->
    [0] You get nothing.
   *[other] You get{ antiquity-goods }.
} { $wants ->
    [0] It costs you nothing.
   *[other] It costs you{ antiquity-goods-back }.
}
antiquity-reason-finish = Your plan is made. Cart Shops with a man: { $count }, goods left: { $goods }.
antiquity-reason-finish-empty = There is nothing left to do: no goods are left, and no Cart Shop has a man.
antiquity-reason-goods-lost = Goods that will be lost, because there is no room for them: { $count }.
antiquity-reason-idle-men = Men who stay at home although there is work: { $men }.
antiquity-reason-step = { $verb ->
    [raze] Clears the way for another patron saint.
    [take-back] Begins the step again.
    [dig] May find a better place for the grave.
    [resign] Ends the game for you.
    [decline] Keeps your goods as they are.
    [withdraw] Puts everything back as it was.
   *[other] A trade may help both of you.
}

## The countryside

antiquity-reason-yield = Brings { $count }× { antiquity-the-good }: { $have } at hand, { $growing } to come, { $need } needed.
antiquity-reason-yield-spare = Brings { $count }× { antiquity-the-good }. { $need ->
    [0] Your goal does not ask for it, but the Market takes it.
   *[other] You have enough, but the Market takes it.
}
antiquity-reason-yield-enough = Brings { $count }× { antiquity-the-good }. { $need ->
    [0] Your goal does not ask for it.
   *[other] { $growing ->
        [0] You have enough of it already.
       *[other] With what is still growing you have enough of it.
    }
}
antiquity-reason-yield-material = Brings { $count }× { antiquity-the-good }: { $have } at hand, { $growing } to come.
antiquity-reason-first-wood = No woodcutter is at work, and without wood nothing is built.
antiquity-reason-first-stone = Stone pays for the Cathedral.
antiquity-reason-stone-for-city = Another city costs a stone.
antiquity-reason-first-food = It is your first food: it pays for houses and keeps graves away.
antiquity-reason-grassland = Hexes that are grassland for farms afterwards: { $count }.
antiquity-reason-used-up = Uses up hexes for good: { $count }. Clean hexes left: { $left }.
antiquity-reason-range = Decides for the whole range: only { antiquity-the-good } from now on.
antiquity-reason-man-away = Its man is away for { $rounds } rounds.
antiquity-reason-new-land = Clean hexes in your zone: { $after } instead of { $before }.
antiquity-reason-escape = Hexes of your zone that { $player_two } then does not reach: { $hexes }.
antiquity-reason-no-escape = { $player_two } reaches everything that this inn adds.
antiquity-reason-ring = Hexes that you then still lack to enclose { $player_two }: { $left }.
antiquity-reason-city-room = New squares to build on: { $squares }.
antiquity-reason-city-pollution = Pollution each round: { $count } more.
antiquity-reason-home-zone = Hexes in your zone: { $hexes }. Grassland: { $grass }.
antiquity-reason-home-forest = Wood that one woodcutter could bring: { $best }. Forest in all: { $forests }.
antiquity-reason-home-water = Water hexes that can be fished: { $count }.
antiquity-reason-home-ranges = Mountain ranges within reach: { $count }.
antiquity-reason-home-tokens = Exploration tokens within reach: { $count }.
antiquity-reason-clean = Hexes that can be used again: { $count }.
antiquity-reason-end-within-reach = The harvest fulfils your condition. In a tie, clean hexes decide: you have { $clean }.
antiquity-reason-end-saves = { $wood ->
    [0] Saves land for later.
   *[other] Saves wood and land for later. Wood: { $wood }.
} Clean hexes in your zone: { $clean }.
antiquity-reason-end-saves-food = Saves food. At hand: { $food }.
antiquity-reason-end-carts = Cart Shops with a man that build nothing: { $count }.

## Storage, harvest, exploration, graves and pollution

antiquity-reason-harvest-inside = This hex becomes free in your zone: grassland for a farm, or a place for pollution.
antiquity-reason-harvest-outside = This hex is outside your zone. The wood left in your zone keeps pollution off its hexes.
antiquity-reason-harvest-polluted = All its hexes stay polluted: it hardly matters which comes first.
antiquity-reason-explore = You get the good it shows. Chance that it is food: { $percent }%.
antiquity-reason-explore-famine = Food would raise the famine for everyone; it is at { $famine } now.
antiquity-reason-explore-not = Adds nothing to the famine.
antiquity-reason-bury-again = Hits { antiquity-a-building }, which has a grave already: nothing more stops working.
antiquity-reason-bury-building = Stops { antiquity-a-building } from working.
antiquity-reason-pollute-land = Spoils good land: { $terrain ->
    [forest] forest
    [grassland] grassland
   *[mountain] mountains
}, { $count } in one place.
antiquity-reason-pollute-least = No other hex would be missed less: { $terrain ->
    [forest] forest
    [grassland] grassland
   *[mountain] mountains
}, { $count } in one place.
antiquity-reason-pollute-little = Little is lost here: { $terrain ->
    [forest] forest
    [grassland] grassland
   *[mountain] mountains
}, { $count } in one place.
antiquity-reason-pollute-theirs = { $player_two } loses this hex, too.
antiquity-reason-pollute-token = An exploration token is lost.
antiquity-reason-pollute-water = No one can fish here any more.
