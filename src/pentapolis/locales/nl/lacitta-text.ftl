### La Città in woorden

## Namen

lacitta-text-building = { $building ->
    [castle] castello
    [farm] boerderij
    [quarry] steengroeve
    [school] kloosterschool
    [statue] standbeeld
    [market] marktplein
    [well] waterput
    [palazzo] palazzo
    [hospital] hospitaal
    [bath] badhuis
    [cathedral] domkerk
   *[university] universiteit
}
lacitta-text-area = { $area } { $landscape ->
    [field-1] landbouw 1
    [field-2] landbouw 2
    [field-3] landbouw 3
    [mountain] gebergte
   *[water] water
}
lacitta-text-yield = boerderij { $food }{ $gold ->
    [0] {""}
   *[other] , steengroeve { $gold }
}{ $water ->
    [yes] , water
   *[no] {""}
}
lacitta-text-card = { lacitta-the-card }
lacitta-text-city = Stad { $space }:

## Overzicht

lacitta-text-time = Jaar { $year } van { $years }, { $stage ->
    [end] einde van het jaar
   *[rounds] ronde { $round } van { $rounds }
}. Speelvolgorde:
lacitta-text-wishes = Het volk wil:
lacitta-text-stores = { $gold } goud{ $income ->
    [0] {""}
   *[other] {" "}(+{ $income } per jaar)
}, { $cards ->
    [0] geen actiekaarten meer
    [one] 1 actiekaart
   *[other] { $cards } actiekaarten
}, { $food } voedsel voor { $people ->
    [one] 1 burger
   *[other] { $people } burgers
}.
lacitta-text-standing = Punten als het spel nu afgelopen was:
lacitta-text-points = { $player } { $points }

## Spelers en steden

lacitta-text-no-city = Geen stad meer.
lacitta-text-newcomers = Volgend jaar { $count ->
    [one] komt er 1 burger
   *[other] komen er { $count } burgers
} bij door groei: dan zijn er { $people } te voeden.
lacitta-text-castles = Nog { $count ->
    [one] 1 castello
   *[other] { $count } castelli
} voor nieuwe steden{ $founded ->
    [yes] , maar dit jaar niet meer
   *[no] {""}
}.
lacitta-text-figures = Figuren op het bord:
lacitta-text-figure = op { $space } voor { $purpose ->
    [culture] cultuur
    [knowledge] kennis
    [health] gezondheid
   *[harvest] de oogst
}
lacitta-text-figures-left = Figuren over: { $count }.
lacitta-text-used = Dit jaar gespeelde politiekkaarten:
lacitta-text-tiles = Gebouwen, samen { $food } voedsel:
lacitta-text-tile = { lacitta-text-building } op { $space }{ $food ->
    [0] {""}
   *[other] {" "}({ $food } voedsel)
}{ $gold ->
    [0] {""}
   *[other] {" "}({ $gold } goud per jaar)
}
lacitta-text-draws = { $all ->
    [0] Geen bogen
   *[other] Bogen: cultuur { $culture }, kennis { $knowledge }, gezondheid { $health }
}{ $figures ->
    [0] {""}
    [one] {" "}(waarvan één figuur, alleen dit jaar)
   *[other] {" "}(waarvan { $figures } figuren, alleen dit jaar)
}.
lacitta-text-lacks = Voor { $points ->
    [one] 1 punt
   *[other] { $points } punten
} extra aan het einde ontbreekt nog:
lacitta-text-neighbours = Buursteden:
lacitta-text-near = stad { $space } van { $player }
lacitta-text-near-own = jouw stad { $space }
lacitta-text-neighbour = Buurstad: stad { $space } van { $player } met { $people ->
    [one] 1 burger
   *[other] { $people } burgers
}:
lacitta-text-comparison = { lacitta-the-attraction } { $here } tegen { $there }{ $moves ->
    [in] {" "}(trekt een burger aan)
    [out] {" "}(verliest een burger)
   *[none] {""}
}
lacitta-text-sites = Vrije velden om te bouwen:
lacitta-text-site = { $space } naast { $beside } ({ lacitta-text-yield })

## Kaarten en voorraad

