### Attika

## Auf der Seite: Namen

attika-name-capital = Hauptstadt
attika-name-oracle = Orakel
attika-name-theatre = Theater
attika-name-tavern = Schenke
attika-name-plaza = Platz
attika-name-gymnasium = Gymnasium
attika-name-statue = Statue
attika-name-market = Markt
attika-name-stadium = Stadion
attika-name-temple = Tempel
attika-name-quarry = Steinbruch
attika-name-fortress = Festung
attika-name-tower = Turm
attika-name-well = Brunnen
attika-name-grain-field = Kornfeld
attika-name-mill = Mühle
attika-name-village = Dorf
attika-name-harbour = Hafen
attika-name-ship = Schiff
attika-name-silver-mine = Silbermine
attika-name-mint = Münze
attika-name-vineyard = Weinberg
attika-name-vintner = Winzer
attika-name-street = Straße
attika-group-city = Stadt
attika-group-defence = Verteidigung
attika-group-supply = Versorgung
attika-group-shipping = Seefahrt
attika-group-minting = Münzwesen
attika-group-wine = Weinbau
attika-group-streets = Straßen
attika-city-athens = Athen
attika-city-sparta = Sparta
attika-city-corinth = Korinth
attika-city-thebes = Theben
attika-landscape-water = Wasser
attika-landscape-forest = Wald
attika-landscape-hill = Hügel
attika-landscape-mountain = Berg
attika-count-water = { $count } Wasser
attika-count-forest = { $count } Wald
attika-count-hill = { $count } Hügel
attika-count-mountain = { $count ->
    [one] { $count } Berg
   *[other] { $count } Berge
}
attika-symbols-any = { $count } beliebige
attika-nothing = nichts

## Auf der Seite: der Spielplan

attika-board = Spielplan
attika-hexes = Felder des Spielplans. Die Pfeiltasten gehen von Feld zu Feld, die Eingabetaste wählt.
attika-places = Plätze für das Spielplanteil. Die Pfeiltasten gehen von Platz zu Platz, R dreht das Teil, die Eingabetaste legt es.
attika-place = Platz { $number } von { $count }; Teil in Stellung { $rotation } von 6
attika-hex = { $space }, { $symbol ->
    [water] Wasser
    [forest] Wald
    [hill] Hügel
    [mountain] Berg
   *[none] kein Symbol
}
attika-empty = frei
attika-shrine = Heiligtum { $number }
attika-piece = { $player }: { $name }
attika-piece-own = Deins: { $name }
attika-price = { $building } hier: { $cards ->
    [0] kostenlos
    [one] 1 Karte
   *[other] { $cards } Karten
}
attika-too-dear = Du hast { $held } Karten.
attika-prices-here = Karten für deine Gebäude hier:
attika-reason-free = Kostenlos neben deinem Gebäude: { $building } ({ $space }).
attika-reason-cost = Baukosten: { $cost }.
attika-reason-symbols = { $count ->
    [one] Ein Symbol auf und um das Feld zahlt mit.
   *[other] { $count } Symbole auf und um das Feld zahlen mit.
}
attika-reason-need = Noch zu zahlen: { $need }.
attika-reason-settlement = Neue Siedlung: { $cards ->
    [one] 1 beliebige Karte mehr.
   *[other] { $cards } beliebige Karten mehr.
}
attika-gain-group = Verbindet die Gruppe { $group }: eine Amphore für dich.
attika-gain-shrines = Verbindet zwei Heiligtümer und gewinnt das Spiel!
attika-gain-all = Dein dreißigstes Gebäude: Es gewinnt das Spiel!

## Auf der Seite: was die Dinge bewirken

attika-effect-cost = Kostet { $cost }.
attika-effect-group = Gruppe { $group } ({ $size } Gebäude).
attika-effect-free = Kostenlos neben: { $buildings }.
attika-effect-frees = Daneben sind kostenlos: { $buildings }.
attika-effect-shrine = Wer zwei Heiligtümer mit einer lückenlosen Kette eigener Gebäude verbindet, gewinnt. Auf ein Heiligtum wird nicht gebaut, und es verbindet keine Gebäude.
attika-effect-symbol = Zahlt ein Symbol eines Gebäudes hier oder auf einem Nachbarfeld, immer wieder, bis jemand darauf baut.
attika-effect-blank = Kein Symbol. Symbole auf den Nachbarfeldern helfen zahlen.
attika-effect-card = Eine Landschaftskarte zahlt ein Symbol ihrer Art; zwei beliebige Karten zahlen jedes Symbol.
attika-effect-amphora = Eine Amphore kauft eine weitere Aktion der Art dieses Zuges oder am Ende eine weitere Karte. Du bekommst eine für jede Gruppe, deren Gebäude alle verbunden sind.
attika-group-progress = { $group }: { $count } von { $size } auf dem Spielplan
attika-group-joined = Alle { $size } verbunden: Amphore verdient
attika-group-open = Verbinde alle { $size } auf dem Spielplan und verdiene eine Amphore
attika-slot-state = Auf dem Spielplan: { $built }. Auf der Ablagetafel: { $stored }. In den Stapeln: { $hidden }.

## Auf der Seite: wählen

