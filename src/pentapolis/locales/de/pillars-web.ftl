### Die Säulen der Erde im Browser

## Namen auf dem Plan

pillars-short-event = Ereignis
pillars-short-bishop = Bischof
pillars-short-wool-mill = Manufaktur
pillars-short-kingsbridge = Kingsbridge
pillars-short-priory = Priorei
pillars-short-forest = Wald
pillars-short-quarry = Steinbruch
pillars-short-gravel-pit = Kiesgrube
pillars-short-court = Königshof
pillars-short-shiring = Shiring
pillars-short-castle = Burg
pillars-short-market = Markt
pillars-short-cathedral = Kathedrale
pillars-short-start-player = Startspieler
pillars-round-of = Runde { $round } von { $rounds }
pillars-board = Das Tal
pillars-places = Orte im Tal. Mit den Pfeiltasten gehst du von Ort zu Ort, mit Enter wählst du.
pillars-stage = Was gerade geschieht
pillars-valley-large = Das Tal groß zeigen
pillars-stage-large = Diese Entscheidung groß zeigen
pillars-known = nur dir bekannt
pillars-past-events = Frühere Ereignisse: { $cards }.
pillars-space-free = ein freier Platz
pillars-space-of = ein Baumeister von { $player }
pillars-standing = Hier stehen Baumeister von: { $players }.
pillars-workers-of = { $player }: { pillars-workers }
pillars-place-here = { $cost ->
    [0] Dein Baumeister kann kostenlos hierher.
   *[other] Dein Baumeister kann für { $cost } Gold hierher.
}
pillars-place = Hier einsetzen
pillars-no-builders = Hier kann kein Baumeister stehen.

## Was Karten bewirken

pillars-does-convert = Macht aus { $takes } { $makes }, höchstens { $capacity ->
    [one] einmal
   *[other] { $capacity }-mal
} je Runde.
pillars-does-alone = Bringt jede Runde von selbst { $makes }.
pillars-does-alone-held = Bringt jede Runde von selbst { $makes }, wenn du mindestens 1 Metall hast. Das Metall behältst du.
pillars-does-needs = Arbeitet nur, wenn du auch { pillars-a-family } hast.
pillars-does-buy-wood = Mit ihm darfst du auf dem Markt Holz kaufen.
pillars-does-sell-stone = Mit ihm darfst du auf dem Markt Stein verkaufen.
pillars-does-mortar = Ohne Mörtelmischer stehen deine Maurer still.
pillars-does-cost = Kostet { $cost } Gold.
pillars-does-yield = Braucht { pillars-workers }; bringt { pillars-amount }.
pillars-kind-permanent = Bleibt bis zum Ende des Spiels.
pillars-kind-once = Danach verlässt die Karte das Spiel.
pillars-kind-immediate = Wirkt sofort, wenn du die Karte bekommst.
pillars-eventkind-good = Ein gutes Ereignis.
pillars-eventkind-bad = Ein schlechtes Ereignis: Der Bischof und Erzbischof Thomas schützen dich davor.
pillars-gold-tip = Gold, höchstens { $limit }: Was darüber hinausgeht, verfällt. Bei Gleichstand an Punkten entscheidet das Gold.
pillars-workers-tip = Arbeiter: { $total }, davon noch frei: { $free }. Graue Figuren: { $grey }; schwarze: { $black }.
pillars-resource-tip-sand = Sand. Auf dem Markt: 2 Gold.
pillars-resource-tip-wood = Holz. Auf dem Markt: 3 Gold; kaufen kannst du es nur mit einem Schreiner.
pillars-resource-tip-stone = Stein. Auf dem Markt: 4 Gold; verkaufen kannst du ihn nur mit einem Steinmetz.
pillars-resource-tip-metal = Metall. Auf dem Markt bringt es 5 Gold; kaufen kann man es nicht.

## Phase I: Karten wählen

pillars-display = Wähle eine Karte
pillars-free-workers = Freie Arbeiter: { $count } von { $total }
pillars-hire = Handwerker zum Einstellen
pillars-take = Baustoffkarten
pillars-no-craftsmen = Es ist niemand mehr zum Einstellen da.
pillars-pass = { $workers ->
    [0] Passen
    [one] Passen: 1 zur Manufaktur
   *[other] Passen: { $workers } zur Manufaktur
}
pillars-passed = hat gepasst
pillars-leaving-title = Wer muss gehen?
pillars-leaving-choose = Wähle einen Handwerker in deiner Reihe.
pillars-leaving-confirm = Ihn gehen lassen
pillars-prompt-leaving = Lässt du { pillars-the-craftsman } gehen?

## Phase II: Baumeister

pillars-drawing-title = Der Beutel
pillars-drawing = Wer kommt aus dem Beutel?
pillars-prompt-shaking = Ein Baumeister wird gezogen (Einsetzen: { $cost } Gold) …
pillars-drawn = Ein Baumeister von { $player } (Einsetzen: { $cost } Gold).
pillars-waiting-placed = Der Beutel ist leer. Wer gewartet hat, setzt jetzt kostenlos ein.
pillars-bag = Der Beutel mit den Baumeistern
pillars-in-bag = Noch im Beutel
pillars-in-bag-of = { $player }: { $count } im Beutel
pillars-dial = Der Preis eines Baumeisters, von 7 Gold bis 0
pillars-waits = { $player } wartet bei { $cost }
pillars-waits-tip = Wer wartet, setzt kostenlos ein, sobald der Beutel leer ist, in der Reihenfolge des Wartens.
pillars-set-aside = Die Stadtmauer hält einen Baumeister von { $player } auf.
pillars-accept = Zulassen
pillars-reject = Zurück in den Beutel
pillars-accept-mine = Meine alle zulassen
pillars-accept-all = Alle zulassen
pillars-accepting-mine = Deine Baumeister werden diese Runde ohne Nachfrage zugelassen.
pillars-accepting-all = Alle Baumeister werden diese Runde ohne Nachfrage zugelassen.
pillars-ask-again = Wieder fragen
pillars-use-remigius = Bruder Remigius: kostenlos einsetzen
pillars-wait = Warten: später kostenlos einsetzen

