### Attika

## Wörter des Spiels

attika-building-capital = Hauptstadt
attika-building-oracle = Orakel
attika-building-theatre = Theater
attika-building-tavern = Schenke
attika-building-plaza = Platz
attika-building-gymnasium = Gymnasium
attika-building-statue = Statue
attika-building-market = Markt
attika-building-stadium = Stadion
attika-building-temple = Tempel
attika-building-quarry = Steinbruch
attika-building-fortress = Festung
attika-building-tower = Turm
attika-building-well = Brunnen
attika-building-grain-field = Kornfeld
attika-building-mill = Mühle
attika-building-village = Dorf
attika-building-harbour = Hafen
attika-building-ship = Schiff
attika-building-silver-mine = Silbermine
attika-building-mint = Münze
attika-building-vineyard = Weinberg
attika-building-vintner = Winzer
attika-building-street = Straße
attika-group-city = Stadt
attika-group-defence = Verteidigung
attika-group-supply = Versorgung
attika-group-shipping = Seefahrt
attika-group-minting = Münzwesen
attika-group-wine = Weinbau
attika-group-streets = Straßen
attika-landscape-water = Wasser
attika-landscape-forest = Wald
attika-landscape-hill = Hügel
attika-landscape-mountain = Berg
attika-city-athens = Athen
attika-city-sparta = Sparta
attika-city-corinth = Korinth
attika-city-thebes = Theben
attika-a-building = { $building ->
    [capital] die Hauptstadt
    [oracle] das Orakel
    [theatre] das Theater
    [tavern] die Schenke
    [plaza] den Platz
    [gymnasium] das Gymnasium
    [statue] die Statue
    [market] den Markt
    [stadium] das Stadion
    [temple] den Tempel
    [quarry] den Steinbruch
    [fortress] die Festung
    [tower] einen Turm
    [well] den Brunnen
    [grain-field] das Kornfeld
    [mill] die Mühle
    [village] das Dorf
    [harbour] den Hafen
    [ship] ein Schiff
    [silver-mine] die Silbermine
    [mint] die Münze
    [vineyard] den Weinberg
    [vintner] den Winzer
   *[street] eine Straße
}
attika-the-group = { $group ->
    [city] Stadt
    [defence] Verteidigung
    [supply] Versorgung
    [shipping] Seefahrt
    [minting] Münzwesen
    [wine] Weinbau
   *[streets] Straßen
}
attika-a-landscape = { $landscape ->
    [water] Wasser
    [forest] Wald
    [hill] Hügel
   *[mountain] Berg
}
attika-cards = { $water ->
    [0] {""}
   *[other] {" · "}{ $water } Wasser
}{ $forest ->
    [0] {""}
   *[other] {" · "}{ $forest } Wald
}{ $hill ->
    [0] {""}
   *[other] {" · "}{ $hill } Hügel
}{ $mountain ->
    [0] {""}
   *[other] {" · "}{ $mountain } Berg
}

## Was jetzt zu tun ist

attika-prompt-choose = { $player } deckt Gebäude auf, baut oder nimmt Karten.
attika-prompt-choose-you = Du bist dran: Decke neue Gebäude auf, baue, was auf deiner Ablagetafel liegt, oder nimm drei Karten.
attika-prompt-draw = { $player } darf noch { $left ->
    [one] ein Gebäude
   *[other] { $left } Gebäude
} aufdecken.
attika-prompt-draw-you = Du darfst noch { $left ->
    [one] ein Gebäude
   *[other] { $left } Gebäude
} aufdecken oder aufhören und Karten nehmen.
attika-prompt-build = { $player } darf noch { $left ->
    [one] einmal
   *[other] { $left }-mal
} bauen.
attika-prompt-build-you = Du darfst noch { $left ->
    [one] einmal
   *[other] { $left }-mal
} bauen oder aufhören und Karten nehmen.
attika-prompt-extra-draw = { $player } deckt für eine Amphore ein Gebäude auf.
attika-prompt-extra-draw-you = Decke das Gebäude auf, für das du die Amphore abgegeben hast.
attika-prompt-extra-build = { $player } baut für eine Amphore.
attika-prompt-extra-build-you = Baue noch einmal; dafür hast du die Amphore abgegeben.
attika-prompt-amphora = { $player } hat keine Aktion mehr, aber { $amphorae ->
    [one] eine Amphore
   *[other] { $amphorae } Amphoren
}.
attika-prompt-amphora-you = Deine Aktionen sind verbraucht. Gib eine Amphore für eine weitere ab (du hast { $amphorae }), oder höre auf.
attika-prompt-drawn = { $player } hat { attika-a-building } aufgedeckt: bauen oder ablegen?
attika-prompt-drawn-you = Du hast { attika-a-building } aufgedeckt. Baue sofort, oder lege das Gebäude auf deine Ablagetafel.
attika-prompt-pay = { $player } bezahlt { attika-a-building } auf { $space }.
attika-prompt-pay-you = Wähle die Karten, mit denen du { attika-a-building } auf { $space } bezahlst.
attika-prompt-tile = { $player } legt Spielplanteil { $tile } an.
attika-prompt-tile-you = Du hast einen Stapel geleert: Lege Spielplanteil { $tile } beliebig gedreht an den Plan an.
attika-prompt-cards = { $player } darf Amphoren für Karten abgeben ({ $amphorae }).
attika-prompt-cards-you = Gib eine Amphore für eine weitere Karte ab (du hast { $amphorae }), oder beende deinen Zug.
attika-prompt-over = Das Spiel ist aus. Der Sieg geht an { $players }.
attika-prompt-over-race = Das Rennen ist nach Zug { $turn } von { $player } zu Ende.

