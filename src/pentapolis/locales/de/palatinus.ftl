### Palatinus

## Wörter des Spiels

palatinus-kind-merchant = offener Händler
palatinus-kind-farmer = offener Bauer
palatinus-kind-soldier = Heerführer
palatinus-kind-wolf-merchant = Händler unter einer Wölfin
palatinus-kind-wolf-farmer = Bauer unter einer Wölfin
palatinus-kind-extra-merchant = offener Händler der zweiten Farbe
palatinus-kind-extra-farmer = offener Bauer der zweiten Farbe
palatinus-kind-extra-wolf-merchant = Händler der zweiten Farbe unter einer Wölfin
palatinus-kind-extra-wolf-farmer = Bauer der zweiten Farbe unter einer Wölfin
palatinus-kind-wolf = Wölfin
palatinus-kind-extra-wolf = Wölfin der zweiten Farbe

## Was jetzt zu tun ist

palatinus-prompt-mesh = { $player } wählt, wie die Tafeln ineinandergreifen.
palatinus-prompt-mesh-you = Wähle, wie die Tafeln ineinandergreifen. Lege danach die erste Tafel.
palatinus-prompt-lay = { $player } legt eine Landschaftstafel.
palatinus-prompt-lay-you = Lege die gezogene Landschaftstafel: Wähle eine Stelle und drehe die Tafel, wie du willst.
palatinus-prompt-place = { $player } setzt einen Bevölkerungschip (Runde { $round } von { $rounds }).
palatinus-prompt-place-you = Setze einen Bevölkerungschip auf einen leeren Platz (Runde { $round } von { $rounds }).
palatinus-prompt-soldier = { $player } muss jetzt einen Heerführer setzen.
palatinus-prompt-soldier-you = Setze jetzt einen Heerführer: Danach ist es zu spät.
palatinus-prompt-over = Das Spiel ist zu Ende. Der Sieg geht an { $players }.

## Warum nicht

palatinus-refusal-phase-placement = Alle Tafeln liegen aus. Jetzt werden Bevölkerungschips gesetzt.
palatinus-refusal-phase-tiles = Der Plan wird noch ausgelegt. Bevölkerungschips werden erst gesetzt, wenn alle sieben Tafeln liegen.
palatinus-refusal-mesh-first = Wähle zuerst, wie die Tafeln ineinandergreifen.
palatinus-refusal-mesh-settled = Wie die Tafeln ineinandergreifen, steht schon fest.
palatinus-refusal-slot-taken = An Stelle { $slot } liegt schon eine Tafel.
palatinus-refusal-slot-apart = Stelle { $slot } berührt den Ring der Tafeln noch nicht. Lege die Tafel neben eine andere äußere Tafel.
palatinus-refusal-space-taken = { $space } ist besetzt. Auf jeden Platz passt nur ein Bevölkerungschip.
palatinus-refusal-none-left = { $kind ->
    [soldier] Du hast keinen Heerführer mehr.
    [merchant] Du hast keinen offenen Händler mehr.
    [farmer] Du hast keinen offenen Bauern mehr.
    [wolf-merchant] Du hast keinen Händler unter einer Wölfin mehr.
    [wolf-farmer] Du hast keinen Bauern unter einer Wölfin mehr.
   *[other] Von dieser Art hast du in deiner zweiten Farbe nichts mehr.
}
palatinus-refusal-soldier-late = Zu spät für einen Heerführer: Deine letzten { $lock } Bevölkerungschips dürfen keine Heerführer sein, und du hast nur noch { $left ->
    [one] einen Chip
   *[other] { $left } Chips
}.
palatinus-refusal-soldier-due = Jetzt muss ein Heerführer auf den Plan: Du hast noch { $soldiers ->
    [one] einen
   *[other] { $soldiers }
}, und deine letzten { $lock } Bevölkerungschips dürfen keine Heerführer sein.

## Was geschah

