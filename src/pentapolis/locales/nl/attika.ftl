### Attika

## Op de pagina: namen

attika-name-capital = Hoofdstad
attika-name-oracle = Orakel
attika-name-theatre = Theater
attika-name-tavern = Taveerne
attika-name-plaza = Plein
attika-name-gymnasium = Gymnasium
attika-name-statue = Standbeeld
attika-name-market = Markt
attika-name-stadium = Stadion
attika-name-temple = Tempel
attika-name-quarry = Steengroeve
attika-name-fortress = Fort
attika-name-tower = Toren
attika-name-well = Waterbron
attika-name-grain-field = Korenveld
attika-name-mill = Molen
attika-name-village = Dorp
attika-name-harbour = Haven
attika-name-ship = Schip
attika-name-silver-mine = Zilvermijn
attika-name-mint = Muntslagerij
attika-name-vineyard = Wijngaard
attika-name-vintner = Wijnboer
attika-name-street = Straat
attika-group-city = Stad
attika-group-defence = Verdediging
attika-group-supply = Bevoorrading
attika-group-shipping = Scheepvaart
attika-group-minting = Muntwezen
attika-group-wine = Wijnbouw
attika-group-streets = Straten
attika-city-athens = Athene
attika-city-sparta = Sparta
attika-city-corinth = Korinthe
attika-city-thebes = Thebe
attika-landscape-water = water
attika-landscape-forest = woud
attika-landscape-hill = heuvel
attika-landscape-mountain = berg
attika-count-water = { $count } water
attika-count-forest = { $count } woud
attika-count-hill = { $count ->
    [one] { $count } heuvel
   *[other] { $count } heuvels
}
attika-count-mountain = { $count ->
    [one] { $count } berg
   *[other] { $count } bergen
}
attika-symbols-any = { $count } naar keuze
attika-nothing = niets

## Op de pagina: het bord

attika-board = Bord
attika-hexes = Velden van het bord. De pijltoetsen gaan van veld naar veld, Enter kiest.
attika-places = Plekken voor de tegel. De pijltoetsen gaan van plek naar plek, R draait de tegel, Enter legt hem.
attika-place = Plek { $number } van { $count }; tegel gedraaid naar stand { $rotation } van 6
attika-hex = { $space }, { $symbol ->
    [water] water
    [forest] woud
    [hill] heuvel
    [mountain] berg
   *[none] geen symbool
}
attika-empty = vrij
attika-shrine = Heiligdom { $number }
attika-piece = { $player }: { $name }
attika-piece-own = Van jou: { $name }
attika-price = { $building } hier: { $cards ->
    [0] gratis
    [one] 1 kaart
   *[other] { $cards } kaarten
}
attika-too-dear = Je hebt { $held } kaarten.
attika-prices-here = Kaarten voor jouw gebouwen hier:
attika-reason-free = Gratis naast je { $building } ({ $space }).
attika-reason-cost = Bouwkosten: { $cost }.
attika-reason-symbols = { $count ->
    [one] Eén symbool op en rond het veld betaalt mee.
   *[other] { $count } symbolen op en rond het veld betalen mee.
}
attika-reason-need = Nog te betalen: { $need }.
attika-reason-settlement = Nieuwe nederzetting: { $cards ->
    [one] 1 kaart naar keuze extra.
   *[other] { $cards } kaarten naar keuze extra.
}
attika-gain-group = Verbindt de groep { $group }: een amfora voor jou.
attika-gain-shrines = Verbindt twee heiligdommen en wint het spel!
attika-gain-all = Je dertigste gebouw: het wint het spel!

## Op de pagina: wat dingen doen

attika-effect-cost = Kost { $cost }.
attika-effect-group = Groep { $group } ({ $size } gebouwen).
attika-effect-free = Gratis naast: { $buildings }.
attika-effect-frees = Ernaast zijn gratis: { $buildings }.
attika-effect-shrine = Verbind twee heiligdommen met een ononderbroken keten van eigen gebouwen en je wint. Op een heiligdom wordt niet gebouwd, en het verbindt geen gebouwen.
attika-effect-symbol = Betaalt één symbool van een gebouw hier of op een buurveld, steeds opnieuw, tot iemand erop bouwt.
attika-effect-blank = Geen symbool. Symbolen op de buurvelden helpen betalen.
attika-effect-card = Een landschapskaart betaalt één symbool van zijn soort; twee willekeurige kaarten betalen elk symbool.
attika-effect-amphora = Een amfora koopt nog één actie van de soort van deze beurt, of nog één kaart aan het eind. Je krijgt er een voor elke groep waarvan alle gebouwen verbonden zijn.
attika-group-progress = { $group }: { $count } van { $size } op het bord
attika-group-joined = Alle { $size } verbonden: amfora verdiend
attika-group-open = Verbind alle { $size } op het bord en verdien een amfora
attika-slot-state = Op het bord: { $built }. Op het spelerbord: { $stored }. In de stapels: { $hidden }.

## Op de pagina: kiezen

