### La Città: woorden die alleen de pagina gebruikt

## Bord

lacitta-board = Bord
lacitta-hexes = Velden en landschappen
lacitta-hex = Veld { $space }, naast { $areas }
lacitta-hex-unused = { $zone }: doet met dit aantal spelers niet mee
lacitta-hex-near = Te dicht bij een andere stad voor een castello.
lacitta-hex-ring = Rode stippellijn: zo ver reikt de stad. Steden daarbinnen zijn buursteden, en niemand kan er een stad stichten.
lacitta-hex-promise = Een boerderij levert hier { $food } voedsel, een steengroeve { $gold } goud per jaar. { $water ->
    [yes] Hier kan een waterput of badhuis komen.
   *[no] Geen water: geen waterput of badhuis.
}
lacitta-can-choose = kan gekozen worden
lacitta-city = Stad { $space } van { $player }
lacitta-city-own = Jouw stad { $space }
lacitta-piece = { $name } van { $player }
lacitta-piece-own = { $name } van jou
lacitta-people = { $limit ->
    [none] { $people ->
        [one] 1 burger
       *[other] { $people } burgers
    }, geen bovengrens
   *[other] { $people } van hoogstens { $limit } burgers
}{ $spare ->
    [0] , allemaal aan het werk
    [one] , 1 vrij om te bouwen
   *[other] , { $spare } vrij om te bouwen
}
lacitta-city-food = Boerderijen en castello leveren { $food } voedsel.
lacitta-city-complete = Biedt cultuur, kennis en gezondheid: { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} extra aan het einde.
lacitta-cities = Steden

## Wat iets doet

lacitta-arches-culture = { $culture ->
    [one] 1 boog cultuur
   *[other] { $culture } bogen cultuur
}
lacitta-arches-knowledge = { $knowledge ->
    [one] 1 boog kennis
   *[other] { $knowledge } bogen kennis
}
lacitta-arches-health = { $health ->
    [one] 1 boog gezondheid
   *[other] { $health } bogen gezondheid
}
lacitta-choice = { $gold ->
    [0] { $amount } gratis
   *[other] { $amount } voor { $gold } goud
}
lacitta-effect-castle = Het begin van een stad. Levert voedsel zoals een boerderij; de vrije burgers staan hier. Verdwijnt pas als er niemand meer woont.
lacitta-effect-farm = Levert elk jaar het voedsel van alle landbouwgebieden naast dit veld.
lacitta-effect-quarry = Levert aan het begin van elk jaar { $gold } goud voor elk gebergte naast dit veld.
lacitta-effect-school = { lacitta-arches-knowledge }.
lacitta-effect-statue = { lacitta-arches-culture }.
lacitta-effect-market = Eén per stad. De bovengrens van de stad wordt { $with } in plaats van { $without }; met een waterput of badhuis erbij vervalt hij. Brengt zijn eigen burger mee, dus er hoeft niemand vrij te zijn.
lacitta-effect-well = Alleen aan water. { lacitta-arches-health }. Heft samen met een marktplein de bovengrens van de stad op.
lacitta-effect-palazzo = { lacitta-arches-culture }.
lacitta-effect-hospital = { lacitta-arches-knowledge } en { lacitta-arches-health }. Water is niet nodig, maar de bovengrens blijft.
lacitta-effect-bath = Alleen aan water. { lacitta-arches-health }. Heft samen met een marktplein de bovengrens van de stad op.
lacitta-effect-cathedral = { lacitta-arches-culture }.
lacitta-effect-university = { lacitta-arches-knowledge }.
lacitta-effect-card-palazzo = Betaal { $price } goud en bouw een palazzo ({ lacitta-arches-culture }).
lacitta-effect-card-cathedral = Betaal { $price } goud en bouw een domkerk ({ lacitta-arches-culture }).
lacitta-effect-card-university = Betaal { $price } goud en bouw een universiteit ({ lacitta-arches-knowledge }).
lacitta-effect-card-hospital = Betaal { $price } goud en bouw een hospitaal ({ lacitta-arches-knowledge }, { lacitta-arches-health }).
lacitta-effect-card-bath = Betaal { $price } goud en bouw aan water een badhuis ({ lacitta-arches-health }).
lacitta-effect-card-master-builder = Bouw wat je wilt: een eenvoudig gebouw voor { $simple } goud, een middelgroot voor { $medium }, een groot voor { $large }.
lacitta-effect-card-bread-and-games = Kies hoeveel figuren je zet en betaal meteen: { $choices }. Zet ze daarna op { $spread ->
    [one_building] één van je gebouwen met bogen
    [all_own_cities] gebouwen met bogen in al je steden
   *[one_city] gebouwen met bogen in één van je steden
}. Elke figuur telt tot het einde van het jaar als één extra boog van dat gebouw.
lacitta-effect-card-golden-times = Nieuwe burgers, allemaal in één stad die er plaats voor heeft: { $choices }.
lacitta-effect-card-rich-harvest = Eén boerderij telt dit jaar dubbel. Niet in het laatste jaar.
lacitta-effect-card-contact = Bekijk in het geheim gedekte stemmen: { $choices }.
lacitta-effect-land-field = Elke boerderij en elk castello ernaast krijgt hier elk jaar { $food } voedsel, van welke speler ook.
lacitta-effect-land-mountain = Elke steengroeve ernaast levert elk jaar { $gold } goud.
lacitta-effect-land-water = Alleen naast water kunnen waterputten en badhuizen staan.
lacitta-effect-gold = Speel een actiekaart en neem { $gold } goud.
lacitta-effect-found = Speel een actiekaart: een nieuw castello met { $citizens ->
    [one] { $citizens } burger
   *[other] { $citizens } burgers
}, één ervan uit een eigen stad met een vrije burger. Minstens { $distance ->
    [one] { $distance } vrij veld
   *[other] { $distance } vrije velden
} tot elke andere stad; één keer per jaar.
lacitta-effect-voices = Wat de meeste van de vier kaarten vragen, is dit jaar de wens van het volk. Een stad die daar minder van biedt dan een buurstad, verliest een burger aan die stad.
lacitta-supply = { $pool } in de voorraad: { $count }.