palatinus-event-meshed = { $player } lässt die Tafeln { $way ->
    [left] gegen den Uhrzeigersinn
   *[right] im Uhrzeigersinn
} ineinandergreifen.
palatinus-event-tile-laid = { $player } legt Tafel { $letter }.
palatinus-event-tile-drawn = { $player } zieht Tafel { $letter }.
palatinus-event-laurels-dealt = Die Hügelchips werden verteilt: { $laurels }.
palatinus-event-placed = { $player } setzt { $role ->
    [merchant] einen Händler
    [farmer] einen Bauern
   *[soldier] einen Heerführer
} auf { $space }.
palatinus-event-placed-wolf = { $player } setzt eine Wölfin auf { $space }.
palatinus-event-placed-own-wolf = { $player } setzt { $role ->
    [merchant] einen Händler
   *[farmer] einen Bauern
} unter einer Wölfin auf { $space }.
palatinus-event-wolves-revealed = { $count ->
    [one] Die Wölfin wird umgedreht.
   *[other] Alle { $count } Wölfinnen werden umgedreht.
}
palatinus-event-soldier-captures = Hügel { $hill }: Der Heerführer von { $player } auf { $space } nimmt { $role ->
    [merchant] { $count ->
        [one] einen Händler
       *[other] { $count } Händler
    }
   *[farmer] { $count ->
        [one] einen Bauern
       *[other] { $count } Bauern
    }
} gefangen ({ $spaces }).
palatinus-event-soldier-retreats = Hügel { $hill }: Der Heerführer von { $player } auf { $space } sieht gleich viele Händler wie Bauern (je { $merchants }) und zieht sich zurück.
palatinus-event-capture-disc = { $player } erhält einen Siegpunktchip im Wert von 1: Ein weiterer Heerführer war am Fang auf { $space } beteiligt.
palatinus-event-hill-won = Hügel { $hill }: { $player } führt mit { $influence } Einfluss und erhält den Hügelchip im Wert von { $laurel }.
palatinus-event-hill-tied = Hügel { $hill }: { $players } teilen sich mit je { $influence } Einfluss die Führung und erhalten je einen Siegpunktchip im Wert von 2.
palatinus-event-hill-lost = Hügel { $hill }: Niemand hat Einfluss. Der Hügelchip im Wert von { $laurel } kommt zurück in die Schachtel.
palatinus-event-ended = Schlusswertung: Sieg für { $players } mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}.

## Das Wertungsblatt

palatinus-score-laurel = Hügelchip von Hügel { $hill }
palatinus-score-tie = Siegpunktchip für die geteilte Führung an Hügel { $hill }
palatinus-score-captured = { $role ->
    [merchant] Händler
   *[farmer] Bauer
} auf { $space }, gefangen vom Heerführer auf { $soldier }
palatinus-score-capture-disc = Siegpunktchip für den Heerführer auf { $soldier }, der am Fang auf { $space } beteiligt war

palatinus-ending-points = Entschieden nach Siegpunkten.
palatinus-ending-items = Punktgleich: Die Zahl der gewonnenen Chips hat entschieden.
palatinus-ending-shared = Gleich viele Punkte und gleich viele gewonnene Chips: ein geteilter Sieg.

## Spielvarianten

palatinus-option-handedness = Wie die Tafeln ineinandergreifen
palatinus-option-handedness-right = im Uhrzeigersinn
palatinus-option-handedness-left = gegen den Uhrzeigersinn
palatinus-option-handedness-chosen = der Startspieler wählt
palatinus-option-handedness-help = Sieben blütenförmige Tafeln passen auf zwei Arten zusammen. Der Plan wird gespiegelt, die Tafeln selbst nicht.
palatinus-option-ring_placement = Aufbau des Plans
palatinus-option-ring_placement-players = alle gemeinsam
palatinus-option-ring_placement-random = zufällig
palatinus-option-ring_placement-help = Alle legen reihum die äußeren Tafeln, oder der ganze Plan wird für einen schnellen Anfang ausgelost.
palatinus-option-empty_spring_also_empty_field = Leere Quellen für Bauern
palatinus-option-empty_spring_also_empty_field-false = 2 Einfluss
palatinus-option-empty_spring_also_empty_field-true = 4 Einfluss
palatinus-option-empty_spring_also_empty_field-help = Normalerweise bringt eine Quelle einem Bauern 2, ob besetzt oder nicht. In dieser Variante zählt eine leere Quelle daneben auch als leeres Feld und bringt 4.
palatinus-option-capture_pays_owner_once = Zwei Heerführer eines Spielers, ein Gefangener
palatinus-option-capture_pays_owner_once-false = Gefangener und Wertungsscheibe
palatinus-option-capture_pays_owner_once-true = nur der Gefangene
palatinus-option-capture_pays_owner_once-help = Normalerweise wird jeder Heerführer belohnt, der an einem Fang beteiligt ist, auch wenn beide demselben Spieler gehören. In dieser Variante wird ein Spieler für jeden Gefangenen nur einmal belohnt.
palatinus-option-show_remaining_stock = Zeigen, was die anderen noch haben
palatinus-option-show_remaining_stock-true = ja
palatinus-option-show_remaining_stock-false = nein, selbst merken
palatinus-option-show_remaining_stock-help = Wer genau hinsieht, weiß, welche offenen Chips und wie viele Wölfinnen die anderen noch haben. Die Seite kann für dich mitzählen; was unter den Wölfinnen steckt, bleibt geheim.
palatinus-option-starting_player = Startspieler
palatinus-option-starting_player-null = ausgelost
palatinus-option-starting_player-0 = Platz 1
palatinus-option-starting_player-1 = Platz 2
palatinus-option-starting_player-2 = Platz 3
palatinus-option-starting_player-3 = Platz 4
palatinus-option-starting_player-4 = Platz 5
palatinus-option-starting_player-help = Wer beginnt, legt die erste Tafel und setzt den ersten Bevölkerungschip; die anderen folgen im Uhrzeigersinn.

