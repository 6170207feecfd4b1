### Attika

## Woorden van het spel

attika-building-capital = Hoofdstad
attika-building-oracle = Orakel
attika-building-theatre = Theater
attika-building-tavern = Taveerne
attika-building-plaza = Plein
attika-building-gymnasium = Gymnasium
attika-building-statue = Standbeeld
attika-building-market = Markt
attika-building-stadium = Stadion
attika-building-temple = Tempel
attika-building-quarry = Steengroeve
attika-building-fortress = Fort
attika-building-tower = Toren
attika-building-well = Waterbron
attika-building-grain-field = Korenveld
attika-building-mill = Molen
attika-building-village = Dorp
attika-building-harbour = Haven
attika-building-ship = Schip
attika-building-silver-mine = Zilvermijn
attika-building-mint = Muntslagerij
attika-building-vineyard = Wijngaard
attika-building-vintner = Wijnboer
attika-building-street = Straat
attika-group-city = Stad
attika-group-defence = Verdediging
attika-group-supply = Bevoorrading
attika-group-shipping = Scheepvaart
attika-group-minting = Muntwezen
attika-group-wine = Wijnbouw
attika-group-streets = Straten
attika-landscape-water = Water
attika-landscape-forest = Woud
attika-landscape-hill = Heuvel
attika-landscape-mountain = Berg
attika-city-athens = Athene
attika-city-sparta = Sparta
attika-city-corinth = Korinthe
attika-city-thebes = Thebe
attika-a-building = { $building ->
    [capital] de hoofdstad
    [oracle] het orakel
    [theatre] het theater
    [tavern] de taveerne
    [plaza] het plein
    [gymnasium] het gymnasium
    [statue] het standbeeld
    [market] de markt
    [stadium] het stadion
    [temple] de tempel
    [quarry] de steengroeve
    [fortress] het fort
    [tower] een toren
    [well] de waterbron
    [grain-field] het korenveld
    [mill] de molen
    [village] het dorp
    [harbour] de haven
    [ship] een schip
    [silver-mine] de zilvermijn
    [mint] de muntslagerij
    [vineyard] de wijngaard
    [vintner] de wijnboer
   *[street] een straat
}
attika-the-group = { $group ->
    [city] Stad
    [defence] Verdediging
    [supply] Bevoorrading
    [shipping] Scheepvaart
    [minting] Muntwezen
    [wine] Wijnbouw
   *[streets] Straten
}
attika-a-landscape = { $landscape ->
    [water] water
    [forest] woud
    [hill] heuvel
   *[mountain] berg
}
attika-cards = { $water ->
    [0] {""}
   *[other] {" · "}{ $water } water
}{ $forest ->
    [0] {""}
   *[other] {" · "}{ $forest } woud
}{ $hill ->
    [0] {""}
   *[other] {" · "}{ $hill } heuvel
}{ $mountain ->
    [0] {""}
   *[other] {" · "}{ $mountain } berg
}

## Wat er nu te doen is

attika-prompt-choose = { $player } trekt gebouwen, bouwt of neemt kaarten.
attika-prompt-choose-you = Jouw beurt: trek nieuwe gebouwen, bouw wat op je spelerbord ligt, of neem drie kaarten.
attika-prompt-draw = { $player } mag nog { $left ->
    [one] één gebouw
   *[other] { $left } gebouwen
} trekken.
attika-prompt-draw-you = Je mag nog { $left ->
    [one] één gebouw
   *[other] { $left } gebouwen
} trekken, of stoppen en kaarten nemen.
attika-prompt-build = { $player } mag nog { $left ->
    [one] één keer
   *[other] { $left } keer
} bouwen.
attika-prompt-build-you = Je mag nog { $left ->
    [one] één keer
   *[other] { $left } keer
} bouwen, of stoppen en kaarten nemen.
attika-prompt-extra-draw = { $player } trekt een gebouw voor een amfora.
attika-prompt-extra-draw-you = Trek het gebouw waarvoor je de amfora hebt ingeleverd.
attika-prompt-extra-build = { $player } bouwt voor een amfora.
attika-prompt-extra-build-you = Bouw nog een keer; daarvoor heb je de amfora ingeleverd.
attika-prompt-amphora = { $player } heeft geen acties meer, maar wel { $amphorae ->
    [one] een amfora
   *[other] { $amphorae } amfora’s
}.
attika-prompt-amphora-you = Je acties zijn op. Lever een amfora in voor nog een actie (je hebt er { $amphorae }), of rond af.
attika-prompt-drawn = { $player } heeft { attika-a-building } getrokken: bouwen of bewaren?
attika-prompt-drawn-you = Je hebt { attika-a-building } getrokken. Bouw meteen, of leg het gebouw op je spelerbord.
attika-prompt-pay = { $player } betaalt voor { attika-a-building } op { $space }.
attika-prompt-pay-you = Kies de kaarten waarmee je { attika-a-building } op { $space } betaalt.
attika-prompt-tile = { $player } legt spelbordtegel { $tile }.
attika-prompt-tile-you = Je hebt een stapel leeggemaakt: leg spelbordtegel { $tile }, gedraaid zoals je wilt, tegen het bord aan.
attika-prompt-cards = { $player } mag amfora’s inleveren voor kaarten ({ $amphorae }).
attika-prompt-cards-you = Lever een amfora in voor nog een kaart (je hebt er { $amphorae }), of beëindig je beurt.
attika-prompt-over = Het spel is afgelopen. De overwinning gaat naar { $players }.
attika-prompt-over-race = De race is afgelopen na beurt { $turn } van { $player }.

