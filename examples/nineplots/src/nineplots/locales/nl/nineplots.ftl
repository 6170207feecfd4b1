### Negen Percelen

## Wat er nu te doen is

nineplots-prompt-keep = { $player } kiest een geheime opdracht.
nineplots-prompt-keep-you = Kies de opdracht die je houdt. Tot het einde ziet niemand anders hem.
nineplots-prompt-build = { $player } bouwt.
nineplots-prompt-build-you = Bouw een tegel van de werf, of trek er een uit de zak.
nineplots-prompt-place = { $player } trok { $kind ->
    [house] een huis
    [garden] een tuin
    [shop] een winkel
    [workshop] een werkplaats
   *[tower] een toren
} en moet bouwen.
nineplots-prompt-place-you = Je trok { $kind ->
    [house] een huis
    [garden] een tuin
    [shop] een winkel
    [workshop] een werkplaats
   *[tower] een toren
}. Waar bouw je?
nineplots-prompt-over = { $count ->
    [1] Het spel is afgelopen. { $players } heeft gewonnen.
   *[other] Het spel is afgelopen. { $players } delen de overwinning.
}

## Waarom het niet kan

nineplots-refusal-not-offered = Die opdracht is je niet aangeboden.
nineplots-refusal-choose-first = Eerst kiest iedereen een opdracht.
nineplots-refusal-already-chosen = Opdrachten worden vóór het eerste gebouw gekozen.
nineplots-refusal-not-in-the-yard = { $kind ->
    [house] Er ligt geen huis op de werf.
    [garden] Er ligt geen tuin op de werf.
    [shop] Er ligt geen winkel op de werf.
    [workshop] Er ligt geen werkplaats op de werf.
   *[tower] Er ligt geen toren op de werf.
}
nineplots-refusal-plot-taken = Op perceel { $plot } staat al { $kind ->
    [house] een huis.
    [garden] een tuin.
    [shop] een winkel.
    [workshop] een werkplaats.
   *[tower] een toren.
}
nineplots-refusal-nothing-drawn = Je hebt geen tegel uit de zak getrokken.
nineplots-refusal-place-first = Bouw eerst de tegel die je trok.

## Het verslag

nineplots-event-kept = { $player } koos een opdracht.
nineplots-event-kept-own = { $player } hield { $commission ->
    [landlord] de huisbaas.
    [gardener] de tuinman.
    [merchant] de koopman.
    [guildmaster] de gildemeester.
    [watchman] de torenwachter.
    [variety] van alles wat.
    [avenue] de laan.
    [courtyard] de binnenhof.
   *[corners] de vier hoeken.
}
nineplots-event-built = { $player } bouwde { $kind ->
    [house] een huis
    [garden] een tuin
    [shop] een winkel
    [workshop] een werkplaats
   *[tower] een toren
} op { $plot }.
nineplots-event-drawn = { $player } greep in de zak en trok { $kind ->
    [house] een huis.
    [garden] een tuin.
    [shop] een winkel.
    [workshop] een werkplaats.
   *[tower] een toren.
}
nineplots-event-delivered = Nieuw op de werf: { $kind ->
    [house] een huis.
    [garden] een tuin.
    [shop] een winkel.
    [workshop] een werkplaats.
   *[tower] een toren.
}
nineplots-event-shown = { $player } had { $commission ->
    [landlord] de huisbaas.
    [gardener] de tuinman.
    [merchant] de koopman.
    [guildmaster] de gildemeester.
    [watchman] de torenwachter.
    [variety] van alles wat.
    [avenue] de laan.
    [courtyard] de binnenhof.
   *[corners] de vier hoeken.
}
nineplots-event-ended = { $count ->
    [1] { $players } heeft gewonnen met { $points } punten.
   *[other] { $players } delen de overwinning met { $points } punten.
}

## Het einde