## Warum nicht

attika-refusal-drawn-first = Ein aufgedecktes Gebäude liegt offen: Baue es oder lege es zuerst ab.
attika-refusal-pay-first = Zuerst muss der gewählte Bauplatz bezahlt werden.
attika-refusal-tile-first = Zuerst muss das neue Spielplanteil angelegt werden.
attika-refusal-only-cards = Du hast deine Karten schon genommen. In diesem Zug kannst du nicht mehr aufdecken oder bauen.
attika-refusal-used-up = Alle { $actions } Aktionen dieses Zuges sind verbraucht.
attika-refusal-mode-draw = In diesem Zug deckst du neue Gebäude auf. Abgelegte kannst du in einem späteren Zug bauen.
attika-refusal-mode-build = In diesem Zug baust du. Aufdecken kannst du wieder in einem späteren Zug.
attika-refusal-no-amphora = Du hast keine Amphore.
attika-refusal-no-mode = Eine Amphore verlängert begonnene Aktionen: Decke zuerst auf oder baue, oder nimm deine Karten.
attika-refusal-bought-first = Du hast eine Amphore für eine weitere Aktion abgegeben: Führe sie jetzt aus.
attika-refusal-actions-left = Du hast noch { $left ->
    [one] eine Aktion
   *[other] { $left } Aktionen
}. Eine Amphore kommt erst danach.
attika-refusal-no-use = Mit einer weiteren Aktion könntest du nichts anfangen.
attika-refusal-not-cards-yet = Das kommt nach deinen Aktionen: Höre zuerst damit auf.
attika-refusal-no-cards = Es gibt keine Karte mehr zu ziehen.
attika-refusal-stack-empty = Stapel { $stack } ist leer.
attika-refusal-nothing-drawn = Es liegt kein aufgedecktes Gebäude offen.
attika-refusal-other-drawn = Du hast { attika-a-building } aufgedeckt: Baue das zuerst oder lege es ab.
attika-refusal-not-stored = Du hast { attika-a-building } nicht auf deiner Ablagetafel.
attika-refusal-off-board = { $space } liegt nicht auf dem Plan.
attika-refusal-hex-taken = Auf { $space } steht schon ein Gebäude.
attika-refusal-price = Für { attika-a-building } auf { $space } brauchst du mindestens { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
}. Du hast { $held }.
attika-refusal-nothing-to-pay = Es gibt nichts zu bezahlen.
attika-refusal-card-missing = Du hast keine Karte mit { attika-a-landscape }.
attika-refusal-card-order = Karten werden in der Reihenfolge Wasser, Wald, Hügel, Berg abgegeben. Für { attika-a-landscape } ist es zu spät.
attika-refusal-card-unfit = Mit { attika-a-landscape } könnte die Zahlung nicht mehr genau aufgehen.
attika-refusal-no-tile = Es ist kein Spielplanteil anzulegen.
attika-refusal-tile-apart = Dort würde das Teil weder den Plan noch ein Heiligtum berühren.
attika-refusal-tile-covers = Dort würde das Teil ein anderes Teil oder ein Heiligtum bedecken.

## Was geschah