## Wat een keuze brengt

lacitta-gain-food = { $count } voedsel
lacitta-gain-income = { $count } goud per jaar
lacitta-gain-people = { $count ->
    [one] { $signed } burger
   *[other] { $signed } burgers
}
lacitta-gain-gold = { $count } goud
lacitta-gain-limit = { $limit ->
    [none] De stad mag dan onbeperkt groeien.
   *[other] De stad mag dan { $limit } burgers hebben.
}
lacitta-gain-complete = De stad biedt dan cultuur, kennis en gezondheid: { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} extra.
lacitta-gain-neighbours = { $count ->
    [one] Nieuwe buurstad: { $cities }.
   *[other] Nieuwe buursteden: { $cities }.
}
lacitta-choose-first = Kies eerst wat je wilt bouwen, of een kaart.
lacitta-do-here = Bevestigen
lacitta-prompt-site = { $building ->
    [farm] Boerderij: kies een veld. Het getal is het voedsel.
    [quarry] Steengroeve: kies een veld. Het getal is het goud per jaar.
    [school] Kloosterschool: kies een veld naast een van je steden.
    [statue] Standbeeld: kies een veld naast een van je steden.
    [market] Marktplein: kies een veld naast een stad die er nog geen heeft.
    [well] Waterput: kies een veld aan water.
    [palazzo] Palazzo: kies een veld naast een van je steden.
    [hospital] Hospitaal: kies een veld naast een van je steden.
    [bath] Badhuis: kies een veld aan water.
    [cathedral] Domkerk: kies een veld naast een van je steden.
   *[university] Universiteit: kies een veld naast een van je steden.
}
lacitta-prompt-found = Nieuwe stad: kies een veld. Rode velden liggen te dicht bij een stad; het getal is het voedsel.
lacitta-prompt-confirm = Bevestig je keuze op het bord, of kies iets anders.
lacitta-prompt-attraction = Waarvoor staat de figuur hier?

## Eigen voorraad en kaarten

lacitta-stores = Goud en voedsel
lacitta-gold = { $count } goud
lacitta-gold-tip = Je steengroeven leveren aan het begin van elk jaar { $income } goud op. Goud beslist aan het einde bij gelijke stand.
lacitta-balance = { $left ->
    [0] Precies genoeg: { $food } voedsel voor { $people ->
        [one] 1 burger
       *[other] { $people } burgers
    }.
   *[other] { $food } voedsel voor { $people ->
        [one] 1 burger
       *[other] { $people } burgers
    }.
}
lacitta-balance-tip = Aan het einde van elk jaar eet elke burger 1 voedsel. Voedsel wordt niet bewaard.
lacitta-famine-ahead = Hongersnood dreigt: { $count } voedsel te weinig!
lacitta-famine-soon = Volgend jaar { $count ->
    [one] komt er 1 burger bij
   *[other] komen er { $count } burgers bij
}: te weinig voedsel.
lacitta-action-cards = Actiekaarten: { $count } van { $all }
lacitta-take-gold = { $gold } goud
lacitta-found = Stad stichten
lacitta-castles-left = Castelli over: { $count }
lacitta-castles-tip = Voor elke nieuwe stad is een castello nodig.
lacitta-figures-left = Figuren over: { $count }
lacitta-figures-tip = Voor Brood en spelen en Rijke oogst. Aan het einde van het jaar komen ze terug.
lacitta-market = Politiekkaarten
lacitta-deck = trekstapel: { $count }
lacitta-take = Deze kaart nemen
lacitta-pass = Passen
lacitta-cards-used = Dit jaar gespeeld: { $cards }.
lacitta-cards-none = Dit jaar nog geen politiekkaart gespeeld.
lacitta-unseen = { $count ->
    [one] 1 gedekte kaart
   *[other] { $count } gedekte kaarten
}
lacitta-voices = Stem van het volk
lacitta-voice = { $circle ->
    [0] Open stem
   *[other] Stem { $circle }
}
lacitta-voice-hidden = gedekt
lacitta-voice-seen = bekeken door { $players }
lacitta-voices-left = Nog niet gezien, in de stapel en hier: { $arches }.