## Waarom het niet kan

attika-refusal-drawn-first = Er ligt een getrokken gebouw open: bouw of bewaar dat eerst.
attika-refusal-pay-first = Eerst moet de gekozen bouwplaats betaald worden.
attika-refusal-tile-first = Eerst moet de nieuwe spelbordtegel gelegd worden.
attika-refusal-only-cards = Je hebt je kaarten al genomen. Deze beurt kun je niet meer trekken of bouwen.
attika-refusal-used-up = Alle { $actions } acties van deze beurt zijn op.
attika-refusal-mode-draw = Deze beurt trek je nieuwe gebouwen. Bewaarde gebouwen kun je een volgende beurt bouwen.
attika-refusal-mode-build = Deze beurt bouw je. Een volgende beurt kun je weer trekken.
attika-refusal-no-amphora = Je hebt geen amfora.
attika-refusal-no-mode = Een amfora verlengt acties waarmee je begonnen bent: trek of bouw eerst, of neem je kaarten.
attika-refusal-bought-first = Je hebt een amfora ingeleverd voor nog een actie: voer die nu uit.
attika-refusal-actions-left = Je hebt nog { $left ->
    [one] één actie
   *[other] { $left } acties
}. Pas daarna kan een amfora.
attika-refusal-no-use = Met nog een actie zou je niets kunnen doen.
attika-refusal-not-cards-yet = Dat komt na je acties: rond die eerst af.
attika-refusal-no-cards = Er is geen kaart meer om te trekken.
attika-refusal-stack-empty = Stapel { $stack } is leeg.
attika-refusal-nothing-drawn = Er ligt geen getrokken gebouw open.
attika-refusal-other-drawn = Je hebt { attika-a-building } getrokken: bouw of bewaar dat eerst.
attika-refusal-not-stored = Op je spelerbord ligt niet { attika-a-building }.
attika-refusal-off-board = { $space } ligt niet op het bord.
attika-refusal-hex-taken = Op { $space } staat al een gebouw.
attika-refusal-price = Op { $space } heb je voor { attika-a-building } minstens { $cards ->
    [one] één kaart
   *[other] { $cards } kaarten
} nodig. Je hebt er { $held }.
attika-refusal-nothing-to-pay = Er valt niets te betalen.
attika-refusal-card-missing = Je hebt geen kaart met { attika-a-landscape }.
attika-refusal-card-order = Kaarten geef je in de volgorde water, woud, heuvel, berg. Voor { attika-a-landscape } is het te laat.
attika-refusal-card-unfit = Met { attika-a-landscape } kan de betaling niet meer precies uitkomen.
attika-refusal-no-tile = Er is geen spelbordtegel te leggen.
attika-refusal-tile-apart = Daar zou de tegel noch het bord noch een heiligdom raken.
attika-refusal-tile-covers = Daar zou de tegel een andere tegel of een heiligdom bedekken.

## Wat er gebeurde