## Auf dem Plan

palatinus-board = Spielplan
palatinus-spaces = Plätze des Plans. Mit den Pfeiltasten gehst du von Platz zu Platz, mit Enter wählst du.
palatinus-slots = Stellen für die Tafel. Mit den Pfeiltasten auf und ab wechselst du die Stelle, mit links und rechts drehst du die Tafel, mit Enter legst du sie.
palatinus-hill = Hügel
palatinus-hill-name = Hügel { $hill }{ $laurel ->
    [0] {""}
   *[other] , Hügelchip im Wert von { $laurel }
}
palatinus-span = { $least } bis { $most }
palatinus-space = { $space }, { $ground ->
    [spring] Quelle
   *[field] Feld
} an Hügel { $hill }
palatinus-empty = leer
palatinus-slot = Stelle { $slot } des Rings, neben { $beside }; Tafel in Stellung { $rotation } von 6
palatinus-piece = { $face ->
    [merchant] Händler von { $player }
    [farmer] Bauer von { $player }
    [soldier] Heerführer von { $player }
    [wolf-merchant] Händler von { $player }, unter einer Wölfin
    [wolf-farmer] Bauer von { $player }, unter einer Wölfin
   *[wolf] Wölfin von { $player }
}
palatinus-piece-own = { $face ->
    [merchant] dein Händler
    [farmer] dein Bauer
    [soldier] dein Heerführer
    [wolf-merchant] dein Händler, unter einer Wölfin
    [wolf-farmer] dein Bauer, unter einer Wölfin
   *[wolf] deine Wölfin
}
palatinus-preview-influence = { $role ->
    [merchant] Händler
   *[farmer] Bauer
} hier: Einfluss { $span }
palatinus-preview-soldier = Ein Heerführer sieht hier Händler: { $merchants }, Bauern: { $farmers }. { $outcome ->
    [merchants] Er würde die Händler gefangen nehmen.
    [farmers] Er würde die Bauern gefangen nehmen.
    [retreat] Gleich viele: Er würde sich zurückziehen.
   *[open] Die Wölfinnen entscheiden.
}
palatinus-hill-then = Einfluss an Hügel { $hill } nach diesem Zug

## Was die Dinge bewirken

palatinus-effect-merchant = Ein Händler erhält an seinem Hügel Einfluss von jedem Nachbarn: 1 je Händler, 2 je Bauer, 3 je Heerführer, wem sie auch gehören.
palatinus-effect-farmer = Ein Bauer erhält an seinem Hügel 2 Einfluss für jede Quelle neben oder unter ihm, ob besetzt oder nicht, und 2 für jedes leere Feld neben ihm.
palatinus-effect-soldier = Wenn sein Hügel an der Reihe ist, nimmt ein Heerführer die größere Gruppe seiner Nachbarn gefangen, alle Händler oder alle Bauern, für je 1 Punkt. Bei Gleichstand zieht er sich zurück. Selbst hat er keinen Einfluss.
palatinus-effect-wolf = Ein Händler oder ein Bauer: Das weiß nur, wer den Chip gesetzt hat. Am Ende werden die Wölfinnen umgedreht.
palatinus-effect-hidden = Der Chip liegt unter einer Wölfin: Die anderen wissen nicht, ob es ein Händler oder ein Bauer ist.
palatinus-effect-extra = Ein Chip deiner zweiten Farbe; er zählt in jeder Hinsicht als deiner.
palatinus-second-colour = Auch deine: zweite Farbe.
palatinus-effect-spring = Quelle: bringt jedem Bauern darauf oder daneben 2 Einfluss, ob besetzt oder nicht.
palatinus-effect-field = Feld: bringt, solange es leer ist, jedem Bauern daneben 2 Einfluss.
palatinus-effect-laurel = Hügelchip: { $laurel } Punkte, wenn du an diesem Hügel allein den meisten Einfluss hast.
palatinus-effect-disc-1 = Siegpunktchip: 1 Punkt für einen Heerführer, der an einem Fang beteiligt war.
palatinus-effect-disc-2 = Siegpunktchip: 2 Punkte für die geteilte Führung an einem Hügel.

