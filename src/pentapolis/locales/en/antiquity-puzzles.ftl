# Antiquity's puzzles: what is asked, and why the answer works.

antiquity-puzzle-carts = Two Cart Shops
antiquity-puzzle-carts-goal = Use both Cart Shops to come as close as you can to { $each } of each food and luxury: from { $before } to { $count } of { $all }. What you have counts, and what lies ready in the countryside.
antiquity-puzzle-carts-built = On { $space } you build { antiquity-a-kind }: { $count }× { antiquity-the-good }, of which { $gain ->
    [one] 1 counts
   *[other] { $gain } count
}.
antiquity-puzzle-carts-reach = On { $space } you build { antiquity-a-kind }, and your zone reaches further.

antiquity-puzzle-graves = Last rites
antiquity-puzzle-graves-goal = Place your graves ({ $graves }) so that as many buildings as possible still find room, each on its own: { $count } of { $before }.
antiquity-puzzle-graves-fits = There is still room for { antiquity-a-building }.
antiquity-puzzle-graves-lost = There was no way to keep room for { antiquity-a-building }.

antiquity-puzzle-pack = Pack the city
antiquity-puzzle-pack-goal = Cover as many empty squares as you can with buildings in this plan: { $count }. Houses, Cart Shops, Fountains and Storages do not count, and the bank stays closed.
antiquity-puzzle-pack-built = You build { antiquity-a-building }.
antiquity-puzzle-pack-left = Squares left empty: { $left }.
