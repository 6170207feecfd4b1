### Warum, in Die Säulen der Erde: was für eine Wahl spricht, und was dagegen

pillars-reason-more-points = { $points ->
    [one] 1 Punkt mehr
   *[other] { $points } Punkte mehr
}

# Welcher von mehreren mit demselben Beruf, wie auf den Karten.
pillars-which = { $times ->
    [0] { "" }
   *[other] { $craftsman ->
        [start-mortar-mixer] {" "}(3 Sand)
        [r1-mortar-mixer] {" "}(2 Sand)
        [start-woodworker] { "" }
        [r1-woodworker] { "" }
       *[other] {" "}(×{ $times })
    }
}
pillars-reason-gold-more = Mit mehr Gold macht dein Goldschmied { pillars-reason-more-points }.
pillars-reason-gold-missing = Mit weniger Gold macht dein Goldschmied { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} weniger.

## Karten wählen

pillars-reason-goods-now = Bringt { pillars-amount }: diese Runde { pillars-reason-more-points } in der Kathedrale.
pillars-reason-goods-gold = Dein Meisterschreiner macht { $gold } Gold daraus.
pillars-reason-goods-rest = Was übrig bleibt, ist nächste Runde nützlich.
pillars-reason-goods-later = Bringt { pillars-amount }, nützlich für die nächste Runde.
pillars-reason-goods-idle = Bringt { pillars-amount }, womit deine Handwerker kaum etwas anfangen können.
pillars-reason-goods-sell = Auf dem Markt brächte es { $gold } Gold.
pillars-reason-card-workers = Braucht { pillars-workers }; in der Manufaktur würden sie Gold verdienen.
pillars-reason-rival = { $player_rival } hätte sie auch gern.
pillars-reason-craftsman-now = Macht diese Runde { pillars-reason-more-points }.
pillars-reason-craftsman-later = Macht { $rounds ->
    [one] in der letzten Runde
   *[other] in den nächsten Runden
} etwa { pillars-reason-more-points }.
pillars-reason-craftsman-idle = Diese Runde machen deine anderen Handwerker ohne ihn genauso viel.
pillars-reason-craftsman-lacks = Kann diese Runde nur arbeiten, wenn du noch { pillars-amount } bekommst.
pillars-reason-craftsman-could = Macht diese Runde { pillars-reason-more-points }, wenn du noch { pillars-amount } bekommst.
pillars-reason-craftsman-worse = Alle deine Handwerker nützen dir mehr als dieser.
pillars-reason-craftsman-instead = Wahrscheinlich musst du dafür { pillars-the-craftsman }{ pillars-which } entlassen.
pillars-reason-costs = Kostet { $cost } Gold; { $gold } bleiben.
pillars-reason-pass-mill = { $workers ->
    [one] Dein letzter Arbeiter verdient 1 Gold in der Manufaktur.
   *[other] Deine { $workers } freien Arbeiter verdienen { $workers } Gold in der Manufaktur.
}
pillars-reason-pass-nothing = Keine der Karten bringt dir mehr, als sie kostet.
pillars-reason-pass-card = Du lässt { pillars-the-resource-card } liegen.
pillars-reason-pass-craftsman = Du lässt { pillars-the-craftsman } ziehen.
pillars-reason-leaving-least = Von allen Handwerkern fehlt dir dieser am wenigsten.
pillars-reason-leaving-hardly = Ohne diesen machen die anderen fast genauso viel.
pillars-reason-leaving-now = Kostet diese Runde { pillars-points }.
pillars-reason-leaving-later = Kostet { $rounds ->
    [one] in der letzten Runde
   *[other] in den nächsten Runden
} etwa { pillars-points }.
pillars-reason-leaving-needed = Ohne Mörtelmischer können deine Maurer nicht arbeiten.
pillars-reason-leaving-buyer = Ohne Schreiner kannst du kein Holz kaufen.
pillars-reason-leaving-seller = Ohne Steinmetz kannst du keinen Stein verkaufen.

## Baumeister