## Auswählen

palatinus-prompt-turn-tile = Drehe die Tafel, wenn du willst, und lege sie dann.
palatinus-prompt-choose-space = Setze { $kind ->
    [merchant] den offenen Händler
    [farmer] den offenen Bauern
    [soldier] den Heerführer
    [wolf-merchant] den Händler unter einer Wölfin
    [wolf-farmer] den Bauern unter einer Wölfin
    [extra-merchant] den offenen Händler deiner zweiten Farbe
    [extra-farmer] den offenen Bauern deiner zweiten Farbe
    [extra-wolf-merchant] den Händler deiner zweiten Farbe unter einer Wölfin
   *[extra-wolf-farmer] den Bauern deiner zweiten Farbe unter einer Wölfin
}: Wähle einen leeren Platz.
palatinus-prompt-choose-kind = Wen setzt du auf { $space }? Wähle aus deinem Vorrat.
palatinus-prompt-confirm = Auf { $space } setzen? Tippe noch einmal oder wähle einen anderen Platz.
palatinus-lay-here = Hier legen
palatinus-place-here = Hier setzen
palatinus-turn-left = Nach links drehen
palatinus-turn-right = Nach rechts drehen (R)
palatinus-key-merchant = d
palatinus-key-farmer = b
palatinus-key-soldier = f

## Eigener Vorrat und der der anderen

palatinus-tile-tray = Die gezogene Tafel
palatinus-tile = Tafel { $letter } mit { $springs ->
    [one] einer Quelle
   *[other] { $springs } Quellen
}
palatinus-tiles-left = { $count ->
    [one] Die letzte Tafel.
   *[other] Noch { $count } Tafeln, diese mitgezählt.
}
palatinus-lay-help = Zeige auf eine Stelle, drehe die Tafel mit R, dem Mausrad oder den Knöpfen und lege sie mit einem Klick.
palatinus-lay-help-touch = Tippe eine Stelle an, drehe die Tafel mit den Knöpfen und lege sie.
palatinus-stock-tray = Dein Vorrat
palatinus-short-merchant = Händler
palatinus-short-farmer = Bauer
palatinus-short-soldier = Heerführer
palatinus-short-wolf-merchant = Wölfin: Händler
palatinus-short-wolf-farmer = Wölfin: Bauer
palatinus-short-extra-merchant = Händler
palatinus-short-extra-farmer = Bauer
palatinus-short-extra-wolf-merchant = Wölfin: Händler
palatinus-short-extra-wolf-farmer = Wölfin: Bauer
palatinus-left = noch { $count }
palatinus-stock-left = { $count ->
    [0] Alle Bevölkerungschips sind gesetzt.
    [one] Noch ein Bevölkerungschip.
   *[other] Noch { $count } Bevölkerungschips.
}
palatinus-stock = { $count ->
    [one] Noch ein Bevölkerungschip
   *[other] Noch { $count } Bevölkerungschips
}, davon Wölfinnen: { $wolves }
palatinus-soldiers-now = Jetzt ein Heerführer: Deine letzten { $lock } Bevölkerungschips dürfen keine Heerführer sein.
palatinus-soldiers-soon = { $soldiers ->
    [one] Dein Heerführer kann noch
   *[other] Deine { $soldiers } Heerführer können noch
} { $turns ->
    [one] einen Zug
   *[other] { $turns } Züge
} warten; die letzten { $lock } Bevölkerungschips dürfen keine Heerführer sein.
palatinus-soldiers-due = { $count ->
    [one] muss jetzt einen Heerführer setzen
   *[other] muss in den nächsten { $count } Zügen Heerführer setzen
}
palatinus-open-wolves = Immer zeigen, was unter meinen Wölfinnen liegt
palatinus-won = Gewonnen
palatinus-captured = { $count } gefangen

## Das Aufdecken