attika-choose-building-first = Wähle zuerst eines deiner Gebäude, dann ein Feld.
attika-prompt-choose-hex = { $name }: Wähle ein Feld. Die Zahlen sagen, wie viele Karten es dort kostet.
attika-prompt-confirm = { $name } hierher? Tippe noch einmal oder wähle ein anderes Feld.
attika-prompt-choose-cards = { $name }: Wähle die Karten, mit denen du zahlst.
attika-prompt-turn-tile = Drehe das Teil, wenn du magst, und lege es dann.
attika-build-here = Hier bauen
attika-payment = Zahlung
attika-pay-for = Zahlen für: { $building }
attika-pay-complete = Genau genug.
attika-pay-missing = { $count ->
    [one] Es fehlt noch eine Karte.
   *[other] Es fehlen noch { $count } Karten.
}
attika-pay-too-many = { $count ->
    [one] Eine Karte zu viel.
   *[other] { $count } Karten zu viel.
}
attika-pay-more = Eine Karte mehr: { $landscape }
attika-pay-less = Eine Karte weniger: { $landscape }
attika-pay-and-build = Zahlen und bauen
attika-pay-suggest = Vorschlag
attika-pay-cancel = Zurück
attika-pay-next = Bisher gegeben: { $given }. Welche Karte jetzt?
attika-tile-tray = Das neue Spielplanteil
attika-tile = Teil { $tile }: { $symbols }
attika-tiles-left = { $count ->
    [0] Es ist das letzte Teil.
    [one] Danach gibt es noch ein Teil.
   *[other] Danach gibt es noch { $count } Teile.
}
attika-lay-help = Zeige auf einen Platz, drehe mit R, dem Mausrad oder den Knöpfen, und klicke, um das Teil zu legen.
attika-lay-help-touch = Tippe auf einen Platz, drehe das Teil mit den Knöpfen und lege es.
attika-lay-here = Hier legen
attika-turn-tile-left = Nach links drehen
attika-turn-tile-right = Nach rechts drehen (R)

## Auf der Seite: eigener Zug und Ablagetafel

attika-turn-of = { $player } ist am Zug.
attika-turn-choose = Decke bis zu { $draws } Gebäude auf oder baue bis zu { $builds }.
attika-turn-left = { $mode ->
    [draw] { $count ->
        [0] Kein Aufdecken mehr
        [one] Noch einmal aufdecken
       *[other] Noch { $count }-mal aufdecken
    }
   *[build] { $count ->
        [0] Kein Bauen mehr
        [one] Noch einmal bauen
       *[other] Noch { $count }-mal bauen
    }
}
attika-turn-bought = { $mode ->
    [draw] Einmal zusätzlich aufdecken
   *[build] Einmal zusätzlich bauen
}
attika-turn-cards = Jetzt nur noch Karten
attika-race-turn = Zug { $turn } von { $turns }
attika-store = Ablegen
attika-finish = { $cards ->
    [0] Fertig, keine Karten
    [one] Fertig, 1 Karte ziehen
   *[other] Fertig, { $cards } Karten ziehen
}
attika-use-amphora = { $mode ->
    [draw] Amphore: noch einmal aufdecken
   *[build] Amphore: noch einmal bauen
}
attika-amphora-card = Amphore: noch eine Karte
attika-end-turn = Zug beenden
attika-stacks = Deine Stapel
attika-stack = Stapel { $stack }
attika-stack-main = Haupt
attika-draw-from = Aufdecken vom Stapel { $stack }, { $count ->
    [0] leer
   *[other] { $count } Gebäude
}
attika-stack-empty = Dieser Stapel ist leer.
attika-stack-main-left = Hauptgebäude, noch verdeckt: { $buildings }. Wer das letzte Gebäude eines Stapels nimmt, legt ein neues Spielplanteil.
attika-stack-others-left = Noch verdeckt in den Stapeln 2 bis 4 zusammen: { $buildings }. Wer das letzte Gebäude eines Stapels nimmt, legt ein neues Spielplanteil.
attika-hand = Deine Hand: { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
attika-player-board = Ablagetafel
attika-stored = Bereit zum Bauen
attika-stored-none = Kein Gebäude liegt bereit. Decke eines auf.

## Auf der Seite: Spieler

attika-built = { $count } von { $all } Gebäuden auf dem Spielplan
attika-built-tip = Wer alle dreißig auf dem Spielplan hat, gewinnt sofort.
attika-stacks-of = Stapel: { $stacks }
attika-stacks-left = Noch verdeckt im ersten Stapel: { $main }. In den anderen drei zusammen: { $others }.
attika-cards = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
attika-amphorae = { $count ->
    [one] 1 Amphore
   *[other] { $count } Amphoren
}
attika-groups = Gruppen

## Auf der Seite: Zug und Ende

attika-phase-choose = Wählen
attika-phase-draw = Aufdecken
attika-phase-build = Bauen
attika-phase-cards = Karten
attika-score = { $count } Gebäude
attika-finale = Das Ende
attika-standing = Wie alle standen
attika-standing-built = Gebäude
attika-standing-amphorae = Amphoren
attika-standing-cards = Karten
attika-standing-help = Hinter dem Sieger zählen Gebäude auf dem Spielplan, dann Amphoren, dann Karten.
attika-story-shrines = { $player } verband die Heiligtümer { $first } und { $second } mit einer Kette aus { $count } Gebäuden.
attika-story-all-built = { $player } baute das dreißigste Gebäude.
attika-story-second = Danach kam { $player } mit { $count } Gebäuden; { $missing } fehlten.
attika-story-groups = { $seats ->
    [one] Die meisten Gruppen verband { $players }: { $count }.
   *[other] Die meisten Gruppen verbanden { $players }: je { $count }.
}
attika-story-no-group = Niemand verband eine ganze Gruppe.
attika-story-race-done = Alle dreißig Gebäude standen in Zug { $turn }.
attika-story-race-missing = { $count ->
    [one] Ein Gebäude fehlte, als die Zeit um war.
   *[other] { $count } Gebäude fehlten, als die Zeit um war.
}
attika-story-race-groups = Verbundene Gruppen: { $count } von { $groups }.
