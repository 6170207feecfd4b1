### Attika in Worten

## Die Stellung

attika-text-turn = Zug { $turn }.
attika-text-standing = Wie weit alle sind
attika-text-standing-player = { $own ->
    [yes] Du
   *[no] { $player }
}, { $count } von { $all } Gebäuden auf dem Plan:
attika-text-link = { $count ->
    [0] Heiligtümer { $first } und { $second } verbunden
    [one] zur Verbindung der Heiligtümer { $first } und { $second } fehlt noch ein Gebäude
   *[other] zur Verbindung der Heiligtümer { $first } und { $second } fehlen noch { $count } Gebäude
}
attika-text-no-link = auf diesem Plan kein Weg zwischen zwei Heiligtümern
attika-text-result = { $place ->
    [0] {""}
   *[other] { $place }.{" "}
}{ $player }: { $points } Gebäude

## Städte

attika-text-city = { $own ->
    [yes] Deine Stadt, { $term }
   *[no] Die Stadt von { $player }, { $term }
}
attika-text-shrines = Heiligtümer:
attika-text-hand = { $count ->
    [one] Eine Karte auf der Hand:
   *[other] { $count } Karten auf der Hand:
}
attika-text-cards = { $count ->
    [0] Keine Karten auf der Hand.
    [one] Eine Karte auf der Hand.
   *[other] { $count } Karten auf der Hand.
}
attika-text-amphorae = { $count ->
    [0] Keine Amphoren.
    [one] Eine Amphore.
   *[other] { $count } Amphoren.
}
attika-text-stored = Abgelegt:
attika-text-stored-none = Kein Gebäude ist abgelegt.
attika-text-number = { $count ->
    [one] { $term }
   *[other] { $term } ({ $count })
}
attika-text-stacks = Gebäude in den Stapeln 1 bis 4: { $stacks }.
attika-text-main-left = Verdeckt im Hauptstapel:
attika-text-others-left = Verdeckt in den Stapeln 2 bis 4 zusammen:
attika-text-groups = Gruppen auf dem Plan:
attika-text-group = { $term } { $count } von { $size }
attika-text-group-complete = { $term } vollständig
attika-text-settlement = Siedlung { $number }:
attika-text-on = { $term } auf { $space }

## Preise und Vorräte

attika-text-prices = Was deine Gebäude kosten
attika-text-price-of = { $term }, wo es am wenigsten kostet:
attika-text-price = { $cards ->
    [0] kostenlos auf { $space }
    [one] 1 Karte auf { $space }
   *[other] { $cards } Karten auf { $space }
}
attika-text-unbuilt = Gebäude, die du noch bauen musst
attika-text-building = { $term }
attika-text-cost-of = { $term }:
attika-text-free-by = kostenlos neben { $term }
attika-text-costs = Kostet:
attika-text-free-next-to = Kostenlos neben:
attika-text-frees = Daneben kostenlos:
attika-text-in-group = Gruppe: { $term }, { $size } Gebäude.
attika-text-supplies = Vorräte
attika-text-turned-tile = Spielplanteil { $tile } ist anzulegen; von der Mitte aus, dann im Uhrzeigersinn:
attika-text-symbol = { $position } { $symbol ->
    [water] Wasser
    [forest] Wald
    [hill] Hügel
    [mountain] Berg
   *[none] kein Symbol
}
attika-text-deck = { $count ->
    [one] Im Nachziehstapel ist noch eine Karte.
   *[other] Im Nachziehstapel sind noch { $count } Karten.
}
attika-text-discard = Abgeworfen:
attika-text-supply = { $count ->
    [0] Es sind keine Amphoren mehr zu verdienen.
    [one] Es ist noch eine Amphore zu verdienen.
   *[other] Es sind noch { $count } Amphoren zu verdienen.
}
attika-text-tiles-left = { $count ->
    [0] Es gibt keine Spielplanteile mehr.
    [one] Es gibt noch ein Spielplanteil.
   *[other] Es gibt noch { $count } Spielplanteile.
}

## Der Plan

attika-text-board = Der Plan
attika-text-shrine = { $count ->
    [0] Heiligtum { $number }, noch neben keinem Feld.
   *[other] Heiligtum { $number }, neben { $spaces }.
}
attika-text-tile = Spielplanteil { $tile }
attika-text-tile-touches = Daneben:
attika-text-tile-near = Teil { $tile } im { text-direction }
attika-text-side = { $direction ->
    [centre] in der Mitte
   *[other] im { text-direction }
}
attika-text-at-shrine = { $shrines ->
    [0] {""}
   *[other] , neben einem Heiligtum
}
attika-text-owned = { $own ->
    [yes] von dir, { $term }
   *[no] { $player }, { $term }
}
attika-text-hex-free = { attika-hex }, { attika-text-side }{ attika-text-at-shrine }: frei.
attika-text-hex-built = { attika-hex }, { attika-text-side }{ attika-text-at-shrine }: { attika-text-owned }.
attika-text-here = Hier gebaut: { attika-text-owned }.
attika-text-here-free = Frei.
attika-text-cards-for = { $cards ->
    [0] { $term } kostenlos
   *[other] { $term } { $cards }
}
attika-text-near = Im { text-direction } { attika-hex }: { attika-text-owned }.
attika-text-near-free = Im { text-direction } { attika-hex }: frei.
attika-text-near-shrine = Im { text-direction } Heiligtum { $number }.

## Auswahl

attika-text-build = Baue { attika-a-building }
attika-text-site = { attika-hex }, { $cards ->
    [0] kostenlos
    [one] 1 Karte
   *[other] { $cards } Karten
}
attika-text-site-notes = { attika-text-site }:
attika-text-note-instead = { $count ->
    [one] zwei Karten für eine fehlende
   *[other] je zwei Karten für { $count } fehlende
}
attika-text-note-free = neben { $term } auf { $space }
attika-text-note-settlement = neue Siedlung ({ $cards ->
    [one] 1 der Karten
   *[other] { $cards } der Karten
})
attika-text-note-shrine = neben Heiligtum { $number }
attika-text-note-link = { $count ->
    [one] dann fehlt zur Verbindung zweier Heiligtümer noch ein Gebäude
   *[other] dann fehlen zur Verbindung zweier Heiligtümer noch { $count } Gebäude
}
attika-text-note-group = verbindet die Gruppe { $term } { $reward ->
    [amphora] für eine Amphore
    [card] für eine Karte
   *[nothing] ohne Lohn
}
attika-text-wins-all-built = dein letztes Gebäude, damit gewinnst du
attika-text-wins-shrines = verbindet zwei Heiligtümer, damit gewinnst du
attika-text-draw = Gebäude aufdecken
attika-text-stack = { $stack ->
    [1] Hauptstapel, noch { $count }
   *[other] Stapel { $stack }, noch { $count }
}
attika-text-pay = Mit einer Karte bezahlen
attika-text-pay-card = { attika-a-landscape }, { $count } auf der Hand{ $fits ->
    [yes] , wird gebraucht
    [any] {""}
   *[no] , zwei Karten für ein Symbol
}
attika-text-lay = Spielplanteil anlegen neben Teil { $tile }
attika-text-lay-shrine = Spielplanteil anlegen neben Heiligtum { $number }
attika-text-rotation = im { text-direction } ({ $q } { $r }), Drehung { $rotation }
attika-text-rotation-next = { attika-text-rotation }:
attika-text-joins = { $symbol ->
    [water] Wasser
    [forest] Wald
    [hill] Hügel
   *[mountain] Berg
} neben { $spaces }
attika-text-others = Etwas anderes