lacitta-text-display = Open politiekkaarten
lacitta-text-offer-building = { lacitta-the-card }{ $number ->
    [one] {""}
   *[other] {" "}({ $number } kaarten)
}: { $gold } goud{ $culture ->
    [0] {""}
   *[other] , { lacitta-arches-culture }
}{ $knowledge ->
    [0] {""}
   *[other] , { lacitta-arches-knowledge }
}{ $health ->
    [0] {""}
   *[other] , { lacitta-arches-health }
}
lacitta-text-offer-master-builder = Grote bouwmeester{ $number ->
    [one] {""}
   *[other] {" "}({ $number } kaarten)
}: elk gebouw; eenvoudig { $simple } goud, middelgroot { $medium }, groot { $large }
lacitta-text-offer-bread-and-games = Brood en spelen{ $number ->
    [one] {""}
   *[other] {" "}({ $number } kaarten)
}: { lacitta-price } voor { $amount }, tot { $most } voor { $dear } goud; figuren die dit jaar als boog tellen
lacitta-text-offer-golden-times = Gouden tijden{ $number ->
    [one] {""}
   *[other] {" "}({ $number } kaarten)
}: { lacitta-price } voor { $amount }, tot { $most } voor { $dear } goud; nieuwe burgers, allemaal in één stad
lacitta-text-offer-rich-harvest = Rijke oogst{ $number ->
    [one] {""}
   *[other] {" "}({ $number } kaarten)
}: { lacitta-price }; een boerderij telt dit jaar dubbel
lacitta-text-offer-contact = Voeling met de burger{ $number ->
    [one] {""}
   *[other] {" "}({ $number } kaarten)
}: { lacitta-price } voor { $amount }, tot { $most } voor { $dear } goud; gedekte stemmen bekijken
lacitta-text-voices = De kaarten die zeggen wat het volk dit jaar wil:
lacitta-text-voice = { $circle ->
    [0] open
   *[other] stem { $circle }
} { $voice ->
    [culture] cultuur
    [knowledge] kennis
    [health] gezondheid
   *[hidden] gedekt
}{ $seen ->
    [yes] {" "}(bekeken door { $players })
   *[no] {""}
}
lacitta-text-voices-left = Nog niet gezien, hier en in de stapel: cultuur { $culture }, kennis { $knowledge }, gezondheid { $health }.
lacitta-text-supply = Voorraad
lacitta-text-pools = Tegels over:
lacitta-text-pool = { $pool ->
    [farm-quarry] boerderijen en steengroeven
    [market] marktpleinen
    [palazzo-hospital] palazzi en hospitalen
    [statue-cathedral] standbeelden en domkerken
    [school-university] kloosterscholen en universiteiten
   *[well-bath] waterputten en badhuizen
} { $count }
lacitta-text-deck = Trekstapel met politiekkaarten: { $count }.
lacitta-text-discard = Afgelegde politiekkaarten:
lacitta-text-gone = { lacitta-the-card } { $number }
lacitta-text-citizens-left = Burgers in de voorraad: { $count }.
lacitta-text-gold-left = Goud in de voorraad: { $count }.

## Het bord

lacitta-text-strip = Strook { $strip }, van west naar oost:
lacitta-text-castle-sites = Velden ver genoeg van elke stad voor een nieuwe:
lacitta-text-castle-sites-of = { $food } voedsel op { $spaces }
lacitta-text-no-castle-site = Geen enkel veld ligt ver genoeg van elke stad voor een nieuwe.
lacitta-text-numbering = De stroken liggen van noord naar zuid, met wegen van velden ertussen. De velden zijn rij voor rij genummerd, van het noordwesten tot { $last } in het zuidoosten; { $count } doen er mee. Vraag naar een veld ({ $space }) of een gebied ({ $area }) om te horen wat eromheen ligt.
lacitta-text-prices = { $tier ->
    [simple] Gratis met een actiekaart,
   *[other] { $gold } goud met de eigen politiekkaart,
} { $builder } goud met Grote bouwmeester.
lacitta-text-hex = Veld { $space }
lacitta-text-unused = { $zone ->
    [light-green] Lichtgroen
    [light-brown] Lichtbruin
   *[yellow-green] Geelgroen
}: doet met { $seats } spelers niet mee.
lacitta-text-landscapes = Ernaast:
lacitta-text-towards = { lacitta-text-area } in het { text-direction }
lacitta-text-stands-own = Van jou: { lacitta-text-building }, in je stad { $space }{ $food ->
    [0] {""}
   *[other] , { $food } voedsel
}{ $gold ->
    [0] {""}
   *[other] , { $gold } goud per jaar
}.
lacitta-text-stands = Van { $player }: { lacitta-text-building }, in stad { $space }{ $food ->
    [0] {""}
   *[other] , { $food } voedsel
}{ $gold ->
    [0] {""}
   *[other] , { $gold } goud per jaar
}.
lacitta-text-between = Vrij, maar niemand kan hier bouwen. Het ligt tussen:
lacitta-text-belongs = Vrij. Maar één stad kan hierheen groeien:
lacitta-text-may-found = Vrij, en ver genoeg van elke stad voor een nieuwe.
lacitta-text-ways = Wegen:
lacitta-text-way-free = naar het { text-direction } { $space } (vrij, { lacitta-text-yield })
lacitta-text-way-own = naar het { text-direction } { $space } ({ lacitta-text-building } van jou)
lacitta-text-way = naar het { text-direction } { $space } ({ lacitta-text-building } van { $player })
lacitta-text-nearest = Dichtstbijzijnde steden:
lacitta-text-steps-own = { $steps ->
    [one] 1 stap
   *[other] { $steps } stappen
} naar jouw stad { $space }
lacitta-text-steps = { $steps ->
    [one] 1 stap
   *[other] { $steps } stappen
} naar stad { $space } van { $player }
lacitta-text-built-around = Eromheen gebouwd:
lacitta-text-built-own = { lacitta-text-building } van jou op { $space }
lacitta-text-built = { lacitta-text-building } van { $player } op { $space }
lacitta-text-free-around = Vrije velden eromheen: { $spaces }.