attika-event-building-drawn = { $player } trekt { attika-a-building } van stapel { $stack }.
attika-event-stored = { $player } bewaart { attika-a-building }.
attika-event-built-paid = { $player } bouwt { attika-a-building } op { $space } voor { $count ->
    [one] één kaart
   *[other] { $count } kaarten
}{ attika-cards }.
attika-event-built-free = { $player } bouwt { attika-a-building } gratis op { $space }, naast { $space_before }.
attika-event-built-by-symbols = { $player } bouwt { attika-a-building } gratis op { $space }: het landschap betaalt.
attika-event-cards-drawn-unused = { $player } trekt { $count ->
    [one] één kaart
   *[other] { $count } kaarten
}.
attika-event-cards-drawn-amphora = { $player } trekt { $count ->
    [one] één kaart
   *[other] { $count } kaarten
} voor de amfora.
attika-event-cards-drawn-supply = { $player } trekt { $count ->
    [one] één kaart
   *[other] { $count } kaarten
} in plaats van een amfora.
attika-event-own-cards-drawn-unused = { $player } trekt { $count ->
    [one] één kaart
   *[other] { $count } kaarten
}{ attika-cards }.
attika-event-own-cards-drawn-amphora = { $player } trekt { $count ->
    [one] één kaart
   *[other] { $count } kaarten
} voor de amfora{ attika-cards }.
attika-event-own-cards-drawn-supply = { $player } trekt { $count ->
    [one] één kaart
   *[other] { $count } kaarten
} in plaats van een amfora{ attika-cards }.
attika-event-reshuffled = De { $count } afgelegde kaarten worden geschud en vormen een nieuwe trekstapel.
attika-event-amphora-earned = { $player } verbindt een hele groep, { attika-the-group } ({ $spaces }), en pakt een amfora.
attika-event-amphora-missed = { $player } verbindt een hele groep, { attika-the-group } ({ $spaces }), maar de amfora’s zijn op.
attika-event-amphora-spent = { $player } levert een amfora in voor { $purpose ->
    [draw] nog een gebouw van een stapel
    [build] nog een bouwactie
   *[card] een kaart
}.
attika-event-tile-turned = { $player } heeft een stapel leeggemaakt en draait spelbordtegel { $tile } om.
attika-event-tile-laid = { $player } legt spelbordtegel { $tile }.
attika-event-ended-all-built = { $players } heeft alles gebouwd en wint in beurt { $turn }.
attika-event-ended-shrines = { $players } verbindt twee heiligdommen ({ $spaces }) en wint in beurt { $turn }.
attika-event-ended-stalemate = Niemand kan nog iets doen. Het meeste is gebouwd door { $players }.
attika-event-ended-race-gold = { $players } heeft in beurt { $turn } alles gebouwd: goud!
attika-event-ended-race-silver = { $players } heeft in beurt { $turn } alles gebouwd: zilver.
attika-event-ended-race-bronze = { $players } heeft in beurt { $turn } alles gebouwd: brons.
attika-event-ended-race-finished = { $players } heeft in beurt { $turn } alles gebouwd: op tijd, maar zonder medaille.
attika-event-ended-race-lost = Beurt { $turn } was de laatste: { $players } heeft niet alles op tijd gebouwd.

## Het einde

attika-score-group = { attika-the-group }: { $count } van { $size } gebouwen
attika-ending-all-built = Wie als eerste alles gebouwd heeft, wint.
attika-ending-shrines = Twee heiligdommen verbonden: meteen gewonnen.
attika-ending-stalemate = Niemand kon nog iets doen: de meeste gebouwen beslissen, dan amfora’s, dan kaarten.
attika-ending-race-gold = Goud: alles gebouwd in hoogstens 17 beurten.
attika-ending-race-silver = Zilver: alles gebouwd in hoogstens 19 beurten.
attika-ending-race-bronze = Brons: alles gebouwd in hoogstens 22 beurten.
attika-ending-race-finished = Alles gebouwd in hoogstens 24 beurten.
attika-ending-race-lost = Niet alles stond er binnen 24 beurten.

## Opties

attika-option-solo_race = Solorace
attika-option-solo_race-false = nee
attika-option-solo_race-true = ja, één speler alleen
attika-option-solo_race-help = Eén speler bouwt alleen, op het bord voor twee, alles binnen 24 beurten; medailles voor 17, 19 en 22. Heiligdommen verbinden telt niet.
attika-option-starting_player = Startspeler
attika-option-starting_player-null = door het lot bepaald
attika-option-starting_player-0 = plaats 1
attika-option-starting_player-1 = plaats 2
attika-option-starting_player-2 = plaats 3
attika-option-starting_player-3 = plaats 4
attika-option-starting_player-help = Begint met vier kaarten; de anderen volgen met de klok mee met telkens één kaart meer.