## Phase III: die vierzehn Orte

pillars-steps = Die vierzehn Orte dieser Runde
pillars-prompt-resolving = Ort { $step } von 14 ist an der Reihe …
pillars-step-before = Voriger Ort
pillars-step-after = Nächster Ort
pillars-step-skip = Gleich zum Ende
pillars-step-replay = Noch einmal ansehen
pillars-use-card = Einsetzen
pillars-keep-card = Behalten
pillars-pay-tax = Zahlen
pillars-protection = Schutz
pillars-resource-instead = Ein Baustoff
pillars-collect-help = Nimm einen Baustoff aus dem Marktvorrat, ohne zu bezahlen.
pillars-stock = Vorrat { $count }
pillars-market-kind = Sorte
pillars-market-price = Preis
pillars-market-stock = Markt
pillars-market-trade = Handel
pillars-market-own = du hast
pillars-buy-one = 1 { pillars-a-resource } mehr kaufen
pillars-sell-one = 1 { pillars-a-resource } mehr verkaufen
pillars-trade-none = Mit + kaufst du, mit − verkaufst du: eine Sorte auf einmal.
pillars-trade-buy = Du kaufst { $count } { pillars-a-resource } für { $gold } Gold und behältst { $after } Gold.
pillars-trade-sell = Du verkaufst { $count } { pillars-a-resource } für { $gold } Gold und hast dann { $after } Gold.
pillars-trade-confirm = Handeln
pillars-stop = Markt verlassen
pillars-boost-help = Wähle in deiner Reihe, wer in dieser Runde einmal öfter arbeiten kann.
pillars-boost-nobody = Niemand
pillars-plan = { $points ->
    [0] Keine Punkte in dieser Runde, aber das meiste Gold. Dieser Plan hebt nichts für später auf:
    [one] Die meisten Punkte in dieser Runde: 1. Dieser Plan hebt nichts für später auf:
   *[other] Die meisten Punkte in dieser Runde: { $points }. Dieser Plan hebt nichts für später auf:
}
pillars-plan-none = Mehr Punkte sind nicht möglich. Soll noch jemand arbeiten, wähle ihn in deiner Reihe.
pillars-work-all = Alles nutzen
pillars-finish = Fertig
pillars-return = zurücklegen

## Was Spieler haben

pillars-own-stock = Was du hast
pillars-row = Deine Handwerker: { $count } von { $limit }
pillars-advantages = Vorteilskarten
pillars-mark-start = Startspieler dieser Runde
pillars-mark-protected = Vor dem Ereignis geschützt
pillars-mark-walled = Stadtmauer: in dieser Runde nur zwei Baumeister
pillars-mark-walled-next = Stadtmauer: nächste Runde nur zwei Baumeister

## Verlauf und Ende

pillars-phase-cards = Karten
pillars-phase-builders = Baumeister
pillars-phase-places = { $step ->
    [0] Tal
   *[other] Ort { $step }
}
pillars-finale = Das Ende
pillars-finale-picture = Die vollendete Kathedrale
pillars-count-skip = Gleich zum Ergebnis
pillars-sheet = Woher die Punkte kommen
pillars-sheet-total = Punkte
pillars-sheet-gold = Gold (bei Gleichstand)
pillars-story-lead = { $points ->
    [one] { $player } lag am Ende 1 Punkt vor { $player_second }.
   *[other] { $player } lag am Ende { $points } Punkte vor { $player_second }.
}
pillars-story-gold = { $player } und { $player_second } hatten gleich viele Punkte; die { $gold } Gold von { $player } gaben den Ausschlag.
pillars-story-best = { $family ->
    [mortar-mixer] Die Mörtelmischer brachten { $player } am meisten ein: { pillars-points }.
    [woodworker] Die Schreiner brachten { $player } am meisten ein: { pillars-points }.
    [stonecutter] Die Steinmetze brachten { $player } am meisten ein: { pillars-points }.
    [mason] Die Maurer brachten { $player } am meisten ein: { pillars-points }.
    [potter] Die Töpfer brachten { $player } am meisten ein: { pillars-points }.
    [architect] Der Statiker brachte { $player } am meisten ein: { pillars-points }.
    [carpenter] Die Zimmerleute brachten { $player } am meisten ein: { pillars-points }.
    [sculptor] Die Bildhauer brachten { $player } am meisten ein: { pillars-points }.
    [glassblower] Die Glasbläser brachten { $player } am meisten ein: { pillars-points }.
    [goldsmith] Die Goldschmiede brachten { $player } am meisten ein: { pillars-points }.
    [bell-maker] Der Glockengießer brachte { $player } am meisten ein: { pillars-points }.
   *[organ-builder] Der Orgelbauer brachte { $player } am meisten ein: { pillars-points }.
}
pillars-story-priory = Die Priorei brachte { $player } am meisten ein: { pillars-points }.
pillars-story-advantages = Vorteilskarten brachten { $player } am meisten ein: { pillars-points }.
pillars-story-loss = Steuern und Ereignisse kosteten { $player } { pillars-points }.
pillars-story-no-loss = Niemand verlor Punkte durch Steuern oder Ereignisse.
