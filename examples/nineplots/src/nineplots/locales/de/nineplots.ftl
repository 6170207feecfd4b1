### Neun Parzellen

## Was jetzt zu tun ist

nineplots-prompt-keep = { $player } wählt einen geheimen Auftrag.
nineplots-prompt-keep-you = Wähle den Auftrag, den du behältst. Bis zum Ende sieht ihn sonst niemand.
nineplots-prompt-build = { $player } baut.
nineplots-prompt-build-you = Baue ein Plättchen vom Bauhof oder ziehe eines aus dem Beutel.
nineplots-prompt-place = { $player } hat { $kind ->
    [house] ein Haus
    [garden] einen Garten
    [shop] einen Laden
    [workshop] eine Werkstatt
   *[tower] einen Turm
} gezogen und muss bauen.
nineplots-prompt-place-you = Du hast { $kind ->
    [house] ein Haus
    [garden] einen Garten
    [shop] einen Laden
    [workshop] eine Werkstatt
   *[tower] einen Turm
} gezogen. Wo baust du?
nineplots-prompt-over = { $count ->
    [1] Das Spiel ist aus. { $players } hat gewonnen.
   *[other] Das Spiel ist aus. { $players } teilen sich den Sieg.
}

## Warum es nicht geht

nineplots-refusal-not-offered = Dieser Auftrag steht dir nicht zur Wahl.
nineplots-refusal-choose-first = Zuerst wählen alle einen Auftrag.
nineplots-refusal-already-chosen = Aufträge werden vor dem ersten Gebäude gewählt.
nineplots-refusal-not-in-the-yard = { $kind ->
    [house] Auf dem Bauhof liegt kein Haus.
    [garden] Auf dem Bauhof liegt kein Garten.
    [shop] Auf dem Bauhof liegt kein Laden.
    [workshop] Auf dem Bauhof liegt keine Werkstatt.
   *[tower] Auf dem Bauhof liegt kein Turm.
}
nineplots-refusal-plot-taken = Auf Parzelle { $plot } steht schon { $kind ->
    [house] ein Haus.
    [garden] ein Garten.
    [shop] ein Laden.
    [workshop] eine Werkstatt.
   *[tower] ein Turm.
}
nineplots-refusal-nothing-drawn = Du hast kein Plättchen aus dem Beutel gezogen.
nineplots-refusal-place-first = Baue zuerst das gezogene Plättchen.

## Das Protokoll

nineplots-event-kept = { $player } hat einen Auftrag gewählt.
nineplots-event-kept-own = { $player } hat einen Auftrag behalten: { $commission ->
    [landlord] Hausherr.
    [gardener] Gärtner.
    [merchant] Kaufmann.
    [guildmaster] Zunftmeister.
    [watchman] Türmer.
    [variety] Von allem etwas.
    [avenue] Allee.
    [courtyard] Innenhof.
   *[corners] Vier Ecken.
}
nineplots-event-built = { $player } baut { $kind ->
    [house] ein Haus
    [garden] einen Garten
    [shop] einen Laden
    [workshop] eine Werkstatt
   *[tower] einen Turm
} auf { $plot }.
nineplots-event-drawn = { $player } greift in den Beutel und zieht { $kind ->
    [house] ein Haus.
    [garden] einen Garten.
    [shop] einen Laden.
    [workshop] eine Werkstatt.
   *[tower] einen Turm.
}
nineplots-event-delivered = Neu auf dem Bauhof: { $kind ->
    [house] ein Haus.
    [garden] ein Garten.
    [shop] ein Laden.
    [workshop] eine Werkstatt.
   *[tower] ein Turm.
}
nineplots-event-shown = Der Auftrag von { $player }: { $commission ->
    [landlord] Hausherr.
    [gardener] Gärtner.
    [merchant] Kaufmann.
    [guildmaster] Zunftmeister.
    [watchman] Türmer.
    [variety] Von allem etwas.
    [avenue] Allee.
    [courtyard] Innenhof.
   *[corners] Vier Ecken.
}
nineplots-event-ended = { $count ->
    [1] { $players } gewinnt mit { $points } Punkten.
   *[other] { $players } teilen sich den Sieg mit { $points } Punkten.
}

## Das Ende