attika-event-building-drawn = { $player } deckt { attika-a-building } von Stapel { $stack } auf.
attika-event-stored = { $player } legt { attika-a-building } ab.
attika-event-built-paid = { $player } baut { attika-a-building } auf { $space } für { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}{ attika-cards }.
attika-event-built-free = { $player } baut { attika-a-building } kostenlos auf { $space }, neben { $space_before }.
attika-event-built-by-symbols = { $player } baut { attika-a-building } kostenlos auf { $space }: Die Landschaft bezahlt.
attika-event-cards-drawn-unused = { $player } zieht { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}.
attika-event-cards-drawn-amphora = { $player } zieht { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} für die Amphore.
attika-event-cards-drawn-supply = { $player } zieht { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} anstelle einer Amphore.
attika-event-own-cards-drawn-unused = { $player } zieht { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}{ attika-cards }.
attika-event-own-cards-drawn-amphora = { $player } zieht { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} für die Amphore{ attika-cards }.
attika-event-own-cards-drawn-supply = { $player } zieht { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} anstelle einer Amphore{ attika-cards }.
attika-event-reshuffled = Die { $count } abgelegten Karten werden zu einem neuen Stapel gemischt.
attika-event-amphora-earned = { $player } verbindet eine ganze Gruppe, { attika-the-group } ({ $spaces }), und nimmt eine Amphore.
attika-event-amphora-missed = { $player } verbindet eine ganze Gruppe, { attika-the-group } ({ $spaces }), aber es ist keine Amphore mehr da.
attika-event-amphora-spent = { $player } gibt eine Amphore ab für { $purpose ->
    [draw] ein weiteres Aufdecken
    [build] einen weiteren Bau
   *[card] eine Karte
}.
attika-event-tile-turned = { $player } hat einen Stapel geleert und deckt Spielplanteil { $tile } auf.
attika-event-tile-laid = { $player } legt Spielplanteil { $tile } an.
attika-event-ended-all-built = { $players } hat alles gebaut und gewinnt in Zug { $turn }.
attika-event-ended-shrines = { $players } verbindet zwei Heiligtümer ({ $spaces }) und gewinnt in Zug { $turn }.
attika-event-ended-stalemate = Niemand kann mehr etwas tun. Am meisten gebaut hat: { $players }.
attika-event-ended-race-gold = { $players } hat in Zug { $turn } alles gebaut: Gold!
attika-event-ended-race-silver = { $players } hat in Zug { $turn } alles gebaut: Silber.
attika-event-ended-race-bronze = { $players } hat in Zug { $turn } alles gebaut: Bronze.
attika-event-ended-race-finished = { $players } hat in Zug { $turn } alles gebaut: rechtzeitig, aber ohne Medaille.
attika-event-ended-race-lost = Zug { $turn } war der letzte: { $players } hat nicht rechtzeitig alles gebaut.

## Das Ende

attika-score-group = { attika-the-group }: { $count } von { $size } Gebäuden
attika-ending-all-built = Wer zuerst alles gebaut hat, gewinnt.
attika-ending-shrines = Zwei Heiligtümer verbunden: sofort gewonnen.
attika-ending-stalemate = Niemand konnte mehr etwas tun: Es entscheiden die meisten Gebäude, dann Amphoren, dann Karten.
attika-ending-race-gold = Gold: alles gebaut in höchstens 17 Zügen.
attika-ending-race-silver = Silber: alles gebaut in höchstens 19 Zügen.
attika-ending-race-bronze = Bronze: alles gebaut in höchstens 22 Zügen.
attika-ending-race-finished = Alles gebaut in höchstens 24 Zügen.
attika-ending-race-lost = Nach 24 Zügen war nicht alles gebaut.

## Optionen

attika-option-solo_race = Solorennen
attika-option-solo_race-false = nein
attika-option-solo_race-true = ja, eine Person allein
attika-option-solo_race-help = Allein auf dem Plan für zwei ist in 24 Zügen alles zu bauen; Medaillen gibt es für 17, 19 und 22. Verbundene Heiligtümer zählen nicht.
attika-option-starting_player = Startspieler
attika-option-starting_player-null = ausgelost
attika-option-starting_player-0 = Platz 1
attika-option-starting_player-1 = Platz 2
attika-option-starting_player-2 = Platz 3
attika-option-starting_player-3 = Platz 4
attika-option-starting_player-help = Beginnt mit vier Karten; die anderen folgen im Uhrzeigersinn mit je einer Karte mehr.

## Auf der Seite: Zahlen von Symbolen

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
attika-cards-held = { $count ->
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
