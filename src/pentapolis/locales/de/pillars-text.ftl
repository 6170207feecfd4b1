### Die Säulen der Erde in Worten

## Namen

pillars-text-name = { $craftsman ->
    [start-mortar-mixer] { pillars-craftsman-start-mortar-mixer }
    [start-woodworker] { pillars-craftsman-start-woodworker }
    [start-stonecutter] { pillars-craftsman-start-stonecutter }
    [r1-tool-maker] { pillars-craftsman-r1-tool-maker }
    [r1-woodworker] { pillars-craftsman-r1-woodworker }
    [r1-mortar-mixer] { pillars-craftsman-r1-mortar-mixer }
    [r1-mason] { pillars-craftsman-r1-mason }
    [r2-carpenter] { pillars-craftsman-r2-carpenter }
    [r2-mason] { pillars-craftsman-r2-mason }
    [r2-potter] { pillars-craftsman-r2-potter }
    [r2-architect] { pillars-craftsman-r2-architect }
    [r3-mason] { pillars-craftsman-r3-mason }
    [r3-carpenter] { pillars-craftsman-r3-carpenter }
    [r3-sculptor] { pillars-craftsman-r3-sculptor }
    [r3-potter] { pillars-craftsman-r3-potter }
    [r4-mason] { pillars-craftsman-r4-mason }
    [r4-carpenter] { pillars-craftsman-r4-carpenter }
    [r4-sculptor] { pillars-craftsman-r4-sculptor }
    [r4-glassblower] { pillars-craftsman-r4-glassblower }
    [r5-carpenter] { pillars-craftsman-r5-carpenter }
    [r5-goldsmith] { pillars-craftsman-r5-goldsmith }
    [r5-sculptor] { pillars-craftsman-r5-sculptor }
    [r5-glassblower] { pillars-craftsman-r5-glassblower }
    [r6-goldsmith] { pillars-craftsman-r6-goldsmith }
    [r6-sculptor] { pillars-craftsman-r6-sculptor }
    [r6-organ-builder] { pillars-craftsman-r6-organ-builder }
   *[r6-bell-maker] { pillars-craftsman-r6-bell-maker }
}
pillars-text-advantage = { pillars-the-advantage }: { $card ->
    [aliena] { pillars-effect-advantage-aliena }
    [richard] { pillars-effect-advantage-richard }
    [tom] { pillars-effect-advantage-tom }
    [francis] { pillars-effect-advantage-francis }
    [philip] { pillars-effect-advantage-philip }
    [ellen] { pillars-effect-advantage-ellen }
    [jack] { pillars-effect-advantage-jack }
    [otto] { pillars-effect-advantage-otto }
    [thomas] { pillars-effect-advantage-thomas }
    [loyalty] { pillars-effect-advantage-loyalty }
    [remigius] { pillars-effect-advantage-remigius }
    [toledo] { pillars-effect-advantage-toledo }
    [wool-fair] { pillars-effect-advantage-wool-fair }
    [madonna] { pillars-effect-advantage-madonna }
    [festivities] { pillars-effect-advantage-festivities }
   *[completion] { pillars-effect-advantage-completion }
}
pillars-text-event = { pillars-the-event }: { $event ->
    [archbishop] { pillars-effect-eventcard-archbishop }
    [volunteers] { pillars-effect-eventcard-volunteers }
    [royal-victory] { pillars-effect-eventcard-royal-victory }
    [castle-taken] { pillars-effect-eventcard-castle-taken }
    [generosity] { pillars-effect-eventcard-generosity }
    [extra-tax] { pillars-effect-eventcard-extra-tax }
    [cold-winter] { pillars-effect-eventcard-cold-winter }
    [city-wall] { pillars-effect-eventcard-city-wall }
    [collapse] { pillars-effect-eventcard-collapse }
   *[conflict] { pillars-effect-eventcard-conflict }
}
pillars-text-takes = { $sand ->
    [0] {""}
   *[other] { $plus_sand ->
        [yes] {" und "}
       *[no] {""}
    }{ $sand } Sand
}{ $wood ->
    [0] {""}
   *[other] { $plus_wood ->
        [yes] {" und "}
       *[no] {""}
    }{ $wood } Holz
}{ $stone ->
    [0] {""}
   *[other] { $plus_stone ->
        [yes] {" und "}
       *[no] {""}
    }{ $stone } Stein
}{ $metal ->
    [0] {""}
   *[other] { $plus_metal ->
        [yes] {" und "}
       *[no] {""}
    }{ $metal } Metall
}{ $gold ->
    [0] {""}
   *[other] { $plus_gold ->
        [yes] {" und "}
       *[no] {""}
    }{ $gold } Gold
}
pillars-text-makes = { $points ->
    [0] { $earned } Gold
   *[other] { pillars-points }
}
pillars-text-work = { $capacity ->
    [0] jede Runde von selbst { pillars-text-makes }
   *[other] aus { pillars-text-takes } { pillars-text-makes }, { $capacity ->
        [one] nur einmal
       *[other] höchstens { $capacity }-mal
    }
}{ $family ->
    [none] {""}
   *[other] , nur wenn man { pillars-a-family } hat
}{ $held ->
    [yes] , nur mit 1 Metall im Vorrat
   *[no] {""}
}
pillars-text-craftsman = { pillars-text-name } ({ pillars-text-work })
pillars-text-idle = { pillars-text-name }, kann nicht arbeiten ({ pillars-text-work })
pillars-text-hire = { pillars-text-name }, { $cost } Gold: { pillars-text-work }
pillars-text-hiring = { pillars-text-hire }{ $full ->
    [yes] ; dann musst du einen entlassen
   *[no] {""}
}
pillars-text-site = { $card ->
    [sand-small] { pillars-card-sand-small }
    [sand-medium] { pillars-card-sand-medium }
    [sand-large] { pillars-card-sand-large }
    [wood-small] { pillars-card-wood-small }
    [wood-medium] { pillars-card-wood-medium }
    [wood-large] { pillars-card-wood-large }
    [stone-small] { pillars-card-stone-small }
    [stone-medium] { pillars-card-stone-medium }
   *[stone-large] { pillars-card-stone-large }
}: { pillars-workers }, { pillars-amount }