nineplots-ending-complete = Alle Städte sind vollständig.
nineplots-score-house = { $count ->
    [one] Haus
   *[other] Häuser
}
nineplots-score-garden = { $count ->
    [one] Garten
   *[other] Gärten
}
nineplots-score-shop = { $count ->
    [one] Laden
   *[other] Läden
}
nineplots-score-workshop = { $count ->
    [one] Werkstatt
   *[other] Werkstätten
}
nineplots-score-tower = { $count ->
    [one] Turm
   *[other] Türme
}
nineplots-score-most = { $kind ->
    [house] Meiste Häuser
    [garden] Meiste Gärten
    [shop] Meiste Läden
    [workshop] Meiste Werkstätten
   *[tower] Meiste Türme
}
nineplots-score-tied = { $kind ->
    [house] Meiste Häuser, geteilt
    [garden] Meiste Gärten, geteilt
    [shop] Meiste Läden, geteilt
    [workshop] Meiste Werkstätten, geteilt
   *[tower] Meiste Türme, geteilt
}
nineplots-score-commission = { $commission ->
    [landlord] Auftrag: Hausherr
    [gardener] Auftrag: Gärtner
    [merchant] Auftrag: Kaufmann
    [guildmaster] Auftrag: Zunftmeister
    [watchman] Auftrag: Türmer
    [variety] Auftrag: Von allem etwas
    [avenue] Auftrag: Allee
    [courtyard] Auftrag: Innenhof
   *[corners] Auftrag: Vier Ecken
}
nineplots-score-daring = Wagemut

## Varianten

nineplots-option-commissions = Geheime Aufträge
nineplots-option-commissions-help = Alle halten eines von zwei Zielen bis zum Ende geheim. Ohne Aufträge ist nur der Beutel verdeckt.

## Die einfache Seite: Aktionen, was sie fragen, und was auf dem Tisch liegt

nineplots-action-keep = Behalten
nineplots-action-build = Vom Bauhof bauen
nineplots-action-draw = Aus dem Beutel ziehen
nineplots-action-place = Bauen
nineplots-field-commission = Welchen Auftrag behältst du?
nineplots-field-kind = Welches Gebäude?
nineplots-field-plot = Auf welcher Parzelle?
nineplots-view-yard = Auf dem Bauhof
nineplots-view-bag = Plättchen im Beutel
nineplots-view-drawn = Gezogen
nineplots-view-city = Stadt
nineplots-view-points = Punkte für Gebäude
nineplots-view-daring = Wagemut
nineplots-view-commissions = Auftrag
nineplots-preview-points = Änderung der Punkte für Gebäude: { $value }
nineplots-phase-commissions = Aufträge
nineplots-phase-building = Bauen
nineplots-phase-over = Das Ende
nineplots-name-house = Haus
nineplots-name-garden = Garten
nineplots-name-shop = Laden
nineplots-name-workshop = Werkstatt
nineplots-name-tower = Turm
nineplots-name-landlord = Hausherr
nineplots-name-landlord-help = Vier Häuser: 5 Punkte
nineplots-name-gardener = Gärtner
nineplots-name-gardener-help = Drei Gärten: 5 Punkte
nineplots-name-merchant = Kaufmann
nineplots-name-merchant-help = Drei Läden: 5 Punkte
nineplots-name-guildmaster = Zunftmeister
nineplots-name-guildmaster-help = Drei Werkstätten: 5 Punkte
nineplots-name-watchman = Türmer
nineplots-name-watchman-help = Drei Türme: 5 Punkte
nineplots-name-variety = Von allem etwas
nineplots-name-variety-help = Alle fünf Arten von Gebäuden: 4 Punkte
nineplots-name-avenue = Allee
nineplots-name-avenue-help = Drei gleiche in einer Reihe oder Spalte: 4 Punkte
nineplots-name-corners = Vier Ecken
nineplots-name-corners-help = Vier verschiedene Gebäude in den Ecken: 4 Punkte
nineplots-name-courtyard = Innenhof
nineplots-name-courtyard-help = Ein Garten auf der mittleren Parzelle: 3 Punkte

## Die Lektion

nineplots-lesson-first = Drei mal drei Parzellen
nineplots-lesson-first-about = Zwei Gebäude nebeneinander, und eins aus dem Beutel.
nineplots-lesson-first-house = Du baust eine Stadt aus neun Parzellen; wo die Gebäude stehen, entscheidet, was sie wert sind. Setze das Haus vom Bauhof in die Mitte, auf b2: Es zählt die Arten von Gebäuden daneben.
nineplots-lesson-first-house-edge = Am Rand passen weniger Gebäude daneben. Setze es in die Mitte, auf b2.
nineplots-lesson-first-garden = Ein Garten bringt einen Punkt für jedes Haus daneben. Lege den Garten neben dein Haus.
nineplots-lesson-first-garden-corner = In der Ecke liegt kein Haus daneben, also bringt er dort nichts. Lege ihn neben dein Haus.
nineplots-lesson-first-draw = Schon { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}: Der Garten hat ein Haus, und das Haus einen Garten. Du darfst auch blind ein Gebäude aus dem Beutel ziehen: Das bringt einen Punkt, aber du musst es bauen. Zieh eins.
nineplots-lesson-first-place = Baue es, wo es am besten passt. Wähle eine Parzelle, und du siehst, was es bringt.
nineplots-lesson-first-end = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} für deine Gebäude, und einer für deinen Mut. Sind alle neun Parzellen bebaut, gewinnt, wer die meisten Punkte hat. Spiel eine ganze Partie!