nineplots-ending-complete = Alle steden zijn af.
nineplots-score-house = { $count ->
    [one] Huis
   *[other] Huizen
}
nineplots-score-garden = { $count ->
    [one] Tuin
   *[other] Tuinen
}
nineplots-score-shop = { $count ->
    [one] Winkel
   *[other] Winkels
}
nineplots-score-workshop = { $count ->
    [one] Werkplaats
   *[other] Werkplaatsen
}
nineplots-score-tower = { $count ->
    [one] Toren
   *[other] Torens
}
nineplots-score-most = { $kind ->
    [house] Meeste huizen
    [garden] Meeste tuinen
    [shop] Meeste winkels
    [workshop] Meeste werkplaatsen
   *[tower] Meeste torens
}
nineplots-score-tied = { $kind ->
    [house] Meeste huizen, gedeeld
    [garden] Meeste tuinen, gedeeld
    [shop] Meeste winkels, gedeeld
    [workshop] Meeste werkplaatsen, gedeeld
   *[tower] Meeste torens, gedeeld
}
nineplots-score-commission = { $commission ->
    [landlord] Opdracht: huisbaas
    [gardener] Opdracht: tuinman
    [merchant] Opdracht: koopman
    [guildmaster] Opdracht: gildemeester
    [watchman] Opdracht: torenwachter
    [variety] Opdracht: van alles wat
    [avenue] Opdracht: laan
    [courtyard] Opdracht: binnenhof
   *[corners] Opdracht: vier hoeken
}
nineplots-score-daring = Durf

## Varianten

nineplots-option-commissions = Geheime opdrachten
nineplots-option-commissions-help = Iedereen houdt een van twee doelen geheim tot het einde. Zonder opdrachten is alleen de zak verborgen.

## De eenvoudige pagina: acties, wat ze vragen, en wat er op tafel ligt

nineplots-action-keep = Houden
nineplots-action-build = Bouwen van de werf
nineplots-action-draw = Uit de zak trekken
nineplots-action-place = Bouwen
nineplots-field-commission = Welke opdracht houd je?
nineplots-field-kind = Welk gebouw?
nineplots-field-plot = Op welk perceel?
nineplots-view-yard = Op de werf
nineplots-view-bag = Tegels in de zak
nineplots-view-drawn = Getrokken
nineplots-view-city = Stad
nineplots-view-points = Punten voor gebouwen
nineplots-view-daring = Durf
nineplots-view-commissions = Opdracht
nineplots-preview-points = Verandering in punten voor gebouwen: { $value }
nineplots-phase-commissions = Opdrachten
nineplots-phase-building = Bouwen
nineplots-phase-over = Het einde
nineplots-name-house = Huis
nineplots-name-garden = Tuin
nineplots-name-shop = Winkel
nineplots-name-workshop = Werkplaats
nineplots-name-tower = Toren
nineplots-name-landlord = Huisbaas
nineplots-name-landlord-help = Vier huizen: 5 punten
nineplots-name-gardener = Tuinman
nineplots-name-gardener-help = Drie tuinen: 5 punten
nineplots-name-merchant = Koopman
nineplots-name-merchant-help = Drie winkels: 5 punten
nineplots-name-guildmaster = Gildemeester
nineplots-name-guildmaster-help = Drie werkplaatsen: 5 punten
nineplots-name-watchman = Torenwachter
nineplots-name-watchman-help = Drie torens: 5 punten
nineplots-name-variety = Van alles wat
nineplots-name-variety-help = Alle vijf soorten gebouwen: 4 punten
nineplots-name-avenue = Laan
nineplots-name-avenue-help = Drie gelijke in een rij of kolom: 4 punten
nineplots-name-corners = Vier hoeken
nineplots-name-corners-help = Vier verschillende gebouwen op de hoeken: 4 punten
nineplots-name-courtyard = Binnenhof
nineplots-name-courtyard-help = Een tuin op het middelste perceel: 3 punten

## De les

nineplots-lesson-first = Drie bij drie percelen
nineplots-lesson-first-about = Twee gebouwen naast elkaar, en een uit de zak.
nineplots-lesson-first-house = Je bouwt een stad van negen percelen; waar de gebouwen staan, bepaalt wat ze waard zijn. Zet het huis van de werf in het midden, op b2: het telt de soorten gebouwen ernaast.
nineplots-lesson-first-house-edge = Aan de rand passen er minder gebouwen naast. Zet het in het midden, op b2.
nineplots-lesson-first-garden = Een tuin levert een punt op voor elk huis ernaast. Leg de tuin naast je huis.
nineplots-lesson-first-garden-corner = In de hoek ligt er geen huis naast, dus dat levert niets op. Leg hem naast je huis.
nineplots-lesson-first-draw = Al { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}: de tuin heeft een huis, en het huis een tuin. Je mag ook blind een gebouw uit de zak trekken: dat levert een punt op, maar je moet het bouwen. Trek er een.
nineplots-lesson-first-place = Bouw het waar het het best past. Kies een perceel en je ziet wat het oplevert.
nineplots-lesson-first-end = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} voor je gebouwen, en een voor je durf. Als alle negen percelen bebouwd zijn, wint wie de meeste punten heeft. Speel een hele partij!