## Überblick

pillars-text-time = { $phase ->
    [said] {""}
    [cards] Runde { $round } von { $rounds }, Karten wählen.{" "}
    [builders] Runde { $round } von { $rounds }, Baumeister einsetzen.{" "}
   *[places] Runde { $round } von { $rounds }, Ort { $step }, { $place ->
        [event] { pillars-place-event }
        [bishop] { pillars-place-bishop }
        [wool-mill] { pillars-place-wool-mill }
        [kingsbridge] { pillars-place-kingsbridge }
        [priory] { pillars-place-priory }
        [forest] { pillars-place-forest }
        [quarry] { pillars-place-quarry }
        [gravel-pit] { pillars-place-gravel-pit }
        [court] { pillars-place-court }
        [shiring] { pillars-place-shiring }
        [castle] { pillars-place-castle }
        [market] { pillars-place-market }
        [cathedral] { pillars-place-cathedral }
       *[start-player] { pillars-place-start-player }
    }.{" "}
}Reihenfolge:
pillars-text-tax = Steuer dieser Runde: { $gold } Gold.
pillars-text-standing = Punkte:
pillars-text-points = { $player } { $points }

## Spieler

pillars-text-goods = Vorrat:
pillars-text-workers = Noch freie Arbeiter: { $count } von { $total }.
pillars-text-sites = Baustoffkarten:
pillars-text-mill = { $workers } Arbeiter in der Wollmanufaktur, für je 1 Gold.
pillars-text-grey = Graue Arbeiter, nur diese Runde: { $count }.
pillars-text-row = Handwerker, { $count } von höchstens { $limit }:
pillars-text-advantages = Vorteilskarten:
pillars-text-passed = Hat diese Runde gepasst.
pillars-text-protected = Vor dem Ereignis dieser Runde geschützt.
pillars-text-walled = Stadtmauer: diese Runde nur zwei Baumeister.
pillars-text-walled-next = Stadtmauer: nächste Runde nur zwei Baumeister.
pillars-text-bought = Diese Runde gekauft, also nicht zu verkaufen:
pillars-text-sold = Diese Runde verkauft, also nicht zu kaufen:

## Die Runde

pillars-text-offers = Karten zur Auswahl
pillars-text-resource-cards = Baustoffkarten:
pillars-text-left-out = Diese Runde nicht dabei:
pillars-text-bag = Der Beutel
pillars-text-in-bag = Noch im Beutel:
pillars-text-builders = { $player } { $count }
pillars-text-waiting = Es warten, um kostenlos eingesetzt zu werden, in dieser Reihenfolge:
pillars-text-waits = { $player } (bei { $cost })
pillars-text-aside = An der Stadtmauer beschäftigt:
pillars-text-rejections = { $player } kann noch einen gezogenen Baumeister zurücklegen.
pillars-text-known = Nur du kennst das Ereignis dieser Runde: { pillars-text-event }
pillars-text-no-event = Das Ereignis dieser Runde ist noch nicht aufgedeckt.
pillars-text-past = Ereignisse früherer Runden:
pillars-text-coming = Noch nicht gesehene Ereignisse, { $count } davon nicht im Spiel:
pillars-text-able = Diese Runde noch einsetzbar:
pillars-text-uses = { pillars-text-name }: aus { pillars-text-takes } { pillars-text-makes }, noch { $count ->
    [one] einmal
   *[other] { $count }-mal
}
pillars-text-boosted = Vom Geschenk des Erzbischofs begünstigt:
pillars-text-plan = { $points ->
    [0] Keine Punkte diese Runde, aber das meiste Gold, mit:
    [one] Höchstens 1 Punkt diese Runde, ohne etwas aufzuheben, mit:
   *[other] Höchstens { $points } Punkte diese Runde, ohne etwas aufzuheben, mit:
}
pillars-text-plan-step = { pillars-text-name } { $count ->
    [one] einmal
   *[other] { $count }-mal
}
pillars-text-gone = Aus dem Spiel
pillars-text-craftsmen-gone = Handwerker:
pillars-text-advantages-gone = Vorteilskarten:

## Das Tal