pillars-reason-priory = Bringt { pillars-points }.
pillars-reason-advantage = { pillars-the-advantage }: { $card ->
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
pillars-reason-advantage-now = Damit machen deine Handwerker diese Runde { pillars-reason-more-points }.
pillars-reason-court-metal = 1 Metall für den Ersten am Königshof.
pillars-reason-court-tax = Keine Steuer: Das spart etwa { $gold } Gold.
pillars-reason-court-again = Du bist schon am Königshof und zahlst ohnehin keine Steuer.
pillars-reason-metal-idle = Mit dem Metall kannst du nichts mehr anfangen.
pillars-reason-bishop = Schützt dich, wenn das Ereignis schlecht ist; sonst bekommst du einen Baustoff.
pillars-reason-bishop-good = Du weißt, dass das Ereignis gut ist; also bekommst du einen Baustoff.
pillars-reason-castle = Nächste Runde 2 Arbeiter mehr.
pillars-reason-start-player = Du beginnst die nächste Runde und hast die erste Wahl.
pillars-reason-too-late = Es gibt keine nächste Runde: Das bringt nichts mehr.
pillars-reason-market-buy = Auf dem Markt kannst du { pillars-a-resource } für deine Handwerker kaufen.
pillars-reason-market-sell = Auf dem Markt kannst du etwas { pillars-a-resource } verkaufen.
pillars-reason-market-nothing = Einen guten Handel findest du dort kaum.
pillars-reason-wait-saves = Spart { $cost } Gold: Wer wartet, setzt kostenlos ein.
pillars-reason-wait-loses = { $place ->
    [bishop] Der Bischofssitz ist dann wahrscheinlich besetzt.
    [kingsbridge] Die beste Karte in Kingsbridge ist dann wahrscheinlich weg.
    [priory] Das beste freie Feld der Priorei ist dann wahrscheinlich besetzt.
    [court] Das Metall am Königshof ist dann wahrscheinlich weg.
    [court-tax] Der Königshof ist dann vielleicht voll.
    [shiring] Der beste Handwerker in Shiring ist dann wahrscheinlich weg.
    [castle] Die Burg ist dann wahrscheinlich besetzt.
    [market] Der Markt ist dann vielleicht voll.
   *[start-player] Das Feld des Startspielers ist dann wahrscheinlich besetzt.
}
pillars-reason-wait-enough = Auch dann sind noch gute Orte frei.
pillars-reason-remigius-saves = Bruder Remigius spart dir { $cost } Gold.
pillars-reason-own-now = { $cost ->
    [0] Du wählst vor den anderen, und kostenlos.
   *[other] Du wählst vor den anderen, für { $cost } Gold.
}
pillars-reason-own-given-up = Du verzichtest darauf, vor den anderen zu wählen.
pillars-reason-own-waits = Für { $cost } Gold wartet dein Baumeister lieber.
pillars-reason-own-poor = Du kannst keine { $cost } Gold zahlen, also muss dein Baumeister warten.
pillars-reason-own-back = Dein Baumeister kann wieder gezogen werden, wenn er weniger als { $cost } Gold kostet.
pillars-reason-own-perhaps = Vielleicht kommt dafür einer von dir: { $count } von { $total } im Beutel.
pillars-reason-rival-now = { $cost ->
    [0] { $player_rival } darf jetzt kostenlos wählen.
   *[other] { $player_rival } darf jetzt wählen, für { $cost } Gold.
}
pillars-reason-rival-back = { $player_rival } darf jetzt nicht wählen.
pillars-reason-rival-waits = Für { $cost } Gold wartet { $player_rival } wahrscheinlich.
pillars-reason-rival-poor = { $player_rival } kann keine { $cost } Gold zahlen und muss warten.
pillars-reason-rival-waits-anyway = Für { $cost } Gold würde { $player_rival } wahrscheinlich ohnehin warten.
pillars-reason-right-kept = Du kannst diese Runde noch einen anderen Baumeister zurückschicken.
pillars-reason-right-used = Das geht nur einmal je Runde.

## Ereignisse, Steuer und Markt

pillars-reason-spared = { $event ->
    [extra-tax] Du zahlst die Sondersteuer von 4 Gold nicht.
    [cold-winter] Der kalte Winter mindert deine Erträge nicht.
    [city-wall] Nächste Runde setzt du alle drei Baumeister ein.
    [collapse] Du verlierst beim Einsturz keinen Handwerker.
   *[conflict] Du verlierst keine 2 Punkte.
}
pillars-reason-hit = { $event ->
    [extra-tax] Du zahlst 4 Gold Sondersteuer.
    [cold-winter] Jede deiner Baustoffkarten bringt 1 weniger.
    [city-wall] Nächste Runde kannst du nur zwei Baumeister einsetzen.
    [collapse] Du verlierst einen Handwerker.
   *[conflict] Du verlierst 2 Punkte.
}
pillars-reason-event-harmless = { $event ->
    [cold-winter] Du hast keine Baustoffkarten, der kalte Winter kostet dich also nichts.
   *[city-wall] Es gibt keine nächste Runde, die Stadtmauer schadet also nicht.
}
pillars-reason-bishop-cube = Du bekommst 1 Sand, 1 Holz oder 1 Stein.
pillars-reason-card-used = Die Karte ist dann verbraucht.
pillars-reason-card-kept = Du behältst die Karte für später.
pillars-reason-card-last = Es ist die letzte Gelegenheit für diese Karte.
pillars-reason-tax-saved = Spart { $gold } Gold Steuern.
pillars-reason-tax-paid = Kostet { $gold } Gold Steuern.
pillars-reason-tax-debt = Du kannst nicht die ganze Steuer zahlen: Das kostet { pillars-points }.
pillars-reason-sell-gold = Bringt { $gold } Gold.
pillars-reason-sell-now = Kostet diese Runde { pillars-points }: Ohne { pillars-amount } fehlt deinen Handwerkern etwas.
pillars-reason-sell-earner = Dein Meisterschreiner macht aus { pillars-amount } { $earned } Gold.
pillars-reason-sell-later = Nächste Runde könntest du { pillars-amount } gebrauchen.
pillars-reason-sell-idle = Deine Handwerker brauchen { pillars-amount } nicht.
pillars-reason-stop-buy = Du könntest noch günstig { pillars-a-resource } kaufen.
pillars-reason-stop-sell = Du könntest noch günstig { pillars-a-resource } verkaufen.
pillars-reason-stop-enough = Kein Handel bringt jetzt mehr, als er kostet.
pillars-reason-stop-gold = Du behältst { $gold } Gold für die nächste Runde.

## Die Kathedrale

pillars-reason-work = Macht { pillars-points } aus { pillars-amount }.
pillars-reason-work-metal = Macht { pillars-points } aus { pillars-amount } und 1 Metall.
pillars-reason-work-gold = Macht { $gold } Gold aus { pillars-amount }.
pillars-reason-work-best = Den anderen fehlt dadurch nichts.
pillars-reason-work-fewer = Lässt den anderen zu wenig: am Ende { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} weniger.
pillars-reason-work-less-gold = Lässt den anderen zu wenig: am Ende { $gold } Gold weniger.
pillars-reason-work-later = Nächste Runde würde es dir mehr bringen.
pillars-reason-finish-gives-up = Du verzichtest diese Runde auf { pillars-points }.
pillars-reason-finish-gold = Du verzichtest diese Runde auf { $gold } Gold.
pillars-reason-finish-enough = Mehr Arbeit bringt nicht mehr, als sie verbraucht.
pillars-reason-finish-keeps = Du behältst { $count ->
    [one] 1 Baustoff
   *[other] { $count } Baustoffe
} für die nächste Runde.
pillars-reason-gift-now = Einmal öfter arbeiten bringt { pillars-reason-more-points }.
pillars-reason-gift-gold = Einmal öfter arbeiten bringt Gold.
pillars-reason-gift-idle = Für noch eine Arbeit ist nichts mehr da.
pillars-reason-gift-given-up = Du verzichtest auf das, was das Geschenk bringen kann.
pillars-reason-gift-nobody = Das Geschenk würde niemandem etwas bringen.
pillars-reason-return-least = { pillars-a-resource } wird dir nächste Runde am wenigsten fehlen.
pillars-reason-return-missed = Nächste Runde könnten deine Handwerker { pillars-a-resource } gut gebrauchen.
pillars-reason-return-metal = Metall ist knapp, und die großen Werke der letzten Runden brauchen es.
pillars-reason-return-rather = Auf etwas anderes kannst du leichter verzichten.
