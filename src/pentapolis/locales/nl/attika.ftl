### Attika

## Woorden van het spel

attika-building-capital = Hoofdstad
attika-building-oracle = Orakel
attika-building-theatre = Theater
attika-building-tavern = Taveerne
attika-building-plaza = Plein
attika-building-gymnasium = Gymnasion
attika-building-statue = Standbeeld
attika-building-market = Markt
attika-building-stadium = Stadion
attika-building-temple = Tempel
attika-building-quarry = Steengroeve
attika-building-fortress = Fort
attika-building-tower = Toren
attika-building-well = Waterput
attika-building-grain-field = Korenveld
attika-building-mill = Molen
attika-building-village = Dorp
attika-building-harbour = Haven
attika-building-ship = Schip
attika-building-silver-mine = Zilvermijn
attika-building-mint = Munthuis
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
    [gymnasium] het gymnasion
    [statue] het standbeeld
    [market] de markt
    [stadium] het stadion
    [temple] de tempel
    [quarry] de steengroeve
    [fortress] het fort
    [tower] een toren
    [well] de waterput
    [grain-field] het korenveld
    [mill] de molen
    [village] het dorp
    [harbour] de haven
    [ship] een schip
    [silver-mine] de zilvermijn
    [mint] het munthuis
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
    [one] {" · "}{ $forest } woud
   *[other] {" · "}{ $forest } wouden
}{ $hill ->
    [0] {""}
    [one] {" · "}{ $hill } heuvel
   *[other] {" · "}{ $hill } heuvels
}{ $mountain ->
    [0] {""}
    [one] {" · "}{ $mountain } berg
   *[other] {" · "}{ $mountain } bergen
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
attika-prompt-extra-draw = { $player } trekt nog een gebouw dankzij een amfora.
attika-prompt-extra-draw-you = Trek het gebouw waarvoor je de amfora hebt ingeleverd.
attika-prompt-extra-build = { $player } bouwt nog een keer dankzij een amfora.
attika-prompt-extra-build-you = Bouw nog een keer; daarvoor heb je de amfora ingeleverd.
attika-prompt-amphora = { $player } heeft geen acties meer, maar wel { $amphorae ->
    [one] een amfora
   *[other] { $amphorae } amfora’s
}.
attika-prompt-amphora-you = Je acties zijn op. Lever een amfora in voor nog een actie (je hebt er { $amphorae }), of rond af.
attika-prompt-drawn = { $player } heeft { attika-a-building } getrokken: bouwen of bewaren?
attika-prompt-drawn-you = Getrokken: { attika-a-building }. Bouw dit gebouw meteen of bewaar het op je spelerbord.
attika-prompt-pay = { $player } betaalt voor { attika-a-building } op { $space }.
attika-prompt-pay-you = Kies de kaarten waarmee je { attika-a-building } op { $space } betaalt.
attika-prompt-tile = { $player } legt spelbordtegel { $tile }.
attika-prompt-tile-you = Je stapel is leeg: leg spelbordtegel { $tile }, gedraaid zoals je wilt, tegen het bord aan.
attika-prompt-cards = { $player } mag amfora’s inleveren voor kaarten (heeft er { $amphorae }).
attika-prompt-cards-you = Lever een amfora in voor nog een kaart (je hebt er { $amphorae }), of beëindig je beurt.
attika-prompt-over = Het spel is afgelopen. De overwinning gaat naar { $players }.
attika-prompt-over-race = De race is afgelopen na beurt { $turn } van { $player }.

## Waarom het niet kan

attika-refusal-drawn-first = Er ligt een getrokken gebouw open: bouw of bewaar dat eerst.
attika-refusal-pay-first = Betaal eerst voor het gekozen veld.
attika-refusal-tile-first = Leg eerst de nieuwe spelbordtegel.
attika-refusal-only-cards = Je hebt je kaarten al genomen. Deze beurt kun je niet meer trekken of bouwen.
attika-refusal-used-up = Alle { $actions } acties van deze beurt zijn op.
attika-refusal-mode-draw = Deze beurt trek je nieuwe gebouwen. Bewaarde gebouwen kun je een volgende beurt bouwen.
attika-refusal-mode-build = Deze beurt bouw je. Een volgende beurt kun je weer trekken.
attika-refusal-no-amphora = Je hebt geen amfora.
attika-refusal-no-mode = Met een amfora ga je door met wat je al doet: trek of bouw eerst, of neem je kaarten.
attika-refusal-bought-first = Je hebt een amfora ingeleverd voor nog een actie: voer die nu uit.
attika-refusal-actions-left = Je hebt nog { $left ->
    [one] één actie
   *[other] { $left } acties
}. Pas daarna kun je een amfora inleveren.
attika-refusal-no-use = Aan nog een actie zou je niets hebben.
attika-refusal-not-cards-yet = Dat komt na je acties: rond die eerst af.
attika-refusal-no-cards = Er zijn geen kaarten meer.
attika-refusal-stack-empty = Stapel { $stack } is leeg.
attika-refusal-nothing-drawn = Er ligt geen getrokken gebouw open.
attika-refusal-other-drawn = Je hebt { attika-a-building } getrokken: bouw of bewaar dat gebouw eerst.
attika-refusal-not-stored = Dit ligt niet op je spelerbord: { attika-a-building }.
attika-refusal-off-board = { $space } ligt niet op het bord.
attika-refusal-hex-taken = Op { $space } staat al een gebouw.
attika-refusal-price = Op { $space } heb je voor { attika-a-building } minstens { $cards ->
    [one] één kaart
   *[other] { $cards } kaarten
} nodig. Je hebt er { $held }.
attika-refusal-nothing-to-pay = Er valt niets te betalen.
attika-refusal-card-missing = Je hebt geen { attika-a-landscape }kaart.
attika-refusal-card-order = Kaarten geef je in de volgorde water, woud, heuvel, berg. Voor { attika-a-landscape } is het te laat.
attika-refusal-card-unfit = Met een { attika-a-landscape }kaart kun je niet meer precies uitkomen.
attika-refusal-no-tile = Je hoeft geen spelbordtegel te leggen.
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
attika-event-cards-drawn-unused = { $player } neemt { $count ->
    [one] één kaart
   *[other] { $count } kaarten
}.
attika-event-cards-drawn-amphora = { $player } neemt { $count ->
    [one] één kaart
   *[other] { $count } kaarten
} voor de ingeleverde amfora.
attika-event-cards-drawn-supply = { $player } neemt { $count ->
    [one] één kaart
   *[other] { $count } kaarten
} in plaats van een amfora.
attika-event-own-cards-drawn-unused = { $player } neemt { $count ->
    [one] één kaart
   *[other] { $count } kaarten
}{ attika-cards }.
attika-event-own-cards-drawn-amphora = { $player } neemt { $count ->
    [one] één kaart
   *[other] { $count } kaarten
} voor de ingeleverde amfora{ attika-cards }.
attika-event-own-cards-drawn-supply = { $player } neemt { $count ->
    [one] één kaart
   *[other] { $count } kaarten
} in plaats van een amfora{ attika-cards }.
attika-event-reshuffled = { $count ->
    [one] De ene afgelegde kaart vormt een nieuwe trekstapel.
   *[other] De { $count } afgelegde kaarten worden geschud en vormen een nieuwe trekstapel.
}
attika-event-amphora-earned = { $player } verbindt een hele groep, { attika-the-group } ({ $spaces }), en krijgt een amfora.
attika-event-amphora-missed = { $player } verbindt een hele groep, { attika-the-group } ({ $spaces }), maar de amfora’s zijn op.
attika-event-amphora-spent = { $player } levert een amfora in voor { $purpose ->
    [draw] nog een trekactie
    [build] nog een bouwactie
   *[card] nog een kaart
}.
attika-event-tile-turned = { $player } heeft een stapel leeggemaakt en draait spelbordtegel { $tile } om.
attika-event-tile-laid = { $player } legt spelbordtegel { $tile }.
attika-event-ended-all-built = { $players } heeft alles gebouwd en wint in beurt { $turn }.
attika-event-ended-shrines = { $players } verbindt twee heiligdommen ({ $spaces }) en wint in beurt { $turn }.
attika-event-ended-stalemate = Niemand kan nog iets doen. De meeste gebouwen staan op naam van { $players }.
attika-event-ended-race-gold = { $players } heeft in beurt { $turn } alles gebouwd: goud!
attika-event-ended-race-silver = { $players } heeft in beurt { $turn } alles gebouwd: zilver.
attika-event-ended-race-bronze = { $players } heeft in beurt { $turn } alles gebouwd: brons.
attika-event-ended-race-finished = { $players } heeft in beurt { $turn } alles gebouwd: op tijd, maar zonder medaille.
attika-event-ended-race-lost = Beurt { $turn } was de laatste: { $players } heeft niet alles op tijd gebouwd.

## Het einde

attika-score-group = { attika-the-group }: { $count } van { $size } gebouwen
attika-ending-all-built = Wie als eerste alles gebouwd heeft, wint.
attika-ending-shrines = Twee heiligdommen verbonden: meteen gewonnen.
attika-ending-stalemate = Niemand kon nog iets doen: wie de meeste gebouwen heeft, wint; daarna tellen amfora’s, dan kaarten.
attika-ending-race-gold = Gouden medaille: alles is gebouwd.
attika-ending-race-silver = Zilveren medaille: alles is gebouwd.
attika-ending-race-bronze = Bronzen medaille: alles is gebouwd.
attika-ending-race-finished = Alles is op tijd gebouwd, zonder medaille.
attika-ending-race-lost = De tijd is om voordat alles is gebouwd: de race is verloren.

## Opties

attika-option-solo_race = Solorace
attika-option-solo_race-false = nee
attika-option-solo_race-true = ja, één speler alleen
attika-option-solo_race-help = Je speelt alleen, op het bord voor twee spelers, en bouwt alles in hoogstens 24 beurten; medailles bij hoogstens 16, 18 en 20 beurten. Heiligdommen verbinden telt niet.
attika-option-starting_player = Startspeler
attika-option-starting_player-null = door loting
attika-option-starting_player-0 = plaats 1
attika-option-starting_player-1 = plaats 2
attika-option-starting_player-2 = plaats 3
attika-option-starting_player-3 = plaats 4
attika-option-starting_player-help = Begint met vier kaarten; de anderen volgen met de klok mee met telkens één kaart meer.

## Op de pagina: aantallen symbolen

attika-count-water = { $count } water
attika-count-forest = { $count ->
    [one] { $count } woud
   *[other] { $count } wouden
}
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
attika-hexes = Velden van het bord. Met de pijltjestoetsen ga je van veld naar veld, met Enter kies je.
attika-places = Plaatsen voor de tegel. Met de pijltjestoetsen ga je van plaats naar plaats, met R draai je de tegel, met Enter leg je hem.
attika-place = Plaats { $number } van { $count }; tegel in stand { $rotation } van 6
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
attika-too-dear = Je hebt maar { $held ->
    [one] één kaart
   *[other] { $held } kaarten
}.
attika-prices-here = Kaarten voor jouw gebouwen hier:
attika-reason-free = Gratis, want naast je eigen gebouw op { $space }: { $building }.
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
attika-gain-group = Hiermee is de groep { $group } verbonden: { $reward ->
    [amphora] een amfora voor jou.
    [card] de amforen zijn op, dus je trekt een kaart.
   *[nothing] er is geen amfora of kaart meer voor.
}
attika-gain-shrines = Hiermee verbind je twee heiligdommen: je wint!
attika-gain-all = Je dertigste gebouw: daarmee win je!

## Op de pagina: wat dingen doen

attika-effect-cost = Kost { $cost }.
attika-effect-group = Groep { $group } ({ $size } gebouwen).
attika-effect-free = Gratis naast: { $buildings }.
attika-effect-frees = Maakt ernaast gratis: { $buildings }.
attika-effect-shrine = Verbind twee heiligdommen met een ononderbroken keten van eigen gebouwen en je wint. Op een heiligdom wordt niet gebouwd, en het verbindt geen gebouwen.
attika-effect-symbol = Betaalt één symbool van een gebouw hier of op een aangrenzend veld, steeds opnieuw, tot iemand erop bouwt.
attika-effect-blank = Geen symbool. Symbolen op aangrenzende velden helpen betalen.
attika-effect-card = Een landschapskaart betaalt één symbool van die soort; twee willekeurige kaarten betalen samen één symbool naar keuze.
attika-effect-amphora = Lever een amfora in voor nog één actie van de soort die je deze beurt doet, of voor nog één kaart aan het eind van je beurt. Je krijgt er een voor elke groep waarvan alle gebouwen verbonden zijn.
attika-group-progress = { $group }: { $count } van { $size } op het bord
attika-group-joined = Alle { $size } verbonden: amfora verdiend
attika-group-open = Verbind alle { $size } op het bord en verdien een amfora
attika-slot-state = Op het bord: { $built }. Op het spelerbord: { $stored }. In de stapels: { $hidden }.

## Op de pagina: kiezen

attika-choose-building-first = Kies eerst een van je gebouwen, dan een veld.
attika-prompt-choose-hex = { $name }: kies een veld. Het getal is de prijs in kaarten.
attika-prompt-confirm = { $name } hier? Tik nog een keer, of kies een ander veld.
attika-prompt-choose-cards = { $name }: kies de kaarten waarmee je betaalt.
attika-prompt-turn-tile = Draai de tegel als je wilt en leg hem dan neer.
attika-build-here = Hier bouwen
attika-payment = Betaling
attika-pay-for = Betalen voor: { $building }
attika-pay-complete = Precies genoeg.
attika-pay-missing = { $count ->
    [one] Je komt nog één kaart tekort.
   *[other] Je komt nog { $count } kaarten tekort.
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
attika-lay-help = Wijs een plaats aan, draai met R, het muiswiel of de knoppen, en klik om de tegel te leggen.
attika-lay-help-touch = Tik een plaats aan, draai de tegel met de knoppen en leg hem.
attika-lay-here = Hier leggen
attika-turn-tile-left = Linksom draaien
attika-turn-tile-right = Rechtsom draaien (R)

## Op de pagina: eigen beurt en spelerbord

attika-turn-of = { $player } is aan de beurt.
attika-turn-choose = Trek hoogstens { $draws } gebouwen, of bouw er hoogstens { $builds }.
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
attika-store = Bewaren
attika-finish = { $cards ->
    [0] Klaar, geen kaarten
    [one] Klaar, neem 1 kaart
   *[other] Klaar, neem { $cards } kaarten
}
attika-use-amphora = { $mode ->
    [draw] Amfora voor nog één keer trekken
   *[build] Amfora voor nog één keer bouwen
}
attika-amphora-card = Amfora voor nog één kaart
attika-end-turn = Beurt beëindigen
attika-stacks = Jouw stapels
attika-stack = Stapel { $stack }
attika-stack-main = Hoofdstapel
attika-draw-from = Trek van stapel { $stack }, { $count ->
    [0] leeg
    [one] 1 gebouw
   *[other] { $count } gebouwen
}
attika-stack-empty = Deze stapel is leeg.
attika-stack-main-left = Hoofdgebouwen, nog gedekt: { $buildings }. Wie het laatste gebouw van een stapel neemt, legt een nieuwe spelbordtegel.
attika-stack-others-left = Nog gedekt in stapel 2 t/m 4 samen: { $buildings }. Wie het laatste gebouw van een stapel neemt, legt een nieuwe spelbordtegel.
attika-hand = Jouw hand: { $count ->
    [one] 1 kaart
   *[other] { $count } kaarten
}
attika-player-board = Spelerbord
attika-stored = Klaar om te bouwen
attika-stored-none = Je hebt geen gebouw bewaard.

## Op de pagina: spelers

attika-built = { $count } van { $all } gebouwen op het bord
attika-built-tip = Wie alle dertig op het bord heeft, wint meteen.
attika-stacks-of = Stapels: { $stacks }
attika-stacks-left = Nog gedekt in de eerste stapel: { $main }. In de andere drie samen: { $others }.
attika-cards-held = { $count ->
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
attika-standing = Eindstand
attika-standing-built = Gebouwen
attika-standing-amphorae = Amfora’s
attika-standing-cards = Kaarten
attika-standing-help = De plaatsen na de winnaar: eerst telt het aantal gebouwen op het bord, dan amfora’s, dan kaarten.
attika-story-shrines = { $player } verbond heiligdom { $first } en { $second } met een keten van { $count ->
    [one] 1 gebouw
   *[other] { $count } gebouwen
}.
attika-story-all-built = { $player } bouwde het dertigste gebouw.
attika-story-second = Daarna kwam { $player } met { $count ->
    [one] 1 gebouw
   *[other] { $count } gebouwen
}, { $missing } te weinig.
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

attika-keys-stack = Van die stapel trekken