## Keuzes

lacitta-text-choose-take = Neem een politiekkaart
lacitta-text-choose-gold = Neem goud met een actiekaart
lacitta-text-do-gold = { $gold } goud
lacitta-text-choose-build = { $price ->
    [0] Bouw { lacitta-a-building } met een actiekaart
   *[other] Bouw { lacitta-a-building } voor { $price } goud
}{ $culture ->
    [0] {""}
   *[other] , { lacitta-arches-culture }
}{ $knowledge ->
    [0] {""}
   *[other] , { lacitta-arches-knowledge }
}{ $health ->
    [0] {""}
   *[other] , { lacitta-arches-health }
}
lacitta-text-build-at = { $space } naast { $where ->
    [castle] castello { $city }
   *[tile] { $beside }, stad { $city }
}{ $more ->
    [yes] :
   *[no] {""}
}
lacitta-text-instead = in plaats van een boerderij met { $food } voedsel
lacitta-text-limit = { $limit ->
    [none] daarna geen bovengrens
   *[other] daarna hoogstens { $limit } burgers
}
lacitta-text-completes = maakt cultuur, kennis en gezondheid compleet voor { $points ->
    [one] 1 punt
   *[other] { $points } punten
} extra
lacitta-text-ahead = in { lacitta-the-attraction } voor op stad { $space } van { $player }
lacitta-text-level = in { lacitta-the-attraction } gelijk met stad { $space } van { $player }
lacitta-text-meets = wordt buurstad van stad { $space } van { $player }
lacitta-text-choose-castle = Plaats het castello ({ $food } voedsel)
lacitta-text-choose-found = Sticht een stad ({ $food } voedsel) met een actiekaart
lacitta-text-castle-at = { $space }:
lacitta-text-around = ernaast op zijn best ({ lacitta-text-yield })
lacitta-text-choose-pay = Te betalen goud
lacitta-text-pay-bread-and-games = { lacitta-price }: { lacitta-amount-bread-and-games }
lacitta-text-pay-golden-times = { lacitta-price }: { lacitta-amount-golden-times }
lacitta-text-pay-contact = { lacitta-price }: { lacitta-amount-contact }
lacitta-text-choose-send = Stad die een burger stuurt
lacitta-text-choose-welcome = Stad voor de nieuwe burgers
lacitta-text-choose-starve = Stad die een burger verliest
lacitta-text-choose-cheer = Zet een figuur op een gebouw
lacitta-text-cheer = { lacitta-text-building } op { $space }, { lacitta-the-attraction } van stad { $city } wordt { $count }{ $more ->
    [yes] :
   *[no] {""}
}
lacitta-text-choose-harvest = Boerderij die dubbel telt
lacitta-text-harvest = { $space } in stad { $city }: { $food } voedsel erbij
lacitta-text-choose-remove = Breek een gebouw af
lacitta-text-remove = { lacitta-text-building } op { $space }{ $more ->
    [yes] :
   *[no] , zonder verlies
}
lacitta-text-loses-food = { $count } voedsel minder
lacitta-text-loses-income = { $count } goud per jaar minder
lacitta-text-loses-arches = { lacitta-the-attraction } { $count } minder
lacitta-text-choose-look = Bekijk twee gedekte stemmen
lacitta-text-look = stemmen { $circles }
lacitta-text-choose-wish = Wens die voor deze stad geldt
lacitta-text-wish = { lacitta-the-attraction }: { lacitta-wish-brings }
lacitta-text-choose-refresh = Vervang de oudste kaart
lacitta-text-do-refresh = afleggen en een nieuwe trekken
lacitta-text-choose-keep = Laat de rij zo
lacitta-text-do-keep = de oudste kaart blijft liggen
lacitta-text-choose-pass = Passen
lacitta-text-do-pass = deze ronde geen kaart spelen