## Beslissingen

lacitta-decision = Jouw keuze
lacitta-price = { $gold ->
    [0] gratis
   *[other] { $gold } goud
}
lacitta-amount-bread-and-games = { $count ->
    [one] 1 figuur
   *[other] { $count } figuren
}
lacitta-amount-golden-times = { $count ->
    [one] 1 nieuwe burger
   *[other] { $count } nieuwe burgers
}
lacitta-amount-contact = { $count } stemmen bekijken
lacitta-wish-brings = { $count ->
    [0] Niemand trekt naar deze stad.
    [one] { $room ->
        [0] Stad { $cities } verliest 1 burger. Jouw stad is vol: de burger gaat naar de voorraad.
       *[other] Er komt 1 burger, uit stad { $cities }.
    }
   *[other] { $room ->
        [0] De steden { $cities } verliezen elk 1 burger. Jouw stad is vol: ze gaan naar de voorraad.
        [one] De steden { $cities } verliezen elk 1 burger. Jouw stad heeft plaats voor 1; de rest gaat naar de voorraad.
       *[other] De steden { $cities } verliezen elk 1 burger ({ $count }). Jouw stad neemt er { $room } op.
    }
}
lacitta-refresh = Oudste kaart vervangen
lacitta-keep = Rij zo laten

## Spelers

lacitta-points-now = { $count ->
    [one] 1 punt
   *[other] { $count } punten
} als het spel nu afgelopen was
lacitta-points-tip = Punten: { $citizen } per burger, { $complete } voor elke stad die cultuur, kennis en gezondheid biedt.
lacitta-start-player = Startspeler
lacitta-start-player-tip = De startspeler is in elke ronde als eerste aan de beurt. Volgend jaar is het de linkerbuur.
lacitta-penalty-ahead = Na de hongersnood: de eerste beurt vervalt.

## Jaar en einde

lacitta-phase-castles = Castelli plaatsen
lacitta-phase-year = Jaar { $year } van { $years }
lacitta-phase-politics = Ronde { $round } van { $rounds }
lacitta-phase-migration = Verhuizing
lacitta-phase-feeding = Voedsel
lacitta-log-year = Jaar { $year }
lacitta-account = Jaaroverzicht
lacitta-tell-still = Niemand verhuist.
lacitta-tell-ended = Stand na jaar { $year }
lacitta-tell-growth = { $count ->
    [0] Geen stad groeit
    [one] Eén stad groeit
   *[other] { $count } steden groeien
}{ $gold ->
    [0] .
   *[other] , en steengroeven leveren { $gold } goud.
}
lacitta-finale = Het einde
lacitta-sheet = Puntentelling
lacitta-sheet-citizens = Burgers
lacitta-sheet-complete = Steden met alle drie de soorten bogen
lacitta-sheet-total = Punten
lacitta-sheet-gold = Goud, bij gelijke stand
lacitta-sheet-of = Stad voor stad: { $player }
lacitta-chart = Punten aan het einde van elk jaar
lacitta-story-margin = { $player } kwam op { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}, { $count ->
    [one] één
   *[other] { $count }
} meer dan { $player_second }.
lacitta-story-gold = { $player } en { $player_second } hadden allebei { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}; { $gold } goud gaf de doorslag.
lacitta-story-lead-always = { $player } stond geen enkel jaar achter.
lacitta-story-lead-late = Pas in het laatste jaar kwam { $player } aan kop.
lacitta-story-lead = Vanaf jaar { $year } bleef { $player } aan kop.
lacitta-story-famine = { $seats ->
    [one] Hongersnood in het laatste jaar kostte { $players } { $points } punten.
   *[other] Hongersnood in het laatste jaar kostte { $players } elk { $points } punten.
}
lacitta-story-complete = { $seats ->
    [one] De meeste steden met alle drie de soorten bogen had { $players }: { $count }.
   *[other] De meeste steden met alle drie de soorten bogen hadden { $players }: elk { $count }.
}
lacitta-story-no-complete = Geen enkele stad bood cultuur, kennis en gezondheid tegelijk.

lacitta-keys-building = Een eenvoudig gebouw kiezen, in de volgorde op het scherm
lacitta-keys-found = Een stad stichten
