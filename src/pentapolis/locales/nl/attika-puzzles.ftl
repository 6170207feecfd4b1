# De puzzels van Attika: wat er gevraagd wordt, en waarom het antwoord klopt.

attika-puzzle-shrines = Twee heiligdommen
attika-puzzle-shrines-goal = Verbind in deze beurt twee heiligdommen. Er { $missing ->
    [one] ontbreekt minstens één gebouw
   *[other] ontbreken minstens { $missing } gebouwen
}.
attika-puzzle-shrines-free = Op { $space } bouw je { attika-a-building } gratis, naast { $space_before }.
attika-puzzle-shrines-paid = Op { $space } bouw je { attika-a-building } { $count ->
    [0] gratis: het landschap betaalt
    [one] voor één kaart
   *[other] voor { $count } kaarten
}.
attika-puzzle-shrines-joined = Zo sluit je de keten tussen twee heiligdommen.

attika-puzzle-block = Blokkeren
attika-puzzle-block-goal = Tussen twee heiligdommen { $missing ->
    [one] mist { $player } nog maar één gebouw
   *[other] mist { $player } nog maar { $missing } gebouwen
}. Maak met je volgende gebouw de kortste weg die een ander nog heeft, zo lang mogelijk.
attika-puzzle-block-far = Dan mist { $player } { $missing ->
    [one] één gebouw
   *[other] { $missing } gebouwen
} tussen twee heiligdommen.
attika-puzzle-block-shut = Dan heeft { $player } geen korte weg meer tussen twee heiligdommen.

attika-puzzle-builds = Een drukke beurt
attika-puzzle-builds-goal = Je hebt { $built ->
    [one] één gebouw
   *[other] { $built } gebouwen
} op het bord. Bouw er in deze beurt nog { $count ->
    [one] één
   *[other] { $count }
}.
attika-puzzle-builds-done = Dan heb je { $count ->
    [one] één gebouw
   *[other] { $count } gebouwen
} op het bord. Meer kan niet in deze beurt.

attika-puzzle-amphorae = Amfora’s
attika-puzzle-amphorae-goal = Maak in deze beurt { $count ->
    [one] een groep
   *[other] { $count } groepen
} compleet.
attika-puzzle-amphorae-done = Daarmee is de groep { attika-the-group } compleet.

attika-puzzle-tile = De juiste plaats
attika-puzzle-tile-goal = Leg de spelbordtegel zo dat je { attika-a-building } { $count ->
    [0] gratis kunt bouwen
    [one] voor één kaart kunt bouwen
   *[other] voor { $count } kaarten kunt bouwen
}.
attika-puzzle-tile-symbols = Op { $space } { $count ->
    [0] betaalt geen symbool
    [one] betaalt één symbool
   *[other] betalen { $count } symbolen
} voor { attika-a-building }.
attika-puzzle-tile-price = Zo kost het { $count ->
    [0] niets
    [one] één kaart
   *[other] { $count } kaarten
}; eerst { $before ->
    [one] was het één kaart
   *[other] waren het { $before } kaarten
}.