pillars-text-place = { $step ->
    [0] {""}
   *[other] { $step }.{" "}
}{ $place ->
    [event] Ereignis
    [bishop] Bischofssitz (Schutz vor einem schlechten Ereignis oder 1 Baustoff)
    [wool-mill] Wollmanufaktur (1 Gold je Arbeiter)
    [kingsbridge] Kingsbridge (Vorteilskarten)
    [priory] Priorei von Kingsbridge (2 Punkte, dann 1)
    [forest] Wald (Holz)
    [quarry] Steinbruch (Stein)
    [gravel-pit] Kiesgrube (Sand)
    [court] Königshof (keine Steuer; der Erste bekommt auch 1 Metall)
    [shiring] Shiring (Handwerker kostenlos)
    [castle] Burg von Shiring (nächste Runde 2 Arbeiter mehr)
    [market] Markt von Kingsbridge (kaufen und verkaufen)
    [cathedral] Kathedrale (Handwerker machen Punkte)
   *[start-player] Nächster Startspieler
}{ $more ->
    [yes] :
   *[no] .
}
pillars-text-part = { $part ->
    [nave] Kirchenschiff
    [portal] Portal
    [apse] Apsis
    [first-tower] erster Turm
    [second-tower] zweiter Turm
   *[roof] Dach
}
pillars-text-stands = { $all ->
    [1] { $player }
   *[other] Platz { $number } { $player }
}
pillars-text-free = { $all ->
    [1] frei
   *[other] { $count ->
        [one] 1 Platz frei
       *[other] { $count } Plätze frei
    }
}
pillars-text-space-kingsbridge = Kingsbridge { $number }, { pillars-text-advantage }
pillars-text-space-kingsbridge-taken = Kingsbridge { $number }, für { $player }, { pillars-text-advantage }
pillars-text-space-shiring = Shiring { $number }, { pillars-text-craftsman }
pillars-text-space-shiring-taken = Shiring { $number }, für { $player }, { pillars-text-craftsman }
pillars-text-empty = Die Karte ist weg.
pillars-text-market = { $buy ->
    [0] { pillars-a-resource }: bringt { $sell } Gold, nicht zu kaufen
   *[other] { $count } { pillars-a-resource }: kostet { $buy } Gold, bringt { $sell }
}{ $needed ->
    [buyer] ; kaufen kann nur, wer { pillars-a-family } hat
    [seller] ; verkaufen kann nur, wer { pillars-a-family } hat
   *[no] {""}
}.
pillars-text-employed = Arbeitet für { $player }.
pillars-text-held = { $player } hat diese Karte.

## Auswahl

pillars-text-choose-hire = Handwerker einstellen
pillars-text-choose-take = Baustoffkarte nehmen
pillars-text-choose-pass = Passen
pillars-text-do-pass = diese Runde keine Karten mehr{ $workers ->
    [0] {""}
    [one] ; 1 Arbeiter geht in die Wollmanufaktur
   *[other] ; { $workers } Arbeiter gehen in die Wollmanufaktur
}
pillars-text-choose-dismiss = Von einem Handwerker trennen
pillars-text-choose-answer = Der gezogene Baumeister
pillars-text-do-accept = zulassen, für { $cost } Gold ({ $player })
pillars-text-do-reject = zurück in den Beutel ({ $player })
pillars-text-choose-place = { $cost ->
    [0] Baumeister kostenlos einsetzen
   *[other] Baumeister für { $cost } Gold einsetzen
}
pillars-text-choose-wait = Warten
pillars-text-do-wait = kostenlos nach allen gezogenen Baumeistern einsetzen, wartet bei { $cost }
pillars-text-choose-use = Vorteilskarte einsetzen
pillars-text-choose-decline = Nicht einsetzen
pillars-text-do-decline = { $decision ->
    [use-thomas] die Karte behalten und das Ereignis hinnehmen
    [use-loyalty] die Karte behalten und die Steuer zahlen
   *[boost] kein Handwerker arbeitet einmal mehr
}
pillars-text-bishop = { $choice ->
    [protection] vor dem Ereignis geschützt sein
   *[resource] einen Baustoff vom Markt nehmen
}
pillars-text-choose-collect = Baustoff vom Bischof nehmen
pillars-text-collect = { pillars-a-resource }, du hast { $held }, der Markt { $count }
pillars-text-choose-buy = Kaufen
pillars-text-choose-sell = Verkaufen
pillars-text-trade = { pillars-amount } für { $gold } Gold
pillars-text-trade-wasting = { pillars-amount } für { $gold } Gold:
pillars-text-wasted = { $gold } Gold über der Grenze verfällt
pillars-text-choose-stop = Handel beenden
pillars-text-do-stop = den Markt verlassen
pillars-text-choose-boost = Handwerker, der einmal mehr arbeitet
pillars-text-choose-convert = Handwerker arbeiten lassen
pillars-text-choose-finish = Fertig
pillars-text-do-finish = diese Runde arbeitet niemand mehr
pillars-text-choose-return = Baustoff zurückgeben
pillars-text-return = { pillars-a-resource }, du hast { $held }