attika-choose-building-first = Kies eerst een van je gebouwen, dan een veld.
attika-prompt-choose-hex = { $name }: kies een veld. De getallen zeggen hoeveel kaarten het daar kost.
attika-prompt-confirm = { $name } hier? Tik nog een keer, of kies een ander veld.
attika-prompt-choose-cards = { $name }: kies de kaarten waarmee je betaalt.
attika-prompt-turn-tile = Draai de tegel als je wilt en leg hem dan neer.
attika-build-here = Hier bouwen
attika-payment = Betaling
attika-pay-for = Betalen voor: { $building }
attika-pay-complete = Precies genoeg.
attika-pay-missing = { $count ->
    [one] Nog één kaart te weinig.
   *[other] Nog { $count } kaarten te weinig.
}
attika-pay-too-many = { $count ->
    [one] Eén kaart te veel.
   *[other] { $count } kaarten te veel.
}
attika-pay-more = Eén kaart meer: { $landscape }
attika-pay-less = Eén kaart minder: { $landscape }
attika-pay-and-build = Betalen en bouwen
attika-pay-suggest = Voorstel
attika-pay-cancel = Terug
attika-pay-next = Tot nu toe gegeven: { $given }. Welke kaart nu?
attika-tile-tray = De nieuwe tegel
attika-tile = Tegel { $tile }: { $symbols }
attika-tiles-left = { $count ->
    [0] Dit is de laatste tegel.
    [one] Hierna is er nog één tegel.
   *[other] Hierna zijn er nog { $count } tegels.
}
attika-lay-help = Wijs een plek aan, draai met R, het wieltje of de knoppen, en klik om de tegel te leggen.
attika-lay-help-touch = Tik op een plek, draai de tegel met de knoppen en leg hem neer.
attika-lay-here = Hier leggen
attika-turn-tile-left = Naar links draaien
attika-turn-tile-right = Naar rechts draaien (R)

## Op de pagina: eigen beurt en spelerbord

attika-turn-of = { $player } is aan de beurt.
attika-turn-choose = Trek tot { $draws } gebouwen, of bouw er tot { $builds }.
attika-turn-left = { $mode ->
    [draw] { $count ->
        [0] Geen trekactie over
        [one] Nog één keer trekken
       *[other] Nog { $count } keer trekken
    }
   *[build] { $count ->
        [0] Geen bouwactie over
        [one] Nog één keer bouwen
       *[other] Nog { $count } keer bouwen
    }
}
attika-turn-bought = { $mode ->
    [draw] Eén keer extra trekken
   *[build] Eén keer extra bouwen
}
attika-turn-cards = Nu alleen nog kaarten
attika-race-turn = Beurt { $turn } van { $turns }
attika-store = Wegleggen
attika-finish = { $cards ->
    [0] Klaar, geen kaarten
    [one] Klaar, pak 1 kaart
   *[other] Klaar, pak { $cards } kaarten
}
attika-use-amphora = { $mode ->
    [draw] Amfora: nog één keer trekken
   *[build] Amfora: nog één keer bouwen
}
attika-amphora-card = Amfora: nog één kaart
attika-end-turn = Beurt beëindigen
attika-stacks = Jouw stapels
attika-stack = Stapel { $stack }
attika-stack-main = Hoofd
attika-draw-from = Trek van stapel { $stack }, { $count ->
    [0] leeg
    [one] 1 gebouw
   *[other] { $count } gebouwen
}
attika-stack-empty = Deze stapel is leeg.
attika-stack-main-left = Hoofdgebouwen, nog dicht: { $buildings }. Wie het laatste gebouw van een stapel neemt, legt een nieuwe spelbordtegel.
attika-stack-others-left = Nog dicht in stapel 2 tot 4 samen: { $buildings }. Wie het laatste gebouw van een stapel neemt, legt een nieuwe spelbordtegel.
attika-hand = Jouw hand: { $count ->
    [one] 1 kaart
   *[other] { $count } kaarten
}
attika-player-board = Spelerbord
attika-stored = Klaar om te bouwen
attika-stored-none = Er ligt geen gebouw klaar. Trek er een.

## Op de pagina: spelers

attika-built = { $count } van { $all } gebouwen op het bord
attika-built-tip = Wie alle dertig op het bord heeft, wint meteen.
attika-stacks-of = Stapels: { $stacks }
attika-stacks-left = Nog dicht in de eerste stapel: { $main }. In de andere drie samen: { $others }.
attika-cards = { $count ->
    [one] 1 kaart
   *[other] { $count } kaarten
}
attika-amphorae = { $count ->
    [one] 1 amfora
   *[other] { $count } amfora’s
}
attika-groups = Groepen

## Op de pagina: beurt en einde

attika-phase-choose = Kiezen
attika-phase-draw = Trekken
attika-phase-build = Bouwen
attika-phase-cards = Kaarten
attika-score = { $count ->
    [one] 1 gebouw
   *[other] { $count } gebouwen
}
attika-finale = Het einde
attika-standing = Hoe iedereen ervoor stond
attika-standing-built = Gebouwen
attika-standing-amphorae = Amfora’s
attika-standing-cards = Kaarten
attika-standing-help = Achter de winnaar tellen gebouwen op het bord, dan amfora’s, dan kaarten.
attika-story-shrines = { $player } verbond heiligdom { $first } en { $second } met een keten van { $count } gebouwen.
attika-story-all-built = { $player } bouwde het dertigste gebouw.
attika-story-second = Daarna kwam { $player } met { $count ->
    [one] 1 gebouw
   *[other] { $count } gebouwen
}; er ontbraken er { $missing }.
attika-story-groups = { $seats ->
    [one] De meeste groepen verbond { $players }: { $count }.
   *[other] De meeste groepen verbonden { $players }: elk { $count }.
}
attika-story-no-group = Niemand verbond een hele groep.
attika-story-race-done = Alle dertig gebouwen stonden er in beurt { $turn }.
attika-story-race-missing = { $count ->
    [one] Er ontbrak één gebouw toen de tijd om was.
   *[other] Er ontbraken { $count } gebouwen toen de tijd om was.
}
attika-story-race-groups = Verbonden groepen: { $count } van { $groups }.