palatinus-phase-tiles = Tafeln legen
palatinus-phase-placement = Setzen
palatinus-phase-round = Runde { $round } von { $rounds }
palatinus-phase-reveal = Auflösung
palatinus-finale = Die Auflösung
palatinus-finale-covered = Alle Bevölkerungschips sind gesetzt. Jetzt werden die Wölfinnen umgedreht.
palatinus-finale-looking = Hügel { $hill }: Der Heerführer von { $player } auf { $space } sieht { $merchants ->
    [0] keinen Händler
    [one] 1 Händler
   *[other] { $merchants } Händler
} und { $farmers ->
    [0] keinen Bauern
    [one] 1 Bauern
   *[other] { $farmers } Bauern
}{ $outcome ->
    [merchants] : Er nimmt die Händler gefangen.
    [farmers] : Er nimmt die Bauern gefangen.
   *[retreat] : Gleich viele, er zieht sich zurück.
}
palatinus-finale-acting = Hügel { $hill }: { $captured ->
    [0] Niemand wird gefangen genommen
    [one] Ein Chip wird gefangen genommen
   *[other] { $captured } Chips werden gefangen genommen
}{ $retreated ->
    [0] .
    [one] , ein Heerführer verlässt den Plan.
   *[other] , { $retreated } Heerführer verlassen den Plan.
}
palatinus-finale-counting = Hügel { $hill }, { $space }: Der { $role ->
    [merchant] Händler
   *[farmer] Bauer
} von { $player } bringt { $points } Einfluss, zusammen { $sum }.
palatinus-steps = Schritte der Auflösung
palatinus-step-back = Schritt zurück
palatinus-step-on = Schritt weiter
palatinus-step-hill-back = Zurück zum vorigen Hügel
palatinus-step-hill-on = Weiter zum nächsten Hügel
palatinus-step-play = Abspielen
palatinus-step-pause = Anhalten
palatinus-step-end = Gleich zum Ende
palatinus-step-slider = Stelle in der Auflösung

## Wertungsblatt und Geschichte

palatinus-sheet = Punkte nach Hügeln und Spielern
palatinus-sheet-total = Summe
palatinus-sheet-help = Jede Zahl lässt sich öffnen und zeigt, woraus sie besteht.
palatinus-sheet-cell = { $player }, Hügel { $hill }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} (gefangen { $captured }, Siegpunktchips { $discs }, Hügelchip { $laurel })
palatinus-sheet-sum = { $player }, Summe: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
palatinus-parts-hill = { $player } an Hügel { $hill }
palatinus-parts-total = Alle Punkte von { $player }
palatinus-parts-nothing = Keine Punkte.
palatinus-parts-influence = Einfluss: { $points }
palatinus-parts-items = Gewonnene Chips (bei Gleichstand): { $items }
palatinus-parts-piece = { $role ->
    [merchant] Händler
   *[farmer] Bauer
} auf { $space }
palatinus-story-won = { $player } gewinnt mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}, { $margin ->
    [0] punktgleich mit dem zweiten Platz
    [one] einen Punkt vor dem zweiten Platz
   *[other] { $margin } Punkte vor dem zweiten Platz
}: { $laurels ->
    [0] kein einziger Hügel
    [one] ein Hügel
   *[other] { $laurels } Hügel
} und { $captured ->
    [0] keine Gefangenen
    [one] ein Gefangener
   *[other] { $captured } Gefangene
}.
palatinus-story-shared = { $players } teilen sich den Sieg mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}.
palatinus-story-close = Am knappsten war es an Hügel { $hill } ({ $laurel } Punkte): { $player } hatte nur { $lead } Einfluss mehr als { $player_second }.
palatinus-story-tied = Hügel { $hill } ({ $laurel } Punkte) bekam niemand: { $players } lagen gleichauf.
palatinus-story-alone = An Hügel { $hill } ({ $laurel } Punkte) hatte { $player } keine Konkurrenz.
palatinus-story-items = Gleich viele Punkte, aber { $player } hatte { $items } gewonnene Chips vorzuweisen, { $player_second } nur { $fewer }.
palatinus-story-capture = Den größten Fang machte der Heerführer von { $player } auf { $space }: { $count ->
    [one] ein Chip
   *[other] { $count } Chips
} auf einmal.
palatinus-story-no-capture = Kein einziger Heerführer nahm jemanden gefangen.

palatinus-keys-number = Den Einwohner mit dieser Nummer wählen
palatinus-keys-letter = Einen Händler, einen Bauern, einen Heerführer wählen
palatinus-keys-turn = Auf einem Platz für das Plättchen: es drehen
